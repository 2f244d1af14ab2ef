import { WxError, type WxContext } from '../context';
import { optional, parameter } from '../methods';

type Kind = 'request' | 'uploadFile' | 'downloadFile' | 'connectSocket';
const DEFAULT_TIMEOUT = 60000;

const HOST = /^\w+:\/\/(?:[^/?#@]*@)?([^/?#]+)/;

/** The address, which must be absolute, of one of the protocols ('https?', 'wss?'), and of a host that is listed. */
export function addressOf(context: Pick<WxContext, 'options'>, given: unknown, protocols: string): string {
  const url = parameter<string>(given, 'url', 'String');
  if (!new RegExp(`^${protocols}://[^/?#\\s]+`, 'i').test(url))
    throw new WxError(`invalid url "${url}"`, { errno: 600009 });
  const { requestHosts } = context.options;
  const host = HOST.exec(url)?.[1]?.toLowerCase() ?? '';
  if (requestHosts.length > 0 && !requestHosts.includes(host))
    throw new WxError(`url not in domain list, errno:600002`, { errno: 600002 });
  return url;
}

/** ms: of the call, else of app.json, else a minute. */
export const timeoutOf = (context: WxContext, given: unknown, kind: Kind): number =>
  optional(given, 'timeout', 'Number', context.program.app.networkTimeout?.[kind] ?? DEFAULT_TIMEOUT);
