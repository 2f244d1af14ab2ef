import type { HostOptions } from '../../../protocol/options';
import type { WxContext } from '../context';
import { optional } from '../methods';
import { warnOnce } from './line';

/** Its last part distinguishes DevTools, released and other versions. */
function referer({ appId, device, envVersion, version }: HostOptions): string {
  const release = envVersion === 'release' && version !== '' ? version : '0';
  return `https://servicewechat.com/${appId}/${device.platform === 'devtools' ? 'devtools' : release}/page-frame.html`;
}

/** User agent of the configured phone, or of DevTools. */
function userAgent({ device }: HostOptions, networkType: string): string {
  const version = /[\d.]+/.exec(device.system)?.[0] ?? '16.6';
  const phone = /android/i.test(device.system)
    ? `Mozilla/5.0 (Linux; Android ${version}; ${device.model}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`
    : `Mozilla/5.0 (iPhone; CPU iPhone OS ${version.replace(/\./g, '_')} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`;
  const tools = device.platform === 'devtools' ? ' wechatdevtools' : '';
  return `${phone} MicroMessenger/${device.version} NetType/${networkType.toUpperCase()} Language/${device.language}${tools}`;
}

/** Request headers. Names keep their case; a Referer set by the mini program is dropped. */
export function requestHeaders(
  context: WxContext,
  given: unknown,
  contentType: string | null,
): Record<string, string> {
  const own = optional<Record<string, unknown>>(given, 'header', 'Object', {});
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(own)) {
    const lower = name.toLowerCase();
    if (lower === 'referer') warnOnce(context)('header 中不能设置 Referer');
    else if (lower !== 'content-type' || contentType === null) headers[name] = String(value);
  }
  if (contentType !== null) headers['content-type'] = contentType;
  if (!headerOf(headers, 'user-agent'))
    headers['User-Agent'] = userAgent(context.options, context.network.type);
  headers.Referer = referer(context.options);
  return headers;
}

/** A header by case-insensitive name. */
export const headerOf = (headers: Record<string, unknown>, wanted: string): string | undefined => {
  const name = Object.keys(headers).find((key) => key.toLowerCase() === wanted);
  return name === undefined ? undefined : String(headers[name]);
};
