/** Form answers: validation, storage and display. Files are stored by key. */
import { and, eq, inArray } from 'drizzle-orm';
import { answersOf, answersToSend, fieldsOf, problemsOf } from '../../../../src/contract/help/form';
import type { FormAnswer, FormField, FormSection } from '../../../../src/contract/help/form.schema';
import { FieldKind } from '../../../../src/contract/help/form-values';
import { uploads } from '../../files/tables';
import { keyOfUrl, pictureUrl, type Asked } from '../../../core/http/file-url';
import { badInput, type CallContext } from '../../../core/http/handler';
import { FORM_MESSAGES } from './messages';

/** The answers to store: only of visible fields. Throws with the name of an invalid field. */
export async function answersToKeep(
  context: CallContext,
  sections: readonly FormSection[],
  given: readonly FormAnswer[],
): Promise<readonly FormAnswer[]> {
  if (new Set(given.map(({ key }) => key)).size !== given.length)
    throw badInput('answers', FORM_MESSAGES.twice);
  const fields = fieldsOf(sections);
  const answers = answersOf(given);
  const [wrong] = problemsOf(fields, answers);
  if (wrong !== undefined) throw badInput('answers', FORM_MESSAGES.problem[wrong.problem](wrong.field.title));
  const kept = answersToSend(fields, answers);
  const byKey = new Map(fields.map((field) => [field.key, field]));
  return Promise.all(kept.map((answer) => withKeys(context, answer, byKey.get(answer.key))));
}

export const withUrls = (kept: readonly FormAnswer[], urlOf: (key: string) => string): FormAnswer[] =>
  kept.map(({ key, answer }) => {
    if (answer.kind !== 'files') return { key, answer };
    const files = answer.files.map((file) => ({ ...file, url: urlOf(file.url) }));
    return { key, answer: { ...answer, files } };
  });

/** For the parent who sent them. */
export const shownAnswers = (context: Asked, kept: readonly FormAnswer[]): FormAnswer[] =>
  withUrls(kept, (key) => pictureUrl(context, key));

const TYPES: Partial<Record<FieldKind, RegExp>> = {
  [FieldKind.photo]: /^image\//,
  [FieldKind.film]: /^video\//,
  // Browsers may record audio into a video container.
  [FieldKind.recording]: /^(audio|video)\//,
};

/** Only this parent's uploads, of the kind required by the field. */
async function withKeys(
  context: CallContext,
  { key, answer }: FormAnswer,
  field: FormField | undefined,
): Promise<FormAnswer> {
  if (answer.kind !== 'files') return { key, answer };
  const files = answer.files.map((file) => ({ ...file, url: keyOfUrl(context, file.url) ?? '' }));
  const types = await typesOf(context, [...new Set(files.map(({ url }) => url))]);
  const wanted = field && TYPES[field.kind];
  const areRight = files.every(({ url }) => wanted?.test(types.get(url) ?? ''));
  if (!areRight) throw badInput('answers', FORM_MESSAGES.foreignFile(field?.title ?? key));
  return { key, answer: { ...answer, files } };
}

async function typesOf({ db, session }: CallContext, keys: string[]): Promise<ReadonlyMap<string, string>> {
  if (session === null) return new Map();
  const found = await db
    .select({ key: uploads.key, contentType: uploads.contentType })
    .from(uploads)
    .where(and(eq(uploads.userId, session.userId), inArray(uploads.key, keys)));
  return new Map(found.map(({ key, contentType }) => [key, contentType]));
}
