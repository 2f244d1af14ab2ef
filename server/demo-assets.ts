/** What the demo accounts have behind mine: the log of their hours, their leave, their orders and exchanges. */
import { eq } from 'drizzle-orm';
import { DEMO_ACCOUNTS, DEMO_AREA_CODE, type DemoAccount } from './account/demo-accounts';
import { HOME_ACCOUNTS } from './account/home-accounts';
import { findAccount } from './account/register';
import { students } from './account/tables';
import type { Db } from './db/types';
import { giveHourHistory } from './demo/content/hours/history';
import type { Keys } from './keys';
import { giveKnownLeaves, giveOlderLeaves } from './demo/content/lessons/leaves';
import { giveExchanges, giveOrders, type Receiver } from './demo/content/orders/seed';
import {
  FEW_EXCHANGES,
  MANY_EXCHANGES,
  MANY_ORDERS,
  WANDOU_ORDERS,
  type ShownExchange,
  type ShownOrder,
} from './demo/content/orders/orders';
import type { Clock } from './time';

interface Assets {
  readonly orders?: readonly ShownOrder[];
  readonly exchanges?: readonly ShownExchange[];
  readonly olderLeaves?: true;
}

const ASSETS: Readonly<Record<string, Assets>> = {
  [DEMO_ACCOUNTS.oneSubject.phone]: { orders: WANDOU_ORDERS, exchanges: FEW_EXCHANGES },
  [DEMO_ACCOUNTS.manySubjects.phone]: { orders: MANY_ORDERS, exchanges: MANY_EXCHANGES, olderLeaves: true },
  [HOME_ACCOUNTS.wholeQueue.phone]: { orders: WANDOU_ORDERS },
};

interface Seeding {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: Keys;
}

export async function seedDemoAssets(seeding: Seeding): Promise<void> {
  const { db, clock, keys } = seeding;
  const accounts: DemoAccount[] = [...Object.values(DEMO_ACCOUNTS), ...Object.values(HOME_ACCOUNTS)];
  for (const { phone, student } of accounts) {
    const account = await findAccount(db, keys, { areaCode: DEMO_AREA_CODE, number: phone });
    if (account === null) continue;
    const [child] = await db
      .select({ userId: students.userId })
      .from(students)
      .where(eq(students.accountId, account.id));
    if (child === undefined) continue;
    await giveHourHistory(db, clock, child.userId);
    await giveKnownLeaves(db, clock, child.userId);
    const { orders = [], exchanges = [], olderLeaves } = ASSETS[phone] ?? {};
    await giveOrders(seeding, child.userId, receiverOf(phone, student), orders);
    await giveExchanges(db, clock, child.userId, exchanges);
    if (olderLeaves) await giveOlderLeaves(db, clock, child.userId);
  }
}

const receiverOf = (phone: string, { parentName, city, area, addr }: DemoAccount['student']): Receiver => ({
  name: parentName ?? '',
  phone,
  address: `${city ?? ''}${area ?? ''}${addr ?? ''}`,
});
