/** The form's values, their validation, and the request made from them. */
import { lengthOf } from '@/contract/characters';
import { phoneNumberOf, type PhoneNumber } from '@/contract/account/phone-number';
import { DEFAULT_AREA_CODE } from '@/contract/account/values';
import type { Address } from '@/contract/addresses/schema';
import {
  ADDRESS_DETAIL_LENGTH,
  RECEIVER_LENGTH,
  isReceiverPhone,
  regionText,
  type Region,
} from '@/contract/addresses/values';
import { maskPhone } from '@/features/account/phone/mask-phone';
import { shownAddress, withAreaCode, type ShownAddress } from '@/features/addresses/summary/shown-address';
import type { Complaints, FormStore, FormOptions } from '@/stores/data/form';
import { errorText } from '@/services/error-text';
import { addressFormTexts } from './texts';

export const addressForm = <Saved>(
  options: Pick<FormOptions<AddressValues, Saved>, 'initial' | 'save'>,
): FormOptions<AddressValues, Saved> => ({
  ...options,
  name: 'address',
  check: checkAddress,
  failureText: (error) => addressFormTexts.failed(errorText(error)),
});

export interface AddressValues {
  readonly receiverName: string;
  readonly areaCode: string;
  /** Input so far; null: keep the stored phone. */
  readonly phone: string | null;
  readonly region: Region | null;
  readonly detail: string;
  readonly isDefault: boolean;
}

export interface AddressFieldsProps {
  readonly form: FormStore<AddressValues, unknown>;
  /** The stored address, when editing: its phone is kept unless another is typed. */
  readonly stored?: Address;
}

export const NEW_ADDRESS: AddressValues = {
  receiverName: '',
  areaCode: DEFAULT_AREA_CODE,
  phone: '',
  region: null,
  detail: '',
  isDefault: false,
};

export function valuesOf(address: Address): AddressValues {
  const { receiverName, areaCode, detail, isDefault } = address;
  return { receiverName, areaCode, phone: null, region: regionIn(address), detail, isDefault };
}

function regionIn(address: Address): Region {
  const { provinceId, province, cityId, city, areaId, area } = address;
  return { provinceId, province, cityId, city, areaId, area };
}

export function checkAddress(values: AddressValues): Complaints<AddressValues> {
  return {
    receiverName: checkReceiver(values.receiverName),
    phone: checkPhone(values),
    region: values.region ? undefined : addressFormTexts.regionMissing,
    detail: checkDetail(values.detail),
  };
}

function checkReceiver(name: string): string | undefined {
  const length = lengthOf(name);
  if (length === 0) return addressFormTexts.receiverMissing;
  if (length < RECEIVER_LENGTH.min) return addressFormTexts.receiverShort;
  return length > RECEIVER_LENGTH.max ? addressFormTexts.receiverLong : undefined;
}

/** The typed number; null: keep the stored one. */
const phoneIn = ({ phone, areaCode }: AddressValues): PhoneNumber | null =>
  phone === null ? null : phoneNumberOf(areaCode, phone);

function checkPhone(values: AddressValues): string | undefined {
  const phone = phoneIn(values);
  if (phone === null) return undefined;
  if (phone.number === '') return addressFormTexts.phoneMissing;
  return isReceiverPhone(phone.areaCode, phone.number) ? undefined : addressFormTexts.phoneWrong;
}

function checkDetail(detail: string): string | undefined {
  const length = lengthOf(detail);
  if (length === 0) return addressFormTexts.detailMissing;
  if (length < ADDRESS_DETAIL_LENGTH.min) return addressFormTexts.detailShort;
  return length > ADDRESS_DETAIL_LENGTH.max
    ? addressFormTexts.detailLong(length - ADDRESS_DETAIL_LENGTH.max)
    : undefined;
}

/** All fields but the phone, which is encrypted. */
export function fieldsOf({ receiverName, region, detail, isDefault }: AddressValues) {
  return {
    receiverName: receiverName.trim(),
    provinceId: region?.provinceId ?? 0,
    cityId: region?.cityId ?? 0,
    areaId: region?.areaId ?? 0,
    detail: detail.trim(),
    isDefault,
  };
}

/** The input in the same shape; an untyped phone is the stored one. */
export function shownValues(values: AddressValues, stored: Address): ShownAddress {
  const { receiverName, region, detail, isDefault } = values;
  const phone = phoneIn(values);
  return {
    receiverName: receiverName.trim(),
    phone:
      phone === null ? shownAddress(stored).phone : withAreaCode(phone.areaCode, maskPhone(phone.number)),
    place: [region ? regionText(region) : '', detail.trim()].filter(Boolean).join(' '),
    isDefault,
  };
}

/**
 * Merges the parent's changes into what another device saved: fields that this parent did not touch keep the other's value, so that nothing
 * is reverted by accident.
 */
export function mergedValues(before: Address, mine: AddressValues, theirs: Address): AddressValues {
  const [from, now] = [valuesOf(before), valuesOf(theirs)];
  const ofMine = <Name extends keyof AddressValues>(name: Name): AddressValues[Name] =>
    JSON.stringify(mine[name]) === JSON.stringify(from[name]) ? now[name] : mine[name];
  return {
    receiverName: ofMine('receiverName'),
    areaCode: mine.phone === null ? now.areaCode : mine.areaCode,
    phone: mine.phone,
    region: ofMine('region'),
    detail: ofMine('detail'),
    isDefault: ofMine('isDefault'),
  };
}

export const saysTheSame = (values: AddressValues, stored: Address): boolean =>
  values.phone === null &&
  JSON.stringify(shownValues(values, stored)) === JSON.stringify(shownAddress(stored));
