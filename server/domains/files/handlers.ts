import { eq } from 'drizzle-orm';
import { requireSession, type CallContext, type HandlersOf } from '../../core/http/handler';
import { admit, refused, takenKind, toItsEnd, uploadKey } from './admit';
import { SIGNATURE_BYTES, type FileKind } from './kinds';
import { FILES_MESSAGES } from './messages';
import { uploads } from './tables';
import { pictureUrl } from '../../core/http/file-url';

export const fileHandlers: HandlersOf<'uploadFile'> = {
  async uploadFile({ file }, context) {
    const { userId } = requireSession(context);
    await admit(context, userId, announcedBytes(context));
    const { head, all, leave } = await withHead(file);
    const kind = taken(head, leave);
    const key = uploadKey(context, kind);
    const { db, clock, providers } = context;
    // Record the owner first, so that no file without an owner remains.
    const row = { key, userId, contentType: kind.contentType, size: 0, uploadedAt: clock.now() };
    await db.insert(uploads).values(row);
    try {
      const size = await providers.storage.putPieces(key, kind.contentType, notMoreThan(kind, toItsEnd(all)));
      await db.update(uploads).set({ size }).where(eq(uploads.key, key));
    } catch (error) {
      await db.delete(uploads).where(eq(uploads.key, key));
      throw error;
    }
    return { url: pictureUrl(context, key) };
  },
};

/** Browsers and wx.uploadFile send content-length; it is required to check the size in advance. */
function announcedBytes({ headers }: CallContext): number {
  const announced = headers['content-length'];
  if (announced === undefined) throw refused(411, FILES_MESSAGES.wrongLength);
  return Number(announced);
}

/** Reads the first bytes, and returns them with the whole stream. */
async function withHead(source: AsyncIterable<Uint8Array>) {
  const rest = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  for (let isOver = false; !isOver && head.length < SIGNATURE_BYTES;) {
    const next = await rest.next();
    isOver = next.done === true;
    if (!next.done) head = Buffer.concat([head, next.value]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield head;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  return { head, all: all(), leave: () => void rest.return?.() };
}

function taken(head: Buffer, leave: () => void): FileKind {
  try {
    return takenKind(head);
  } catch (error) {
    leave();
    throw error;
  }
}

async function* notMoreThan(
  { maxBytes, tooLarge }: FileKind,
  source: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw refused(413, tooLarge);
    yield chunk;
  }
}
