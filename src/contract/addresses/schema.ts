import { Type as T, type Static } from '@sinclair/typebox';
import {
  areaCode,
  cipher,
  cipherVersion,
  filled,
  id,
  idOrZero,
  integer,
  list,
  nothingAsked,
  nothingTold,
  oneOf,
  text,
  typed,
} from '../primitives.schema';
import { ADDRESS_DETAIL_LENGTH, AddressOutcome, MAX_ADDRESSES, RECEIVER_LENGTH } from './values';

const one = T.Object({ addressId: id() });

const phone = { areaCode: areaCode(), phoneCipher: cipher(), cipherVersion: cipherVersion() };

/** The same for every attempt at one write: it is made once, however often it arrives. */
const requestId = T.Optional(T.String({ minLength: 16, maxLength: 64, pattern: '^[0-9a-f]+$' }));

/** What a parent chose; the names are the server's. */
export const RegionIdsSchema = T.Object({ provinceId: id(), cityId: idOrZero(), areaId: idOrZero() });

const content = {
  receiverName: typed(RECEIVER_LENGTH.max),
  ...RegionIdsSchema.properties,
  detail: typed(ADDRESS_DETAIL_LENGTH.max),
  isDefault: T.Boolean(),
  requestId,
};

/** See values.ts. */
export const RegionSchema = T.Object({
  provinceId: id(),
  province: filled(64),
  cityId: idOrZero(),
  city: text(64),
  areaId: idOrZero(),
  area: text(64),
});

export const AddressSchema = T.Object({
  addressId: id(),
  receiverName: typed(RECEIVER_LENGTH.max),
  areaCode: areaCode(),
  /** '138****0001': the number itself never leaves the server. */
  phoneMask: filled(32),
  ...RegionSchema.properties,
  detail: typed(ADDRESS_DETAIL_LENGTH.max),
  isDefault: T.Boolean(),
  /** Grows with every change; a change names the one that it began with. */
  version: integer(1),
});

export const RegionOptionSchema = T.Object({
  regionId: id(),
  name: filled(64),
  /** Nothing below it: choosing it is the end. */
  isLast: T.Boolean(),
});

export const addressesSchemas = {
  /** The default one first, then the one that was changed last. */
  listAddresses: { request: nothingAsked(), response: list(AddressSchema, MAX_ADDRESSES) },
  getAddress: { request: one, response: AddressSchema },
  addAddress: { request: T.Object({ ...phone, ...content }), response: AddressSchema },
  /** Without `newPhone` the stored one stays. `address` is what is stored now; null when it is gone. */
  updateAddress: {
    request: T.Object({
      addressId: id(),
      version: integer(1),
      newPhone: T.Optional(T.Object(phone)),
      ...content,
    }),
    response: T.Object({
      outcome: oneOf(AddressOutcome),
      address: T.Union([AddressSchema, T.Null()]),
    }),
  },
  /** One that is gone already is deleted. */
  deleteAddress: { request: one, response: nothingTold() },
  setDefaultAddress: { request: one, response: nothingTold() },
  /** `parentId` 0: the provinces. An id that is none has nothing below it. */
  getRegionList: { request: T.Object({ parentId: idOrZero() }), response: list(RegionOptionSchema) },
};

export type Address = Static<typeof AddressSchema>;
export type RegionOption = Static<typeof RegionOptionSchema>;
