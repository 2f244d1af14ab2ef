import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { WatchReport } from '../../../src/contract/films/schema';
import type { Db } from '../../core/db/types';
import { requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { describeAll, nameOf, type Item } from './described';
import { onFinished } from './finished';
import { merge, type Known, type Merged } from './merge';
import type { Described } from '../../core/http/context';
import { films, watchProgress } from './tables';
import { ownProgress } from './policies';
import { type ProgressRow, toProgress } from './wire';

export const progressHandlers: HandlersOf<'saveWatchProgress'> = {
  async saveWatchProgress({ reports }, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    const items = new Map(reports.map((report) => [nameOf(itemOf(report)), itemOf(report)]));
    if (items.size === 0) return [];
    const known = await knownOf(context, userId, [...items.values()]);
    const now = clock.now();
    const rows = [...items].flatMap(([name, item]) => {
      const before = known.get(name);
      if (before === undefined) return [];
      const received = reports.filter((report) => nameOf(itemOf(report)) === name);
      return [{ ...item, ...merge(received, before, now) }];
    });
    // Fixed lock order, so that concurrent batches do not deadlock.
    rows.sort((left, right) => left.kind.localeCompare(right.kind) || left.itemId - right.itemId);
    // Only an item that may have just ended needs a transaction.
    const mayEnd = rows.some(
      ({ isFinished, ...item }) => isFinished && !known.get(nameOf(item))?.wasFinished,
    );
    const save = async (to: Db) => {
      const saved = await store(to, userId, rows, now);
      if (mayEnd) await onFinished.run(to, clock, userId, endedOf(saved, known, now));
      return new Map(saved.map((row) => [nameOf(row), toProgress(row)]));
    };
    const saved = await (mayEnd ? db.transaction(save) : save(db));
    return reports.flatMap((report) => saved.get(nameOf(itemOf(report))) ?? []);
  },
};

const itemOf = ({ kind, id }: WatchReport): Item => ({ kind, itemId: id });

interface KnownItem extends Known {
  readonly wasFinished: boolean;
  /** undefined: played before, but no longer playable. */
  readonly what: Described | undefined;
}

/** Items finished just now for the first time. */
const endedOf = (saved: readonly ProgressRow[], known: ReadonlyMap<string, KnownItem>, now: Date) =>
  saved
    .filter(({ finishedAt }) => finishedAt?.getTime() === now.getTime())
    .map((row) => ({ ...row, what: known.get(nameOf(row))?.what }));

/** Items that this child may report: those it may play or has played. */
async function knownOf(
  context: CallContext,
  userId: number,
  items: readonly Item[],
): Promise<ReadonlyMap<string, KnownItem>> {
  const { db } = context;
  const described = await describeAll(context, userId, items);
  const filmIds = [...new Set([...described.values()].map(({ filmId }) => filmId))];
  const lengths = await db
    .select({ id: films.id, seconds: films.seconds })
    .from(films)
    .where(inArray(films.id, filmIds));
  const played = await db
    .select()
    .from(watchProgress)
    .where(
      and(
        ownProgress(userId),
        or(
          ...items.map(({ kind, itemId }) =>
            and(eq(watchProgress.kind, kind), eq(watchProgress.itemId, itemId)),
          ),
        ),
      ),
    );
  const known = new Map<string, KnownItem>();
  for (const { seconds, savedAt, finishedAt, ...item } of played)
    known.set(nameOf(item), { seconds, savedAt, wasFinished: finishedAt !== null, what: undefined });
  for (const [name, what] of described) {
    const length = lengths.find(({ id }) => id === what.filmId);
    if (length === undefined) continue;
    const before = known.get(name) ?? { savedAt: null, wasFinished: false };
    known.set(name, { ...before, seconds: length.seconds, what });
  }
  return known;
}

/** Merges inside the upsert, so that concurrent devices lose no updates: one statement for all rows. */
async function store(
  db: Db,
  userId: number,
  rows: readonly (Item & Merged)[],
  now: Date,
): Promise<readonly ProgressRow[]> {
  if (rows.length === 0) return [];
  return db
    .insert(watchProgress)
    .values(
      rows.map(({ isFinished, ...row }) => ({
        ...row,
        userId,
        finishedAt: isFinished ? now : null,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [watchProgress.userId, watchProgress.kind, watchProgress.itemId],
      set: {
        positionSeconds: ifLater('position_seconds'),
        furthestSeconds: sql`greatest(${watchProgress.furthestSeconds}, excluded.furthest_seconds)`,
        watchedSeconds: sql`${watchProgress.watchedSeconds} + least(excluded.watched_seconds, ${realSeconds})`,
        seconds: sql`excluded.seconds`,
        finishedAt: sql`coalesce(${watchProgress.finishedAt}, excluded.finished_at)`,
        savedAt: sql`greatest(${watchProgress.savedAt}, excluded.saved_at)`,
        updatedAt: ifLater('updated_at'),
      },
    })
    .returning();
}

/** Same rule as `merge`: the later report; at the same time, the further one. */
const isLater = sql`(excluded.saved_at, excluded.position_seconds) > (${watchProgress.savedAt}, ${watchProgress.positionSeconds})`;
const ifLater = (column: 'position_seconds' | 'updated_at') =>
  sql`case when ${isLater} then excluded.${sql.identifier(column)} else ${watchProgress}.${sql.identifier(column)} end`;
const realSeconds = sql`greatest(0, floor(extract(epoch from excluded.saved_at - ${watchProgress.savedAt})))::int`;
