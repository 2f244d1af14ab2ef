/** Parcels in transit. */
import { asc, desc, eq } from 'drizzle-orm';
import { LOSSES_NAMED } from '../../../src/contract/account/values';
import { ParcelState } from '../../../src/contract/deliveries/values';
import type { LossesOf } from '../../core/http/context';
import { PARCEL_STATE_NAMES } from './messages';
import { deliveries, parcelEvents, parcels } from './tables';
import { ownDeliveries } from './policies';

/** A parcel's state is that of its last event; without an event it is waiting. */
export const deliveryLosses: LossesOf = async ({ db }, userId) => {
  const latest = await db
    .selectDistinctOn([parcels.id], {
      title: deliveries.title,
      contents: parcels.contents,
      state: parcelEvents.state,
    })
    .from(parcels)
    .innerJoin(deliveries, eq(deliveries.id, parcels.deliveryId))
    .leftJoin(parcelEvents, eq(parcelEvents.parcelId, parcels.id))
    .where(ownDeliveries(userId))
    .orderBy(asc(parcels.id), desc(parcelEvents.happenedAt), desc(parcelEvents.id));
  const travelling = latest
    .map(({ state, ...parcel }) => ({ ...parcel, state: state ?? ParcelState.waiting }))
    .filter(({ state }) => state !== ParcelState.delivered)
    .map(({ title, contents, state }) => ({
      name: title || contents.join('、'),
      state: PARCEL_STATE_NAMES[state],
    }));
  return { parcels: travelling.slice(0, LOSSES_NAMED), parcelCount: travelling.length };
};
