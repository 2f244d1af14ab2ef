import { ConfigTypeCode } from '@/contract/configuration/values';
import type { ServiceCenter } from '@/contract/help/schema';
import { jsonOf, readConfig, textOf } from '@/features/configuration/read-config';
import { isWebAddress } from '@/platform/web-address';
import type { App } from '@/stores/app';

/** Contact options on this host; '' when unavailable. */
export interface ServiceWays {
  readonly phone: string;
  readonly consultUrl: string;
}

export const NO_WAYS: ServiceWays = { phone: '', consultUrl: '' };

/** Unavailable or invalid options are ''. In the mini program: rule help-14. */
export async function loadServiceWays({
  api,
  platform,
}: Pick<App, 'api' | 'platform'>): Promise<ServiceWays> {
  const answer = await readConfig(api, ConfigTypeCode.serviceCenter);
  if (!answer.ok) return NO_WAYS;
  const { phone, consultUrl, miniConsultUrl } = jsonOf<ServiceCenter>(answer.value);
  const { consultsInWeChat } = platform.host;
  const url = textOf(consultsInWeChat ? miniConsultUrl : consultUrl);
  return { phone: consultsInWeChat ? '' : textOf(phone), consultUrl: isWebAddress(url) ? url : '' };
}
