/** A correction as sent by the page, with its voice recordings. */
import { Type as T, type Static } from '@sinclair/typebox';
import { asc, eq } from 'drizzle-orm';
import { PhotoMarksSchema } from '../../../src/contract/homework/homework.schema';
import { MAX_RECORDING_SECONDS } from '../../../src/contract/questions/values';
import { kindOf } from '../../../server/domains/files/kinds';
import { uploads } from '../../../server/domains/files/tables';
import type { AppServices } from '../../../server/core/http/dispatch';
import { badInput } from '../../../server/core/http/handler';
import { correctHomework } from '../../../server/domains/homework/correct';
import { teachers } from '../../../server/domains/courses/timetable/tables';
import type { HandInPage } from './hand-in-page';
import { TEACHER_TEXTS } from './texts';

const Voice = T.Union([
  T.Object({
    key: T.String({ pattern: '^uploads/[a-z0-9]{48}\\.[a-z0-9]{2,4}$' }),
    seconds: T.Integer({ minimum: 1, maximum: MAX_RECORDING_SECONDS }),
  }),
  T.Null(),
]);

export const CorrectionBody = T.Object({
  round: T.Integer({ minimum: 1, maximum: 99 }),
  words: T.String({ maxLength: 1000 }),
  stars: T.Integer({ minimum: 0, maximum: 5 }),
  voice: Voice,
  isHandedBack: T.Boolean(),
  items: T.Array(
    T.Object({
      questionId: T.Integer({ minimum: 1 }),
      words: T.String({ maxLength: 1000 }),
      points: T.Optional(T.Integer({ minimum: 0, maximum: 100 })),
      voice: Voice,
      marks: T.Array(PhotoMarksSchema, { maxItems: 9 }),
    }),
    { maxItems: 60 },
  ),
});
export type CorrectionBody = Static<typeof CorrectionBody>;

/** Accepts only recordings stored for this child. */
export async function takeCorrection(
  { db, clock }: AppServices,
  { listed }: HandInPage,
  { items, voice, ...correction }: CorrectionBody,
): Promise<void> {
  const { id: homeworkId, teacherId, userId } = listed.row;
  const sound = (said: CorrectionBody['voice']) =>
    said === null ? null : { url: said.key, seconds: said.seconds };
  const own = await db.select({ key: uploads.key }).from(uploads).where(eq(uploads.userId, userId));
  const keys = [voice, ...items.map((item) => item.voice)].flatMap((said) => said?.key ?? []);
  if (!keys.every((key) => own.some((upload) => upload.key === key))) {
    throw badInput('voice', TEACHER_TEXTS.noSound);
  }
  const [first] = await db.select({ id: teachers.id }).from(teachers).orderBy(asc(teachers.id)).limit(1);
  await correctHomework(
    { db, clock },
    {
      ...correction,
      ...{ homeworkId, teacher: teacherId ?? first?.id ?? null, voice: sound(voice) },
      items: items.map((item) => ({ ...item, voice: sound(item.voice) })),
    },
    { tellsParents: true },
  );
}

const NAME_BYTES = 24;

/** Stored for the child, so that it is deleted with the child's account. */
export async function storeVoice(
  { db, clock, providers, random }: AppServices,
  { listed }: HandInPage,
  body: Buffer,
): Promise<string> {
  const kind = kindOf(body, 'audio/teacher');
  if (kind?.contentType.startsWith('audio/') !== true || body.length > kind.maxBytes) {
    throw badInput('voice', TEACHER_TEXTS.noSound);
  }
  const key = `uploads/${random.bytes(NAME_BYTES).toString('hex')}.${kind.ending}`;
  const { contentType } = kind;
  const row = { key, userId: listed.row.userId, contentType, size: body.length, uploadedAt: clock.now() };
  await db.insert(uploads).values(row);
  await providers.storage.put(key, { body, contentType });
  return key;
}
