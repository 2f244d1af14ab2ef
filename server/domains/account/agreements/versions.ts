/** Versions as an editor keeps them. */
import { and, desc, eq, lte, max } from 'drizzle-orm';
import type { AgreementType } from '../../../../src/contract/account/values';
import { totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { today, type Clock } from '../../../core/time';
import { agreements } from './tables';

export type AgreementRow = typeof agreements.$inferSelect;
type Which = Pick<AgreementRow, 'type' | 'version'>;
type Words = Pick<AgreementRow, 'title' | 'intro' | 'sections'>;

interface Services {
  readonly db: Db;
  readonly clock: Clock;
}

export const versionsOf = (db: Db, { limit, offset }: Paging) =>
  db
    .select({ row: agreements, total: totalRows })
    .from(agreements)
    .orderBy(agreements.type, desc(agreements.version))
    .limit(limit)
    .offset(offset);

const isIt = ({ type, version }: Which) => and(eq(agreements.type, type), eq(agreements.version, version));

export async function versionOf(db: Db, which: Which): Promise<AgreementRow | undefined> {
  const [row] = await db.select().from(agreements).where(isIt(which));
  return row;
}

/** With its row locked. */
export async function versionToEdit(tx: Db, which: Which): Promise<AgreementRow | undefined> {
  const [row] = await tx.select().from(agreements).where(isIt(which)).for('update');
  return row;
}

/** 0: none yet. */
export async function newestVersion(db: Db, type: AgreementType): Promise<number> {
  const [newest] = await db
    .select({ version: max(agreements.version) })
    .from(agreements)
    .where(eq(agreements.type, type));
  return newest?.version ?? 0;
}

/** Of several versions the newest counts. */
export const isInForce = (clock: Clock) => lte(agreements.effectiveOn, today(clock));

/** What parents read today, by type; absent: nothing yet. */
export async function versionsInForce({ db, clock }: Services): Promise<ReadonlyMap<AgreementType, number>> {
  const rows = await db
    .select({ type: agreements.type, version: max(agreements.version) })
    .from(agreements)
    .where(isInForce(clock))
    .groupBy(agreements.type);
  return new Map(rows.map(({ type, version }) => [type, version ?? 0]));
}

/** Same version, other words: no new consent is asked for. */
export async function correct({ db, clock }: Services, which: Which, words: Words): Promise<void> {
  const changed = { ...words, changedOn: today(clock), isOperators: true };
  await db.update(agreements).set(changed).where(isIt(which));
}

/** Parents are asked for consent from `effectiveOn` on. */
export async function addVersion(
  { db, clock }: Services,
  { effectiveOn, type, ...words }: Words & Pick<AgreementRow, 'type' | 'effectiveOn'>,
): Promise<number> {
  const version = (await newestVersion(db, type)) + 1;
  await db
    .insert(agreements)
    .values({ ...words, type, version, effectiveOn, changedOn: today(clock), isOperators: true });
  return version;
}
