import { WxError, type WxContext } from '../context';
import { optional, parameter } from '../methods';

type Kind = 'request' | 'uploadFile' | 'downloadFile' | 'connectSocket';
const DEFAULT_TIMEOUT = 60000;

/** The address, which must be absolute and of one of the protocols ('https?', 'wss?'). */
export function addressOf(given: unknown, protocols: string): string {
  const url = parameter<string>(given, 'url', 'String');
  if (!new RegExp(`^${protocols}://[^/?#\\s]+`, 'i').test(url))
    throw new WxError(`invalid url "${url}"`, { errno: 600009 });
  return url;
}

/** ms: of the call, else of app.json, else a minute. */
export const timeoutOf = (context: WxContext, given: unknown, kind: Kind): number =>
  optional(given, 'timeout', 'Number', context.program.app.networkTimeout?.[kind] ?? DEFAULT_TIMEOUT);
