import type { RegionIds } from '../../../src/contract/addresses/values';
import { maskPhone, sealPhone, type Phone } from '../../../server/domains/account/phone';
import type { Db } from '../../../server/core/db/types';
import type { Keys } from '../../../server/core/keys';
import { regionOf } from '../../../server/domains/addresses/regions/tree';
import { addDays, type Clock } from '../../../server/core/time';
import { addresses } from '../../../server/domains/addresses/tables';

export interface DemoAddress extends RegionIds {
  readonly receiverName: string;
  readonly phone: Phone;
  readonly detail: string;
  readonly isDefault?: boolean;
}

/** The first is the most recently changed. */
export async function seedAddresses(
  { db, clock, keys }: { readonly db: Db; readonly clock: Clock; readonly keys: Keys },
  userId: number,
  given: readonly DemoAddress[],
): Promise<void> {
  if (given.length === 0) return;
  await db.insert(addresses).values(
    given.map(({ receiverName, phone, detail, isDefault = false, ...ids }, index) => {
      const region = regionOf(ids);
      if (region === null) throw new Error(`No such place: ${JSON.stringify(ids)}`);
      return {
        ...region,
        userId,
        receiverName,
        areaCode: phone.areaCode,
        phoneCipher: sealPhone(keys, phone),
        phoneMask: maskPhone(phone),
        detail,
        isDefault,
        changedAt: addDays(clock.now(), -30 - index),
      };
    }),
  );
}
