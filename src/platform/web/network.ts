import { NetworkType } from '@/contract/enums';

/** What browsers tell, where they tell anything: `type` is the line, `effectiveType` how fast it feels. */
export interface Connection {
  readonly type?: string;
  readonly effectiveType?: string;
}

/** WeChat says it in its user agent, and is the only one to know 5G. */
const WECHAT_WORD = /NetType\/(WIFI|[2-5]G)/i;

const WECHAT_TYPES: Readonly<Record<string, NetworkType>> = {
  WIFI: NetworkType.wifi,
  '2G': NetworkType.g2,
  '3G': NetworkType.g3,
  '4G': NetworkType.g4,
  '5G': NetworkType.g5,
};

const CELLULAR_TYPES: Readonly<Record<string, NetworkType>> = {
  'slow-2g': NetworkType.g2,
  '2g': NetworkType.g2,
  '3g': NetworkType.g3,
  '4g': NetworkType.g4,
};

/** unknown: nobody tells (iOS), or a line that has no name of its own. A desktop that feels like 4g is no phone on 4G. */
export function webNetworkType(userAgent: string, connection: Connection = {}): NetworkType {
  const told = WECHAT_WORD.exec(userAgent)?.[1]?.toUpperCase();
  if (told) return WECHAT_TYPES[told] ?? NetworkType.unknown;
  if (connection.type === 'wifi') return NetworkType.wifi;
  if (connection.type !== 'cellular') return NetworkType.unknown;
  return CELLULAR_TYPES[connection.effectiveType ?? ''] ?? NetworkType.unknown;
}
