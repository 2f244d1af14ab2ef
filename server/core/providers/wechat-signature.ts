import { createHash } from 'node:crypto';
import type { Random } from '../random';
import type { Clock } from '../time';
import type { ShareSignature } from './wechat';

/** WeChat's rule: SHA-1 over the four values in alphabetical order, not URL-encoded. */
export function signPage(
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  { appId, ticket, pageUrl }: { readonly appId: string; readonly ticket: string; readonly pageUrl: string },
): ShareSignature {
  const timestamp = Math.floor(clock.now().getTime() / 1000);
  const nonceStr = random.bytes(8).toString('hex');
  const [url = ''] = pageUrl.split('#');
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return { appId, timestamp, nonceStr, signature: createHash('sha1').update(text).digest('hex') };
}
