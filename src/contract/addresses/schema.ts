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
  noData,
  oneOf,
  text,
  typed,
} from '../primitives.schema';
import { ADDRESS_DETAIL_LENGTH, AddressOutcome, MAX_ADDRESSES, RECEIVER_LENGTH } from './values';

const one = T.Object({ addressId: id() });

const phone = { areaCode: areaCode(), phoneCipher: cipher(), cipherVersion: cipherVersion() };

/** Idempotency key: the same for every retry of one write. */
const requestId = T.Optional(T.String({ minLength: 16, maxLength: 64, pattern: '^[0-9a-f]+$' }));

/** The parent's choice; the server adds the names. */
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
  /** '138****0001': the full number never leaves the server. */
  phoneMask: filled(32),
  ...RegionSchema.properties,
  detail: typed(ADDRESS_DETAIL_LENGTH.max),
  isDefault: T.Boolean(),
  /** Incremented by every change; an update sends the version it is based on (optimistic lock). */
  version: integer(1),
});

export const RegionOptionSchema = T.Object({
  regionId: id(),
  name: filled(64),
  /** Has no child regions. */
  isLast: T.Boolean(),
});

export const addressesSchemas = {
  /** The default address first, then the most recently changed. */
  listAddresses: { request: nothingAsked(), response: list(AddressSchema, MAX_ADDRESSES) },
  getAddress: { request: one, response: AddressSchema },
  addAddress: { request: T.Object({ ...phone, ...content }), response: AddressSchema },
  /** Without `newPhone` the stored one stays. `address` is the current row; null when deleted. */
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
  /** Idempotent. */
  deleteAddress: { request: one, response: noData() },
  setDefaultAddress: { request: one, response: noData() },
  /** `parentId` 0: the provinces. An unknown id returns an empty list. */
  getRegionList: { request: T.Object({ parentId: idOrZero() }), response: list(RegionOptionSchema) },
};

export type Address = Static<typeof AddressSchema>;
export type RegionOption = Static<typeof RegionOptionSchema>;
