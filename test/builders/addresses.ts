/** Delivery addresses. */
import type { RegionIds } from '../../src/contract/addresses/values';
import { maskPhone, sealPhone } from '../../server/domains/account/phone';
import { regionOf } from '../../server/domains/addresses/regions/tree';
import { addresses } from '../../server/domains/addresses/tables';
import type { Fixture } from './test-context';

export const HAIDIAN: RegionIds = { provinceId: 110000, cityId: 110100, areaId: 110108 };

export interface AddressDetails {
  readonly receiverName?: string;
  readonly phone?: string;
  readonly region?: RegionIds;
  readonly detail?: string;
  readonly isDefault?: boolean;
}

export const address =
  ({
    receiverName = '陈女士',
    phone: number = '13912345678',
    region: ids = HAIDIAN,
    detail = '中关村大街1号3单元',
    isDefault = false,
  }: AddressDetails = {}): Fixture =>
  async ({ db, clock, config }, { userId }) => {
    const region = regionOf(ids);
    if (region === null) throw new Error(`No such place: ${JSON.stringify(ids)}`);
    const phone = { areaCode: '86', number };
    await db.insert(addresses).values({
      ...region,
      ...{ userId, receiverName, detail, isDefault },
      areaCode: phone.areaCode,
      phoneCipher: sealPhone(config.keys, phone),
      phoneMask: maskPhone(phone),
      changedAt: clock.now(),
    });
  };
