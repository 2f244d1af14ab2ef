import { configurationCalls } from '@/contract/configuration/calls';
import type { UpgradeConfig } from '@/contract/configuration/schema';
import {
  CONFIGURATIONS_GROUP,
  type ConfigTypeCode,
  type ConfigurationName,
} from '@/contract/configuration/values';
import type { ResponseOf } from '@/contract/define';
import { ok, type Result } from '@/contract/errors';
import type { ShopConfig } from '@/contract/rewards/schema';
import { isWebAddress } from '@/platform/web-address';
import { batched, callList } from '@/services/api/batch';

type Configurations = ResponseOf<typeof configurationCalls.getConfigurations>;

/** Entries of a type code; requests of the same tick are batched where the gateway has a list call. */
export const readConfig = batched((api, typeCodes: readonly ConfigTypeCode[]) => {
  const request = { typeCodeList: [...typeCodes] };
  const asked =
    typeCodes.length > 1
      ? callList(api, configurationCalls.getUpgradeConfigs, request)
      : Promise.resolve(undefined);
  return async (typeCode): Promise<Result<readonly UpgradeConfig[]>> => {
    const list = await asked;
    if (!list) return api.call(configurationCalls.getUpgradeConfig, { typeCode });
    return list.ok ? ok(list.value.filter((entry) => entry.typeCode === typeCode)) : list;
  };
});

/** Configurations by name; requests of the same tick are batched. */
export const readConfigurations = batched((api, names: readonly ConfigurationName[]) => {
  const asked = api.call(configurationCalls.getConfigurations, {
    group: CONFIGURATIONS_GROUP,
    nameList: [...names],
  });
  return (): Promise<Result<Configurations>> => asked;
});

/** JSON of the first entry; {} when invalid. */
export function jsonOf<T extends object>(entries: readonly UpgradeConfig[]): Partial<T> {
  try {
    const value: unknown = JSON.parse(entries[0]?.typeValue ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

/** `jsonExpand.url`, else `typeValue` if it is a URL. */
export function linkOf(entries: readonly UpgradeConfig[]): string {
  const [first] = entries;
  const link = first?.jsonExpand?.url ?? first?.typeValue ?? '';
  const address = link.trim();
  return isWebAddress(address) ? address : '';
}

/** Whether the operator shows it in the mini program as well. The switch is typed by hand and may be a string. */
export const isInMiniProgram = (entries: readonly UpgradeConfig[]): boolean =>
  String(jsonOf<ShopConfig>(entries).miniProgramShow) === '1';

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
