/** Parcels with their current state, derived from their events. */
import { desc } from 'drizzle-orm';
import { MAX_PARCEL_EVENTS, ParcelState } from '../../../src/contract/deliveries/values';
import { isAnyOf, prepared, type Asked } from '../../core/db/prepared';
import type { Db } from '../../core/db/types';
import { parcelEvents, parcels } from './tables';

type ParcelRow = typeof parcels.$inferSelect;
export type EventRow = typeof parcelEvents.$inferSelect;

export interface Packed {
  readonly row: ParcelRow;
  /** Newest first. */
  readonly events: readonly EventRow[];
  readonly state: ParcelState;
}

const parcelsOf = prepared('parcels_of', (db, { deliveryIds }: Asked<{ deliveryIds: readonly number[] }>) =>
  db.select().from(parcels).where(isAnyOf(parcels.deliveryId, deliveryIds)).orderBy(parcels.id),
);

const eventsOfParcels = prepared('parcel_events_of', (db, asked: Asked<{ parcelIds: readonly number[] }>) =>
  db
    .select()
    .from(parcelEvents)
    .where(isAnyOf(parcelEvents.parcelId, asked.parcelIds))
    .orderBy(desc(parcelEvents.happenedAt), desc(parcelEvents.id)),
);

/** Parcels of several deliveries, each in packing order. */
export async function packedOf(
  db: Db,
  deliveryIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Packed[]>> {
  const packed = new Map<number, Packed[]>(deliveryIds.map((id) => [id, []]));
  if (deliveryIds.length === 0) return packed;
  const rows = await parcelsOf(db, { deliveryIds });
  const events = await eventsOf(
    db,
    rows.map(({ id }) => id),
  );
  for (const row of rows) packed.get(row.deliveryId)?.push(withState(row, events.get(row.id) ?? []));
  return packed;
}

export async function packedParcel(db: Db, row: ParcelRow): Promise<Packed> {
  const events = await eventsOf(db, [row.id]);
  return withState(row, events.get(row.id) ?? []);
}

async function eventsOf(db: Db, parcelIds: readonly number[]): Promise<ReadonlyMap<number, EventRow[]>> {
  const found = new Map<number, EventRow[]>();
  if (parcelIds.length === 0) return found;
  const rows = await eventsOfParcels(db, { parcelIds });
  for (const row of rows) found.set(row.parcelId, [...(found.get(row.parcelId) ?? []), row]);
  return found;
}

const withState = (row: ParcelRow, events: readonly EventRow[]): Packed => ({
  row,
  events: events.slice(0, MAX_PARCEL_EVENTS),
  state: events[0]?.state ?? ParcelState.waiting,
});
