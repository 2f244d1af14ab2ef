import { NetworkType } from '@/contract/host';

const FREE: readonly NetworkType[] = [NetworkType.wifi, NetworkType.unknown];

/** Metered network. Unknown types do not count as metered. */
export const isMetered = (type: NetworkType): boolean => !FREE.includes(type);
