import { ConfigTypeCode } from '@/contract/configuration/values';
import type { ServiceCenter } from '@/contract/help/schema';
import { jsonOf, readConfig, textOf } from '@/features/configuration/read-config';
import { isWebAddress } from '@/platform/web-address';
import type { App } from '@/stores/app/app';

/** Contact options on this host; '' when unavailable. */
export interface ContactOptions {
  readonly phone: string;
  readonly consultUrl: string;
}

export const NO_CONTACT: ContactOptions = { phone: '', consultUrl: '' };

/** Unavailable or invalid options are ''. In the mini program: rule help-14. */
export async function loadContactOptions({
  api,
  platform,
}: Pick<App, 'api' | 'platform'>): Promise<ContactOptions> {
  const answer = await readConfig(api, ConfigTypeCode.serviceCenter);
  if (!answer.ok) return NO_CONTACT;
  const { phone, consultUrl, miniConsultUrl } = jsonOf<ServiceCenter>(answer.value);
  const { consultsInWeChat } = platform.host;
  const url = textOf(consultsInWeChat ? miniConsultUrl : consultUrl);
  return { phone: consultsInWeChat ? '' : textOf(phone), consultUrl: isWebAddress(url) ? url : '' };
}
