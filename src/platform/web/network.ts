import { NetworkType } from '@/contract/host';

/** The Network Information API, where supported: `type` is the connection, `effectiveType` its perceived speed. */
export interface Connection {
  readonly type?: string;
  readonly effectiveType?: string;
}

/** WeChat's user agent has the type as of when the page opened, and is the only source for 5G. */
const WECHAT_WORD = /NetType\/(WIFI|[2-5]G)/i;

const TYPES: Readonly<Record<string, NetworkType>> = {
  WIFI: NetworkType.wifi,
  '2G': NetworkType.g2,
  '3G': NetworkType.g3,
  '4G': NetworkType.g4,
  '5G': NetworkType.g5,
  'SLOW-2G': NetworkType.g2,
};

const typeOf = (word = ''): NetworkType => TYPES[word.toUpperCase()] ?? NetworkType.unknown;

/**
 * The current connection. unknown: not reported (iOS outside WeChat), or no matching type. An effective type of 4g on a desktop is not 4G.
 */
export function webNetworkType(userAgent: string, { type, effectiveType }: Connection = {}): NetworkType {
  const fromWeChat = typeOf(WECHAT_WORD.exec(userAgent)?.[1]);
  if (type === undefined) return fromWeChat;
  if (type === 'wifi') return NetworkType.wifi;
  if (type !== 'cellular') return NetworkType.unknown;
  return fromWeChat === NetworkType.g5 ? fromWeChat : typeOf(effectiveType);
}
