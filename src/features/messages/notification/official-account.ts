import { ConfigTypeCode } from '@/contract/configuration/values';
import { readConfig } from '@/features/configuration/read-config';
import type { ApiClient } from '@/services/api/types';
import { notificationTexts } from './texts';

export interface OfficialAccount {
  readonly name: string;
  /** Address of the picture of its QR code. */
  readonly qrCode: string | undefined;
}

/** The operator's account in WeChat, from the upgrade configuration (not shown in the specification, assumed). */
export async function loadOfficialAccount(api: ApiClient): Promise<OfficialAccount> {
  const result = await readConfig(api, ConfigTypeCode.officialAccount);
  return parse(result.ok ? result.value[0]?.typeValue : undefined);
}

/** `typeValue` is typed by hand in the operator's back office: anything may stand in it. */
function parse(typeValue: string | undefined): OfficialAccount {
  const { name, qrCode } = fields(typeValue);
  const isNamed = typeof name === 'string' && name.trim() !== '';
  return {
    name: isNamed ? name.trim() : notificationTexts.accountName,
    qrCode: typeof qrCode === 'string' && /^(https?:\/\/|\/(?![/\\]))/i.test(qrCode) ? qrCode : undefined,
  };
}

function fields(typeValue: string | undefined): { name?: unknown; qrCode?: unknown } {
  try {
    const value: unknown = JSON.parse(typeValue ?? 'null');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
