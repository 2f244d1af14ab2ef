import { NetworkType } from '@/contract/host';

const FREE: readonly NetworkType[] = [NetworkType.wifi, NetworkType.unknown];

/** A line that is paid by what comes over it. One that nobody names is not asked about. */
export const isCostly = (type: NetworkType): boolean => !FREE.includes(type);
