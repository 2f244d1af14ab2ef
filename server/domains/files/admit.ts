/** Upload rules: accepted kinds, sizes and amounts. */
import { BACKEND_CODE } from '../../../src/contract/errors';
import { UPLOAD_FIELD } from '../../../src/contract/files/values';
import { BusinessError, type CallContext } from '../../core/http/handler';
import { count } from '../../core/limits/counters';
import { DAY, MINUTE } from '../../core/time';
import { PictureEnd } from '../../../src/contract/files/picture-end';
import { kindOf, type FileKind } from './kinds';
import { FILES_MESSAGES } from './messages';

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

/** Passes the stream through; throws at the end if the picture is incomplete. */
export async function* toItsEnd<Piece extends Uint8Array>(
  source: AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const end = new PictureEnd();
  for await (const piece of source) {
    end.add(piece);
    yield piece;
  }
  if (end.isCutOff) throw refused(422, FILES_MESSAGES.pictureCutOff);
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
