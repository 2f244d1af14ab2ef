import { DEFAULT_AREA_CODE } from '@/contract/account/values';
import type { Address } from '@/contract/addresses/schema';
import { regionText } from '@/contract/addresses/values';

/** Display fields of an address. */
export interface ShownAddress {
  readonly receiverName: string;
  readonly phone: string;
  readonly place: string;
  readonly isDefault: boolean;
}

export const shownAddress = (address: Address): ShownAddress => ({
  receiverName: address.receiverName,
  phone: withAreaCode(address.areaCode, address.phoneMask),
  place: [regionText(address), address.detail].join(' '),
  isDefault: address.isDefault,
});

/** The home country's code is omitted. */
export const withAreaCode = (areaCode: string, phone: string): string =>
  areaCode === DEFAULT_AREA_CODE ? phone : `+${areaCode} ${phone}`;
