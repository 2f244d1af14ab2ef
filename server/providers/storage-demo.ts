import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import type { Clock } from '../time';
import type { StorageProvider } from './storage';
import { files } from './tables';

/** What PostgreSQL keeps in one place, and less than its numbers go to. */
const MOST_BYTES = 2 ** 30;

/** Keeps the files in the database, where every instance finds them. */
export function demoStorage(db: Db, clock: Clock): StorageProvider {
  return {
    async put(key, { body, contentType }) {
      const row = { body, contentType, storedAt: clock.now() };
      await db
        .insert(files)
        .values({ key, ...row })
        .onConflictDoUpdate({ target: files.key, set: row });
    },
    async get(key) {
      const [found] = await db.select().from(files).where(eq(files.key, key));
      return found === undefined ? null : { body: found.body, contentType: found.contentType };
    },
    async getPart(key, part) {
      const size = sql<number>`octet_length(${files.body})`;
      const within = (bytes: number) => sql<number>`${Math.min(bytes, MOST_BYTES)}::int`;
      const from =
        'last' in part ? sql<number>`greatest(0, ${size} - ${within(part.last)})` : within(part.from);
      const length = within('last' in part ? part.last : Math.max(0, part.to - part.from + 1));
      const [found] = await db
        .select({
          contentType: files.contentType,
          storedAt: files.storedAt,
          size,
          from: from.mapWith(Number),
          body: sql<Buffer>`substring(${files.body} from ${from} + 1 for ${length})`,
        })
        .from(files)
        .where(eq(files.key, key));
      if (found === undefined) return null;
      const { storedAt, body, ...rest } = found;
      return { ...rest, body: body.length === 0 ? null : body, version: storedAt.toISOString() };
    },
    addressOf: async () => null,
    async remove(key) {
      await db.delete(files).where(eq(files.key, key));
    },
  };
}
