import { ParcelState } from '../../../src/contract/deliveries/values';
import type { Db } from '../../db/types';
import { addMillis, HOUR, type Clock } from '../../time';
import { deliveries, parcelEvents, parcels } from '../../deliveries/tables';

/** Hours before now, how the parcel was from then on, and the carrier's words. Oldest first. */
export type GivenEvent = readonly [hoursAgo: number, state: ParcelState, content: string];

export interface GivenParcel {
  readonly contents: readonly string[];
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly events: readonly GivenEvent[];
}

export interface GivenDelivery {
  readonly title: string;
  readonly picture?: string;
  readonly orderNo?: string;
  readonly receiverName?: string;
  readonly receiverPhoneMask?: string;
  readonly receiverAddress?: string;
  readonly hoursAgo: number;
  readonly isSeen: boolean;
  readonly parcels: readonly GivenParcel[];
}

export async function giveDelivery(
  db: Db,
  clock: Clock,
  userId: number,
  { hoursAgo, isSeen, parcels: given, ...delivery }: GivenDelivery,
): Promise<void> {
  const ago = (hours: number) => addMillis(clock.now(), -hours * HOUR);
  const sentAt = ago(hoursAgo);
  const row = { ...delivery, userId, sentAt, seenAt: isSeen ? addMillis(sentAt, HOUR) : null };
  const [stored] = await db.insert(deliveries).values(row).returning({ id: deliveries.id });
  if (!stored) throw new Error('A delivery was not stored');
  for (const { events, contents, ...parcel } of given) {
    const [packed] = await db
      .insert(parcels)
      .values({ ...parcel, contents: [...contents], deliveryId: stored.id })
      .returning({ id: parcels.id });
    if (!packed || events.length === 0) continue;
    await db.insert(parcelEvents).values(
      events.map(([hours, state, content]) => ({
        parcelId: packed.id,
        state,
        content,
        happenedAt: ago(hours),
      })),
    );
  }
}

const { onTheWay, arriving, delivered } = ParcelState;

/** The way of a parcel that arrived so many hours ago, as carriers tell it. */
export const arrived = (hoursAgo: number, city: string, station: string): readonly GivenEvent[] => [
  [hoursAgo + 62, onTheWay, '【杭州市】您的包裹已由豌豆教具仓揽收'],
  [hoursAgo + 54, onTheWay, '【杭州市】快件已离开杭州转运中心，发往' + city],
  [hoursAgo + 20, onTheWay, `【${city}】快件已到达${city}转运中心`],
  [hoursAgo + 5, arriving, `【${city}】${station}的派送员正在为您派件，请保持电话畅通`],
  [hoursAgo, delivered, `【${city}】快件已签收，签收人：本人。感谢使用，期待再次为您服务`],
];
