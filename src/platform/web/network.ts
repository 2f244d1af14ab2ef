import { NetworkType } from '@/contract/host';

/** What browsers tell, where they tell anything: `type` is the line, `effectiveType` how fast it feels. */
export interface Connection {
  readonly type?: string;
  readonly effectiveType?: string;
}

/** WeChat says it in its user agent, as it was when the page opened, and is the only one to know 5G. */
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
 * The line as it is now. unknown: nobody tells (iOS outside WeChat), or it has no name of its own. A desktop that feels
 * like 4g is no phone on 4G.
 */
export function webNetworkType(userAgent: string, { type, effectiveType }: Connection = {}): NetworkType {
  const told = typeOf(WECHAT_WORD.exec(userAgent)?.[1]);
  if (type === undefined) return told;
  if (type === 'wifi') return NetworkType.wifi;
  if (type !== 'cellular') return NetworkType.unknown;
  return told === NetworkType.g5 ? told : typeOf(effectiveType);
}
