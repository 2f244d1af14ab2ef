import type { InviteConfig, UpgradeConfig } from '@/contract/api/types';

/** The invite configuration lies as JSON in the first entry; undefined for anything else. */
export function readInviteConfig(entries: readonly UpgradeConfig[]): InviteConfig | undefined {
  try {
    const config: unknown = JSON.parse(entries[0]?.typeValue ?? '');
    return typeof config === 'object' && config !== null && !Array.isArray(config) ? config : undefined;
  } catch {
    return undefined;
  }
}
