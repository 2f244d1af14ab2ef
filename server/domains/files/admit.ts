/** Upload rules: accepted kinds, sizes and amounts. */
import { BACKEND_CODE } from '../../../src/contract/errors';
import { UPLOAD_FIELD } from '../../../src/contract/files/values';
import { BusinessError, type CallContext } from '../../core/http/handler';
import { count } from '../../core/limits/counters';
import { DAY, MINUTE } from '../../core/time';
import { PictureEnd } from '../../../src/contract/files/picture-end';
import { kindOf, type FileKind } from './kinds';
import { FILES_MESSAGES } from './messages';
import { storedSize } from './renditions/size';

/** Abuse limit; homework of twenty questions with nine photos each stays below it. */
const PER_TEN_MINUTES = 200;
const KIB_PER_DAY = 1024 * 1024;
/** Makes keys unguessable. */
const NAME_BYTES = 24;

export const refused = (status: number, message: string) =>
  new BusinessError(BACKEND_CODE.badInput, message, status, UPLOAD_FIELD);

/** Determined from the first bytes; throws for kinds that are not accepted. */
export function takenKind(head: Buffer, declared?: string): FileKind {
  if (head.length === 0) throw refused(400, FILES_MESSAGES.noFile);
  const kind = kindOf(head, declared);
  if (kind === null) throw refused(415, FILES_MESSAGES.wrongKind);
  return kind;
}

/** A phone takes four bytes a pixel to show it. */
const MOST_PIXELS = 40_000_000;
/** The size comes after a camera's metadata and its preview. */
const HEAD_BYTES = 512 * 1024;

/** Passes the stream through; throws if the picture has too many pixels, and at the end if it is incomplete. */
export async function* toItsEnd<Piece extends Uint8Array>(
  source: AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const end = new PictureEnd();
  let head: Buffer | null = Buffer.alloc(0);
  for await (const piece of source) {
    end.add(piece);
    head = head && withoutTooMany(Buffer.concat([head, piece]));
    yield piece;
  }
  if (end.isCutOff) throw refused(422, FILES_MESSAGES.pictureCutOff);
}

/** null once the size is known, or will not be. */
function withoutTooMany(head: Buffer): Buffer | null {
  const size = storedSize(head);
  if (size === null) return head.length < HEAD_BYTES ? head : null;
  if (size.width * size.height > MOST_PIXELS) throw refused(413, FILES_MESSAGES.tooManyPixels);
  return null;
}

/** `bytes`: the announced size. */
export async function admit(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  userId: number,
  bytes: number,
): Promise<void> {
  const files = await count(db, clock, { key: `upload:files:${userId}`, windowMs: 10 * MINUTE });
  const kib = Math.ceil(bytes / 1024);
  const total = await count(db, clock, { key: `upload:kib:${userId}`, windowMs: DAY }, kib);
  if (files <= PER_TEN_MINUTES && total <= KIB_PER_DAY) return;
  throw new BusinessError(BACKEND_CODE.tooManyRequests, FILES_MESSAGES.tooOften, 429);
}

/** Storage key for a parent's upload. */
export const uploadKey = ({ random }: Pick<CallContext, 'random'>, { ending }: FileKind): string =>
  `uploads/${random.bytes(NAME_BYTES).toString('hex')}.${ending}`;
