import Taro from '@tarojs/taro';
import { NetworkType } from '@/contract/host';

const TYPES: Readonly<Record<string, NetworkType>> = {
  wifi: NetworkType.wifi,
  '2g': NetworkType.g2,
  '3g': NetworkType.g3,
  '4g': NetworkType.g4,
  '5g': NetworkType.g5,
};

/** wx tells the network only by callback; this one remembers it. */
export function watchNetwork(): { readonly type: NetworkType } {
  const network: { type: NetworkType } = { type: NetworkType.unknown };
  const remember = ({ networkType }: { networkType: string }): void => {
    network.type = TYPES[networkType] ?? NetworkType.unknown;
  };
  Taro.getNetworkType().then(remember, () => undefined);
  Taro.onNetworkStatusChange(remember);
  return network;
}
