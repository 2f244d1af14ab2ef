import type { UpgradeConfig } from '@/contract/configuration/schema';
import type { ShopConfig } from '@/contract/rewards/schema';
import { isWebAddress } from '@/platform/web-address';

/** JSON of the first entry; what an operator mistyped counts as nothing. */
export function jsonOf<T extends object>(entries: readonly UpgradeConfig[]): Partial<T> {
  try {
    const value: unknown = JSON.parse(entries[0]?.typeValue ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

/** `jsonExpand.url`, else a `typeValue` that is an address itself. */
export function linkOf(entries: readonly UpgradeConfig[]): string {
  const [first] = entries;
  const link = first?.jsonExpand?.url ?? first?.typeValue ?? '';
  const address = link.trim();
  return isWebAddress(address) ? address : '';
}

/** Whether the operator shows it in the mini program as well. The switch is typed by hand, and may be text. */
export const isInMiniProgram = (entries: readonly UpgradeConfig[]): boolean =>
  String(jsonOf<ShopConfig>(entries).miniProgramShow) === '1';

export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
