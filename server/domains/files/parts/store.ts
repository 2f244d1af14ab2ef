/**
 * Upload parts in the database: any instance accepts the next part, and repeated requests get the same response. Pieces are kept
 * there until the file is complete, then streamed to the storage without being held in memory.
 */
import { and, asc, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { UPLOAD_EXPIRES_HOURS } from '../../../../src/contract/files/values';
import { atMost } from '../../../core/at-most';
import { BusinessError, type CallContext } from '../../../core/http/handler';
import { addMillis, HOUR, MINUTE } from '../../../core/time';
import { admit, refused, takenKind, toItsEnd, uploadKey } from '../admit';
import { SIGNATURE_BYTES } from '../kinds';
import { FILES_MESSAGES } from '../messages';
import { partPieces, partUploads, uploads } from '../tables';

export type PartServices = Pick<CallContext, 'db' | 'clock' | 'random' | 'providers'>;
export type PartUpload = typeof partUploads.$inferSelect;

const ID_BYTES = 16;
/** Unfinished uploads per parent. */
const MOST_AT_ONCE = 100;
/** Assembling takes seconds; after this time the process that started it is considered dead. */
const FINISHING_MS = 2 * MINUTE;

/** Limits concurrent assembling: a class that hands in at once waits briefly instead of filling the memory. */
const finishing = atMost(4);

const unknownUpload = () => new BusinessError(BACKEND_CODE.notFound, FILES_MESSAGES.unknownUpload, 404);

export async function beginUpload(
  services: PartServices,
  userId: number,
  { size, fileType }: { readonly size: number; readonly fileType: string },
): Promise<PartUpload> {
  const { db, clock, random } = services;
  const now = clock.now();
  const open = and(eq(partUploads.userId, userId), isNull(partUploads.key), gt(partUploads.expiresAt, now));
  const [waiting] = await db.select({ count: count() }).from(partUploads).where(open);
  if ((waiting?.count ?? 0) >= MOST_AT_ONCE)
    throw new BusinessError(BACKEND_CODE.tooManyRequests, FILES_MESSAGES.tooManyAtOnce, 429);
  await admit(services, userId, size);
  const id = random.bytes(ID_BYTES).toString('hex');
  const expiresAt = addMillis(now, UPLOAD_EXPIRES_HOURS * HOUR);
  const [made] = await db.insert(partUploads).values({ id, userId, fileType, size, expiresAt }).returning();
  if (made === undefined) throw new Error('The upload was not stored');
  return made;
}

/** Throws 404 if the upload is unknown, expired or another parent's. */
export async function findUpload(
  { db, clock }: PartServices,
  userId: number,
  id: string,
): Promise<PartUpload> {
  const [found] = await db.select().from(partUploads).where(eq(partUploads.id, id));
  if (found?.userId !== userId || found.expiresAt <= clock.now()) throw unknownUpload();
  return found;
}

const wrongPlace = () => new BusinessError(BACKEND_CODE.conflict, FILES_MESSAGES.wrongPlace, 409);

/** Checked before the body is read. */
export function assertPlace({ received }: PartUpload, offset: number): void {
  if (offset !== received) throw wrongPlace();
}

/**
 * Appends the next piece at its offset in one statement, so that of two requests with the same piece one is rejected. Returns the
 * number of bytes received.
 */
export async function appendPiece(
  { db }: PartServices,
  upload: PartUpload,
  begins: number,
  body: Buffer,
): Promise<number> {
  if (begins === 0 && body.length >= SIGNATURE_BYTES) assertTaken(upload, body);
  const received = begins + body.length;
  if (received > upload.size) throw refused(413, FILES_MESSAGES.wrongLength);
  const moved = await db.execute(sql`
    WITH moved AS (
      UPDATE ${partUploads} SET received = ${received}
      WHERE id = ${upload.id} AND received = ${begins} AND key IS NULL RETURNING id
    )
    INSERT INTO ${partPieces} (upload_id, begins, body) SELECT id, ${begins}::int, ${body}::bytea FROM moved`);
  if (moved.rowCount !== 1) throw wrongPlace();
  return received;
}

const assertTaken = ({ fileType, size }: PartUpload, head: Buffer) => {
  const kind = takenKind(head, fileType);
  if (size > kind.maxBytes) throw refused(413, kind.tooLarge);
  return kind;
};

/** Returns the key, also on repeated calls; null if incomplete or being assembled by another request. */
export async function finishUpload(
  services: PartServices,
  { id, userId }: PartUpload,
): Promise<string | null> {
  const { db, clock } = services;
  const now = clock.now();
  const isFree = or(
    isNull(partUploads.finishingAt),
    lt(partUploads.finishingAt, addMillis(now, -FINISHING_MS)),
  );
  const isWhole = and(isNull(partUploads.key), eq(partUploads.received, partUploads.size));
  const [claimed] = await db
    .update(partUploads)
    .set({ finishingAt: now })
    .where(and(eq(partUploads.id, id), isWhole, isFree))
    .returning();
  if (claimed === undefined) return (await findUpload(services, userId, id)).key;
  try {
    return await finishing(() => putTogether(services, claimed));
  } catch (error) {
    await db.update(partUploads).set({ finishingAt: null }).where(eq(partUploads.id, id));
    throw error;
  }
}

async function putTogether(services: PartServices, upload: PartUpload): Promise<string> {
  const { db, clock, providers } = services;
  const { id, size, userId } = upload;
  const head = (await pieceAfter(services, id, -1))?.body ?? Buffer.alloc(0);
  const kind = assertTaken(upload, head);
  const key = uploadKey(services, kind);
  const { contentType } = kind;
  // Record the owner first, so that no file without an owner remains.
  await db.insert(uploads).values({ key, userId, contentType, size, uploadedAt: clock.now() });
  try {
    await providers.storage.putPieces(key, contentType, toItsEnd(piecesOf(services, id)));
  } catch (error) {
    await db.delete(uploads).where(eq(uploads.key, key));
    throw error;
  }
  await db.transaction(async (tx) => {
    await tx.update(partUploads).set({ key }).where(eq(partUploads.id, id));
    await tx.delete(partPieces).where(eq(partPieces.uploadId, id));
  });
  return key;
}

async function* piecesOf(services: PartServices, id: string): AsyncGenerator<Buffer> {
  for (
    let piece = await pieceAfter(services, id, -1);
    piece;
    piece = await pieceAfter(services, id, piece.begins)
  )
    yield piece.body;
}

async function pieceAfter({ db }: PartServices, id: string, after: number) {
  const [piece] = await db
    .select()
    .from(partPieces)
    .where(and(eq(partPieces.uploadId, id), gt(partPieces.begins, after)))
    .orderBy(asc(partPieces.begins))
    .limit(1);
  return piece;
}

/** Cancels an upload. A complete file is kept: a response may already refer to it. */
export async function forgetUpload({ db }: PartServices, { id }: PartUpload): Promise<void> {
  await db.delete(partUploads).where(and(eq(partUploads.id, id), isNull(partUploads.key)));
}
