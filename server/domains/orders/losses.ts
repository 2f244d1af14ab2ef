/** What is still under way for a family: orders, exchanges, parcels; and the medals that were won. */
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { CancellationLosses } from '../../../src/contract/account/cancellation.schema';
import { ParcelState } from '../../../src/contract/deliveries/values';
import { ExchangeState, OrderState } from '../../../src/contract/orders/values';
import { medalLevel, medalNames } from '../../../src/contract/rewards/values';
import type { Db } from '../../core/db/types';
import { deliveries, parcelEvents, parcels } from '../deliveries/tables';
import type { CallContext } from '../../core/http/handler';
import { amounts } from '../rewards/medals/amounts';
import { exchanges, orders } from './tables';
import { ORDER_STATE_NAMES, PARCEL_STATE_NAMES, WAITING_EXCHANGE } from '../account/cancellation/messages';

type Matters = CancellationLosses['parcels'];
type Parts = Pick<CancellationLosses, 'openOrders' | 'openOrderCount' | 'parcels' | 'parcelCount' | 'medals'>;
type Asked = Pick<CallContext, 'db' | 'clock'>;

/** Named one by one; the others are only counted. */
const MOST_NAMED = 20;

export async function matterParts(context: Asked, userId: number): Promise<Parts> {
  const { db } = context;
  const [open, travelling] = [await openOrders(context, userId), await parcelsUnderWay(db, userId)];
  return {
    openOrders: open.slice(0, MOST_NAMED),
    openOrderCount: open.length,
    parcels: travelling.slice(0, MOST_NAMED),
    parcelCount: travelling.length,
    medals: await medalsOf(context, userId),
  };
}

const OPEN_STATES = [OrderState.toPay, OrderState.paid, OrderState.delivering];

async function openOrders({ db, clock }: Asked, userId: number): Promise<Matters> {
  // What was not paid in time is over, whether or not somebody has looked at it since.
  const isAlive = or(
    inArray(
      orders.state,
      OPEN_STATES.filter((state) => state !== OrderState.toPay),
    ),
    and(eq(orders.state, OrderState.toPay), sql`${orders.payBefore} > ${clock.now()}`),
  );
  const bought = await db
    .select({ name: orders.title, state: orders.state })
    .from(orders)
    .where(and(eq(orders.userId, userId), isAlive))
    .orderBy(desc(orders.createdAt));
  const exchanged = await db
    .select({ name: exchanges.title })
    .from(exchanges)
    .where(and(eq(exchanges.userId, userId), eq(exchanges.state, ExchangeState.waiting)))
    .orderBy(desc(exchanges.exchangedAt));
  return [
    ...bought.map(({ name, state }) => ({ name, state: ORDER_STATE_NAMES[state] ?? '' })),
    ...exchanged.map(({ name }) => ({ name, state: WAITING_EXCHANGE })),
  ];
}

/** The last event of a parcel says how it is; one without an event waits. */
async function parcelsUnderWay(db: Db, userId: number): Promise<Matters> {
  const latest = await db
    .selectDistinctOn([parcels.id], {
      title: deliveries.title,
      contents: parcels.contents,
      state: parcelEvents.state,
    })
    .from(parcels)
    .innerJoin(deliveries, eq(deliveries.id, parcels.deliveryId))
    .leftJoin(parcelEvents, eq(parcelEvents.parcelId, parcels.id))
    .where(eq(deliveries.userId, userId))
    .orderBy(asc(parcels.id), desc(parcelEvents.happenedAt), desc(parcelEvents.id));
  return latest
    .map(({ state, ...parcel }) => ({ ...parcel, state: state ?? ParcelState.waiting }))
    .filter(({ state }) => state !== ParcelState.delivered)
    .map(({ title, contents, state }) => ({
      name: title || contents.join('、'),
      state: PARCEL_STATE_NAMES[state],
    }));
}

/** Each level is a medal of its own. */
async function medalsOf({ db, clock }: Asked, userId: number): Promise<number> {
  let won = 0;
  for (const name of medalNames) won += medalLevel(name, (await amounts[name](db, clock, userId)).amount);
  return won;
}
