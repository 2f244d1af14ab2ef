import type { UpgradeConfig } from '@/contract/configuration/schema';
import type { InviteConfig } from '@/contract/share/schema';

/** The invite configuration in the first entry's JSON; undefined when invalid. */
export function readInviteConfig(entries: readonly UpgradeConfig[]): InviteConfig | undefined {
  try {
    const config: unknown = JSON.parse(entries[0]?.typeValue ?? '');
    return typeof config === 'object' && config !== null && !Array.isArray(config) ? config : undefined;
  } catch {
    return undefined;
  }
}
