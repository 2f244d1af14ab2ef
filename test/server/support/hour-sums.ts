import { eq, sql } from 'drizzle-orm';
import { hourBalances, hourMovements } from '../../../server/domains/hours/tables';
import type { Backend } from './backend';
import type { Parent } from './people';

/** Hours by kind, of all children or one: the sum of the log, and the balance. */
export async function hourSums(backend: Backend, of?: Parent) {
  const { db } = backend.services;
  const isTheirs = ({ userId }: typeof hourBalances | typeof hourMovements) =>
    of === undefined ? undefined : eq(userId, of.userId);
  const kindOf = (table: typeof hourBalances | typeof hourMovements) => ({
    kind: sql<string>`concat_ws('/', ${table.userId}, ${table.brandCode}, ${table.hourGroup}, ${table.userHourType})`,
    base: sql<number>`sum(${table.baseHours})`,
    give: sql<number>`sum(${table.giveHours})`,
  });
  const groups = (table: typeof hourBalances | typeof hourMovements) => [
    table.userId,
    table.brandCode,
    table.hourGroup,
    table.userHourType,
  ];
  const left = await db
    .select(kindOf(hourBalances))
    .from(hourBalances)
    .where(isTheirs(hourBalances))
    .groupBy(...groups(hourBalances));
  const logged = await db
    .select(kindOf(hourMovements))
    .from(hourMovements)
    .where(isTheirs(hourMovements))
    .groupBy(...groups(hourMovements));
  const sorted = (rows: typeof left) => [...rows].sort((a, b) => (a.kind < b.kind ? -1 : 1));
  return { left: sorted(left), logged: sorted(logged) };
}
