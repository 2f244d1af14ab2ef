import { sql } from 'drizzle-orm';
import { hourBalances, hourMovements } from '../../../server/hours/tables';
import type { Backend } from './backend';

/** Every kind of hours of every child: what the log adds up to, and what is left. */
export async function hourSums(backend: Backend) {
  const { db } = backend.services;
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
    .groupBy(...groups(hourBalances));
  const logged = await db
    .select(kindOf(hourMovements))
    .from(hourMovements)
    .groupBy(...groups(hourMovements));
  const sorted = (rows: typeof left) => [...rows].sort((a, b) => (a.kind < b.kind ? -1 : 1));
  return { left: sorted(left), logged: sorted(logged) };
}
