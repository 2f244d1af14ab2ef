import { BACKEND_CODE } from '../../src/contract/errors';
import { UPLOAD_FIELD } from '../../src/contract/files/values';
import { BusinessError, requireSession, type CallContext, type HandlersOf } from '../http/handler';
import { count } from '../limits/counters';
import { pictureUrl } from './url';
import { DAY, MINUTE } from '../time';
import { kindOf, type FileKind } from './kinds';
import { FILES_MESSAGES } from './messages';
import { uploads } from './tables';

/** A diary of photos takes nine at a time; this is for those who fill the disk. */
const PER_TEN_MINUTES = 60;
const KIB_PER_DAY = 1024 * 1024;
/** Nobody can guess another's file. */
const NAME_BYTES = 24;

export const fileHandlers: HandlersOf<'uploadFile'> = {
  async uploadFile({ file }, context) {
    const { userId } = requireSession(context);
    const body = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const { contentType, ending } = takenKind(body);
    await admit(context, userId, body.length);
    const key = `uploads/${context.random.bytes(NAME_BYTES).toString('hex')}.${ending}`;
    // The owner first: no file lies about that belongs to nobody.
    const row = { key, userId, contentType, size: body.length, uploadedAt: context.clock.now() };
    await context.db.insert(uploads).values(row);
    await context.providers.storage.put(key, { body, contentType });
    return { url: pictureUrl(context, key) };
  },
};

function takenKind(body: Buffer): FileKind {
  if (body.length === 0) throw refused(400, FILES_MESSAGES.noFile);
  const kind = kindOf(body);
  if (kind === null) throw refused(415, FILES_MESSAGES.wrongKind);
  if (body.length > kind.maxBytes) throw refused(413, kind.tooLarge);
  return kind;
}

const refused = (status: number, message: string) =>
  new BusinessError(BACKEND_CODE.badInput, message, status, UPLOAD_FIELD);

async function admit({ db, clock }: CallContext, userId: number, bytes: number): Promise<void> {
  const files = await count(db, clock, { key: `upload:files:${userId}`, windowMs: 10 * MINUTE });
  const kib = Math.ceil(bytes / 1024);
  const total = await count(db, clock, { key: `upload:kib:${userId}`, windowMs: DAY }, kib);
  if (files <= PER_TEN_MINUTES && total <= KIB_PER_DAY) return;
  throw new BusinessError(BACKEND_CODE.tooManyRequests, FILES_MESSAGES.tooOften, 429);
}
