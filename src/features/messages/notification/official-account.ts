import { ConfigTypeCode } from '@/contract/configuration/values';
import { readConfig } from '@/features/configuration/read-config';
import type { ApiClient } from '@/services/api/types';
import { notificationTexts } from './texts';

export interface OfficialAccount {
  readonly name: string;
  /** URL of its QR code. */
  readonly qrCode: string | undefined;
}

/** The operator's WeChat account, from the upgrade configuration (not in the specification, assumed). */
export async function loadOfficialAccount(api: ApiClient): Promise<OfficialAccount> {
  const result = await readConfig(api, ConfigTypeCode.officialAccount);
  return parse(result.ok ? result.value[0]?.typeValue : undefined);
}

/** `typeValue` is typed by hand in the back office and may be anything. */
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
