/** Addresses and regions. */
import { DEFAULT_AREA_CODE } from '../account/values';
import type { ValueOf } from '../wire';

/** Per parent. */
export const MAX_ADDRESSES = 20;
/** In grapheme clusters, trimmed. */
export const RECEIVER_LENGTH = { min: 2, max: 20 } as const;
export const ADDRESS_DETAIL_LENGTH = { min: 5, max: 100 } as const;

/** Result of a change. conflict: a concurrent change was saved first; gone: it was deleted. Neither stores anything. */
export const AddressOutcome = { saved: 1, conflict: 2, deleted: 3 } as const;
export type AddressOutcome = ValueOf<typeof AddressOutcome>;

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

const OTHER_PHONE = /^\d{5,14}$/;

/** Couriers call: a mobile number in mainland China, any number elsewhere. */
export const isReceiverPhone = (areaCode: string, number: string): boolean =>
  (areaCode === DEFAULT_AREA_CODE ? MAINLAND_MOBILE : OTHER_PHONE).test(number);

/**
 * Province, city and district. Ids are those of GB/T 2260. A level that does not exist has id 0 and name '': Taiwan has
 * no city here, a county directly under its province (济源市) is a city without districts.
 */
export interface Region {
  readonly provinceId: number;
  readonly province: string;
  readonly cityId: number;
  readonly city: string;
  readonly areaId: number;
  readonly area: string;
}

/** Ids only; the server knows the names. */
export type RegionIds = Pick<Region, 'provinceId' | 'cityId' | 'areaId'>;

/** Parent id of the provinces. */
export const REGION_ROOT = 0;

/** As on a parcel; a municipality, which is its own city, is printed once. */
export function regionText({ province, city, area }: Pick<Region, 'province' | 'city' | 'area'>): string {
  return [province, city === province ? '' : city, area].filter(Boolean).join(' ');
}
