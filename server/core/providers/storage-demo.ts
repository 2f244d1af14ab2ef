import { and, asc, eq, gt, lt, lte, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import type { Random } from '../random';
import { addDays, type Clock } from '../time';
import { inPiecesOf } from './pieces';
import type { AskedPart, StorageProvider, StoredPart } from './storage';
import { filePieces, files } from './tables';

/** PostgreSQL's limit for one value (1 GiB), which fits into its int. */
const MOST_BYTES = 2 ** 30;
/** All pieces but the last have this size, so that an offset determines its piece. */
const PIECE_BYTES = 256 * 1024;

type File = Omit<typeof files.$inferSelect, 'body' | 'key'>;

/** Stores files in the database, shared by all instances. */
export function demoStorage(db: Db, clock: Clock, random: Random): StorageProvider {
  const write = async (key: string, file: Omit<typeof files.$inferInsert, 'key' | 'storedAt'>) => {
    const row = { pieces: null, pieceBytes: 0, ...file, storedAt: clock.now() };
    const set = { target: files.key, set: row };
    await db
      .insert(files)
      .values({ key, ...row })
      .onConflictDoUpdate(set);
  };
  return {
    put: (key, { body, contentType }) => write(key, { body, contentType }),

    async putPieces(key, contentType, source) {
      const pieces = random.bytes(16).toString('hex');
      let first: Buffer | null = null;
      let begins = 0;
      for await (const body of inPiecesOf(PIECE_BYTES, source)) {
        const row = { pieces, begins, body, storedAt: clock.now() };
        // A file of at most one piece is stored in `body` directly.
        if (begins === 0) first = Buffer.from(body);
        if (begins === PIECE_BYTES && first !== null)
          await db.insert(filePieces).values({ ...row, begins: 0, body: first });
        if (begins > 0) await db.insert(filePieces).values(row);
        begins += body.length;
      }
      if (begins <= PIECE_BYTES) await write(key, { body: first ?? Buffer.alloc(0), contentType });
      else await write(key, { body: Buffer.alloc(0), contentType, pieces, pieceBytes: begins });
      return begins;
    },

    async get(key) {
      const [found] = await db.select().from(files).where(eq(files.key, key));
      if (found === undefined) return null;
      const { body, contentType, pieceBytes } = found;
      if (found.pieces === null) return { body, contentType };
      return { body: await readPieces(db, found, 0, pieceBytes - 1), contentType };
    },

    async getPart(key, part) {
      const [found] = await db
        .select({
          contentType: files.contentType,
          storedAt: files.storedAt,
          pieces: files.pieces,
          pieceBytes: files.pieceBytes,
          ...partOfBody(part),
        })
        .from(files)
        .where(eq(files.key, key));
      if (found === undefined) return null;
      if (found.pieces !== null) return partOfPieces(db, found, part);
      const { body, contentType, from, size, storedAt } = found;
      const version = storedAt.toISOString();
      return { contentType, version, from, size, body: body.length === 0 ? null : body };
    },

    addressOf: async () => null,

    async remove(key) {
      const [deleted] = await db.delete(files).where(eq(files.key, key)).returning({ pieces: files.pieces });
      if (deleted?.pieces != null) await db.delete(filePieces).where(eq(filePieces.pieces, deleted.pieces));
    },
  };
}

function partOfBody(part: AskedPart) {
  const size = sql<number>`octet_length(${files.body})`;
  const within = (bytes: number) => sql<number>`${Math.min(bytes, MOST_BYTES)}::int`;
  const from = 'last' in part ? sql<number>`greatest(0, ${size} - ${within(part.last)})` : within(part.from);
  const length = within('last' in part ? part.last : Math.max(0, part.to - part.from + 1));
  const body = sql<Buffer>`substring(${files.body} from ${from} + 1 for ${length})`;
  return { size, from: from.mapWith(Number), body };
}

async function partOfPieces(db: Db, file: File, part: AskedPart): Promise<StoredPart> {
  const { contentType, pieceBytes: size, storedAt } = file;
  const from = 'last' in part ? Math.max(0, size - part.last) : part.from;
  const to = Math.min('last' in part ? size - 1 : part.to, size - 1);
  const body = from > to ? null : await readPieces(db, file, from, to);
  return { contentType, version: storedAt.toISOString(), from, size, body };
}

/** `from` and `to` are inclusive. */
async function readPieces(db: Db, { pieces }: File, from: number, to: number): Promise<Buffer> {
  const found = await db
    .select({ body: filePieces.body })
    .from(filePieces)
    .where(
      and(
        eq(filePieces.pieces, pieces ?? ''),
        gt(filePieces.begins, from - PIECE_BYTES),
        lte(filePieces.begins, to),
      ),
    )
    .orderBy(asc(filePieces.begins));
  const start = from - (from % PIECE_BYTES);
  return Buffer.concat(found.map(({ body }) => body)).subarray(from - start, to - start + 1);
}

/** Deletes pieces of unfinished uploads and of replaced files. */
export async function sweepPieces(db: Db, now: Date): Promise<void> {
  const named = db
    .select({ one: sql`1` })
    .from(files)
    .where(eq(files.pieces, filePieces.pieces));
  await db.delete(filePieces).where(and(lt(filePieces.storedAt, addDays(now, -1)), notExists(named)));
}
