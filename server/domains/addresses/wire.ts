/** Maps addresses to the contract's shapes. */
import type { AddressRow } from './address-columns';
import type { Address } from '../../../src/contract/addresses/schema';

export function toAddress(row: AddressRow): Address {
  return {
    addressId: row.id,
    receiverName: row.receiverName,
    areaCode: row.areaCode,
    phoneMask: row.phoneMask,
    provinceId: row.provinceId,
    province: row.province,
    cityId: row.cityId,
    city: row.city,
    areaId: row.areaId,
    area: row.area,
    detail: row.detail,
    isDefault: row.isDefault,
    version: row.version,
  };
}
