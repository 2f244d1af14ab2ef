import { WxError, type WxContext } from '../context';
import { optional, parameter } from '../methods';

type Kind = 'request' | 'uploadFile' | 'downloadFile' | 'connectSocket';
const DEFAULT_TIMEOUT = 60000;

const HOST = /^\w+:\/\/(?:[^/?#@]*@)?([^/?#]+)/;
const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/;

/** With a list of hosts WeChat requires HTTPS and WSS; local servers have no certificate and are exempt. */
const isListed = (url: string, hosts: string[]): boolean => {
  const host = HOST.exec(url)?.[1]?.toLowerCase() ?? '';
  return hosts.includes(host) && (/^(https|wss):/i.test(url) || THIS_MACHINE.test(host));
};

/** Requires an absolute URL with one of the protocols ('https?', 'wss?') and a listed host. */
export function addressOf(context: Pick<WxContext, 'options'>, given: unknown, protocols: string): string {
  const url = parameter<string>(given, 'url', 'String');
  if (!new RegExp(`^${protocols}://[^/?#\\s]+`, 'i').test(url))
    throw new WxError(`invalid url "${url}"`, { errno: 600009 });
  const { requestHosts } = context.options;
  if (requestHosts.length > 0 && !isListed(url, requestHosts))
    throw new WxError(`url not in domain list, errno:600002`, { errno: 600002 });
  return url;
}

/** ms: of the call, else of app.json, else a minute. */
export const timeoutOf = (context: WxContext, given: unknown, kind: Kind): number =>
  optional(given, 'timeout', 'Number', context.program.app.networkTimeout?.[kind] ?? DEFAULT_TIMEOUT);
