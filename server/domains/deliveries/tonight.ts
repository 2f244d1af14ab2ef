import { desc } from 'drizzle-orm';
import { deliveryState, ParcelState } from '../../../src/contract/deliveries/values';
import { TonightKind } from '../../../src/contract/home/values';
import type { TonightPart } from '../home/tonight';
import { packedOf } from './packed';
import { ownDeliveries } from './policies';
import { deliveries } from './tables';

/** A parcel takes days: what was sent before the last few deliveries has long arrived. */
const NEWEST = 5;
const TO_RECEIVE: readonly ParcelState[] = [ParcelState.problem, ParcelState.arriving];

/** Deliveries that need a person at home today. */
export const deliveryTonight: TonightPart = async ({ db, userId }) => {
  const rows = await db
    .select({ id: deliveries.id, title: deliveries.title })
    .from(deliveries)
    .where(ownDeliveries(userId))
    .orderBy(desc(deliveries.sentAt), desc(deliveries.id))
    .limit(NEWEST);
  const packed = await packedOf(
    db,
    rows.map(({ id }) => id),
  );
  const toReceive = rows.filter(({ id }) =>
    TO_RECEIVE.includes(deliveryState((packed.get(id) ?? []).map(({ state }) => state))),
  );
  const [first] = toReceive;
  return first && { kind: TonightKind.delivery, ...first, count: toReceive.length };
};
