/** Where parcels go. Fields and limits are not shown in the specification (assumed). */
import { DEFAULT_AREA_CODE } from './constants';
import type { ValueOf } from './enums';

/** Of one parent. */
export const MAX_ADDRESSES = 20;
/** Characters as a reader counts them, blanks at both ends left out. */
export const RECEIVER_LENGTH = { min: 2, max: 20 } as const;
export const ADDRESS_DETAIL_LENGTH = { min: 5, max: 100 } as const;

/**
 * How a change ended. conflict: somebody saved something else meanwhile; gone: somebody deleted it. Neither stores
 * anything.
 */
export const AddressOutcome = { saved: 1, conflict: 2, gone: 3 } as const;
export type AddressOutcome = ValueOf<typeof AddressOutcome>;

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;
const OTHER_PHONE = /^\d{5,14}$/;

/** Couriers call: a mobile in the mainland, any number elsewhere. */
export const isReceiverPhone = (areaCode: string, number: string): boolean =>
  (areaCode === DEFAULT_AREA_CODE ? MAINLAND_MOBILE : OTHER_PHONE).test(number);

/** An emoji is one character. */
export const charactersOf = (text: string): number => [...text.trim()].length;
