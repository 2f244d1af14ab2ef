import { ParcelState } from '../../../src/contract/deliveries/values';
import { maskPhone } from '../../../server/domains/account/phone';
import type { DemoAddress } from './addresses';
import { goodsOf } from './goods';
import type { Db } from '../../../server/core/db/types';
import { addMillis, HOUR, shanghaiHour, type Clock } from '../../../server/core/time';
import { deliveries, parcelEvents, parcels } from '../../../server/domains/deliveries/tables';

/** Hours before now, the parcel's state since then, and the carrier's text. Oldest first. */
type DemoEvent = readonly [hoursAgo: number, state: ParcelState, content: string];

export interface DemoParcel {
  readonly contents: readonly string[];
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly events: readonly DemoEvent[];
}

export interface DemoDelivery {
  readonly title: string;
  readonly picture?: string;
  readonly orderNo?: string;
  readonly receiverName?: string;
  readonly receiverPhoneMask?: string;
  readonly receiverAddress?: string;
  readonly hoursAgo: number;
  readonly isSeen: boolean;
  readonly parcels: readonly DemoParcel[];
}

async function seedDelivery(
  db: Db,
  clock: Clock,
  userId: number,
  { hoursAgo, isSeen, parcels: given, ...delivery }: DemoDelivery,
): Promise<void> {
  const ago = (hours: number) => addMillis(clock.now(), -hours * HOUR);
  const sentAt = ago(hoursAgo);
  const row = { ...delivery, userId, sentAt, seenAt: isSeen ? addMillis(sentAt, HOUR) : null };
  const [stored] = await db.insert(deliveries).values(row).returning({ id: deliveries.id });
  if (!stored) throw new Error('A delivery was not stored');
  for (const { events, contents, ...sent } of given) {
    const [packed] = await db
      .insert(parcels)
      .values({ ...sent, contents: [...contents], deliveryId: stored.id })
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

/** Tracking events of a parcel that arrived that many hours ago. */
const arrived = (hoursAgo: number, city: string, station: string): readonly DemoEvent[] => [
  [hoursAgo + 62, onTheWay, '【杭州市】您的包裹已由豌豆教具仓揽收'],
  [hoursAgo + 54, onTheWay, '【杭州市】快件已离开杭州转运中心，发往' + city],
  [hoursAgo + 20, onTheWay, `【${city}】快件已到达${city}转运中心`],
  [hoursAgo + 5, arriving, `【${city}】${station}的派送员正在为您派件，请保持电话畅通`],
  [hoursAgo, delivered, `【${city}】快件已签收，签收人：本人。感谢使用，期待再次为您服务`],
];

export const parcel = (contents: readonly string[], carrier: string, trackingNumber: string) => ({
  contents,
  carrier,
  trackingNumber,
});

/** To the first address, in Beijing. */
export async function seedDeliveriesTo(
  { receiverName, phone, detail }: DemoAddress,
  { db, clock, userId }: { readonly db: Db; readonly clock: Clock; readonly userId: number },
  given: readonly DemoDelivery[],
): Promise<void> {
  const receiver = {
    receiverName,
    receiverPhoneMask: maskPhone(phone),
    receiverAddress: `北京市 海淀区 ${detail}`,
  };
  for (const delivery of given) await seedDelivery(db, clock, userId, { ...receiver, ...delivery });
}

const AFTERNOON_HOUR = 15;

/** Shifts times as if it were the most recent 15:00: nothing is packed or delivered at night. */
export function inTheDay(clock: Clock, given: readonly DemoDelivery[]): DemoDelivery[] {
  const since = (shanghaiHour(clock.now()) - AFTERNOON_HOUR + DAY_HOURS) % DAY_HOURS;
  return given.map((delivery) => ({
    ...delivery,
    hoursAgo: delivery.hoursAgo + since,
    parcels: delivery.parcels.map((one) => ({
      ...one,
      events: one.events.map(([hours, ...event]) => [hours + since, ...event] as const),
    })),
  }));
}

const DAY_HOURS = 24;
const ARRIVAL_HOUR = 15;

/** Delivered long ago; the third came in three parcels. */
export function pastDeliveries(
  clock: Clock,
  given: readonly (readonly [title: string, daysAgo: number])[],
): DemoDelivery[] {
  const severalAt = 2;
  return given.map(([title, daysAgo], index) => {
    const number = (part: number) => `SF13${String(daysAgo).padStart(4, '0')}${String(7_001_002 + part)}`;
    // No deliveries at night, at any time of seeding.
    const hours = daysAgo * DAY_HOURS + shanghaiHour(clock.now()) - ARRIVAL_HOUR;
    const { contents, picture } = goodsOf(title);
    const [one = '', two = '', ...others] = contents;
    const packed = index === severalAt ? [[one], [two], others] : [contents];
    return {
      title,
      picture,
      hoursAgo: hours + 70,
      isSeen: true,
      parcels: packed.map((inside, part) => ({
        ...parcel(inside, '顺丰速运', number(part)),
        events: arrived(hours + part * 3, '北京市', '中关村营业点'),
      })),
    };
  });
}
