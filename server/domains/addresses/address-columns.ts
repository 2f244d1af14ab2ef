/** Validates a parent's input field by field and maps it to the row's columns. */
import { lengthOf } from '../../../src/contract/characters';
import {
  ADDRESS_DETAIL_LENGTH,
  RECEIVER_LENGTH,
  isReceiverPhone,
  type Region,
  type RegionIds,
} from '../../../src/contract/addresses/values';
import { maskPhone, phoneOf, sealPhone } from '../account/phone';
import { AREA_CODES } from '../account/look-ups/area-code-list';
import { badInput } from '../../core/http/handler';
import type { Keys } from '../../core/keys';
import { regionOf } from './regions/tree';
import { ADDRESS_MESSAGES } from './messages';
import type { addresses } from './tables';

export type AddressRow = typeof addresses.$inferSelect;

interface WrittenContent extends RegionIds {
  readonly receiverName: string;
  readonly detail: string;
}

interface WrittenPhone {
  readonly areaCode: string;
  readonly phoneCipher: string;
  readonly cipherVersion: string;
}

type PhoneColumns = Pick<AddressRow, 'areaCode' | 'phoneCipher' | 'phoneMask'>;

const knownAreaCodes = new Set(AREA_CODES.map(([, areaCode]) => areaCode));

export function addressColumns(
  request: WrittenContent,
): Region & Pick<AddressRow, 'receiverName' | 'detail'> {
  const region = regionOf(request);
  if (!isWithin(request.receiverName, RECEIVER_LENGTH)) {
    throw badInput('receiverName', ADDRESS_MESSAGES.receiverName);
  }
  if (region === null) throw badInput('provinceId', ADDRESS_MESSAGES.region);
  if (!isWithin(request.detail, ADDRESS_DETAIL_LENGTH)) throw badInput('detail', ADDRESS_MESSAGES.detail);
  return { ...region, receiverName: request.receiverName.trim(), detail: request.detail.trim() };
}

export function phoneColumns(keys: Keys, written: WrittenPhone): PhoneColumns {
  const phone = phoneOf(keys, written);
  if (!knownAreaCodes.has(phone.areaCode)) throw badInput('areaCode', ADDRESS_MESSAGES.areaCode);
  if (!isReceiverPhone(phone.areaCode, phone.number)) throw badInput('phoneCipher', ADDRESS_MESSAGES.phone);
  return { areaCode: phone.areaCode, phoneCipher: sealPhone(keys, phone), phoneMask: maskPhone(phone) };
}

function isWithin(written: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const length = lengthOf(written);
  return length >= min && length <= max;
}
