/** Parcels sent to a family, with their tracking. */
import { ParcelState } from '../../src/contract/deliveries/values';
import { deliveries, parcelEvents, parcels } from '../../server/domains/deliveries/tables';
import { addMillis, HOUR } from '../../server/core/time';
import { stored, type Fixture } from './test-context';

export interface ParcelDetails {
  readonly contents?: readonly string[];
  /** Hours before now, state from then on, carrier's text. */
  readonly events?: readonly (readonly [hoursAgo: number, state: ParcelState, content: string])[];
}

export interface DeliveryDetails extends Partial<
  Pick<
    typeof deliveries.$inferInsert,
    'title' | 'orderNo' | 'receiverName' | 'receiverPhoneMask' | 'receiverAddress'
  >
> {
  readonly hoursAgo?: number;
  readonly isSeen?: boolean;
  readonly parcels?: readonly ParcelDetails[];
}

const { onTheWay, arriving } = ParcelState;
const ONE_PARCEL: ParcelDetails = {
  events: [
    [40, onTheWay, '已揽收'],
    [2, arriving, '正在派送'],
  ],
};

/** Default: sent two days ago, unseen, one parcel that arrives today. */
export const delivery =
  ({
    hoursAgo = 48,
    isSeen = false,
    parcels: packed = [ONE_PARCEL],
    ...details
  }: DeliveryDetails = {}): Fixture =>
  async ({ db, clock }, { userId }) => {
    const ago = (hours: number) => addMillis(clock.now(), -hours * HOUR);
    const sentAt = ago(hoursAgo);
    const seenAt = isSeen ? addMillis(sentAt, HOUR) : null;
    const row = { title: '秋季教具', ...details, userId, sentAt, seenAt };
    const { id } = stored(await db.insert(deliveries).values(row).returning({ id: deliveries.id }));
    for (const { contents = ['教具盒 ×1'], events = [] } of packed) {
      const parcel = { deliveryId: id, contents, carrier: '顺丰速运', trackingNumber: 'SF1000000000001' };
      const { id: parcelId } = stored(await db.insert(parcels).values(parcel).returning({ id: parcels.id }));
      if (events.length === 0) continue;
      await db
        .insert(parcelEvents)
        .values(
          events.map(([hours, state, content]) => ({ parcelId, state, content, happenedAt: ago(hours) })),
        );
    }
  };
