/** A teacher's correction, with recordings. */
import { and, eq, inArray } from 'drizzle-orm';
import type { CorrectionBody } from '../../../src/contract/staff/teaching-calls.schema';
import { badInput, type CallContext } from '../../core/http/handler';
import { kindOf } from '../files/kinds';
import { uploads } from '../files/tables';
import { correctHomework } from './correct';
import type { ListedHandIn } from './handed-in';
import { HOMEWORK_MESSAGES } from './messages';

const NAME_BYTES = 24;

type Services = Pick<CallContext, 'db' | 'clock' | 'providers' | 'random'>;

/** Notifies the parent. Accepts only recordings stored for this child. */
export async function correctByTeacher(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { row: { id: homeworkId, userId }, teacherId }: ListedHandIn,
  { items, voice, ...correction }: CorrectionBody,
): Promise<void> {
  const keys = [voice, ...items.map((item) => item.voice)].flatMap((said) => said?.key ?? []);
  const isOwn = and(eq(uploads.userId, userId), inArray(uploads.key, keys));
  if (keys.length > 0 && (await db.$count(uploads, isOwn)) < new Set(keys).size)
    throw badInput('voice', HOMEWORK_MESSAGES.noSound);
  await correctHomework(
    { db, clock },
    {
      ...correction,
      ...{ homeworkId, teacher: teacherId, voice: soundOf(voice) },
      items: items.map((item) => ({ ...item, voice: soundOf(item.voice) })),
    },
    { notifiesParents: true },
  );
}

const soundOf = (said: CorrectionBody['voice']) =>
  said === null ? null : { url: said.key, seconds: said.seconds };

/** Stored for the child, so that it is deleted with the child's account. */
export async function storeVoice(
  { db, clock, providers, random }: Services,
  { row: { userId } }: ListedHandIn,
  body: Buffer,
): Promise<string> {
  const kind = kindOf(body, 'audio/teacher');
  if (kind?.contentType.startsWith('audio/') !== true || body.length > kind.maxBytes)
    throw badInput('voice', HOMEWORK_MESSAGES.noSound);
  const { contentType, ending } = kind;
  const key = `uploads/${random.bytes(NAME_BYTES).toString('hex')}.${ending}`;
  await db.insert(uploads).values({ key, userId, contentType, size: body.length, uploadedAt: clock.now() });
  await providers.storage.put(key, { body, contentType });
  return key;
}
