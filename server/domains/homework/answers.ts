/** Homework answers in and out: validation, ownership of files, and storage keys instead of URLs. */
import { eq } from 'drizzle-orm';
import { Value } from '@sinclair/typebox/value';
import { HOMEWORK_CODE } from '../../../src/contract/homework/values';
import {
  AnswerSchemas,
  type Answer,
  type Answered,
  type AnswerFile,
} from '../../../src/contract/questions/question.schema';
import type { Db } from '../../core/db/types';
import { areUploadsOf } from '../files/owner';
import { filmAddresses } from '../files/pass';
import { keyOfUrl, pictureUrl, type Asked } from '../../core/http/file-url';
import { accessOf } from '../files/access';
import { badInput, BusinessError, type CallContext } from '../../core/http/handler';
import type { QuestionRow } from '../questions/bank';
import { isEmptyAnswer, shapeMismatchOf } from '../questions/engine';
import { HOMEWORK_MESSAGES } from './messages';
import { homeworkHandIns } from './tables';

/** A question as part of a piece of homework. */
export interface AskedQuestion extends QuestionRow {
  readonly isRequired: boolean;
}

export function filesOf(answer: Answer): readonly AnswerFile[] {
  if (answer.kind === 'speak') return answer.recordings;
  if (answer.kind === 'photo') return answer.pictures;
  return answer.kind === 'film' ? answer.films : [];
}

function withFiles(answer: Answer, change: (file: AnswerFile) => AnswerFile): Answer {
  if (answer.kind === 'speak') return { ...answer, recordings: answer.recordings.map(change) };
  if (answer.kind === 'photo') return { ...answer, pictures: answer.pictures.map(change) };
  return answer.kind === 'film' ? { ...answer, films: answer.films.map(change) } : answer;
}

export const withUrls = (answers: readonly Answered[], urlOf: (url: string) => string): Answered[] =>
  answers.map(({ answer, questionId }) => ({
    questionId,
    answer: withFiles(answer, (file) => ({ ...file, url: urlOf(file.url) })),
  }));

type Shown = Parameters<typeof filmAddresses>[0];

/** URL of an answer's file or a teacher's voice for this parent; '' for one not uploaded yet. */
export const addressIn = (context: Shown) => (key: string) =>
  accessOf(key) === 'parent' ? filmAddresses(context)(key) : pictureUrl(context, key);

/** In the contract's format. */
export const shownAnswers = (context: Shown, answers: readonly Answered[]): Answered[] =>
  withUrls(answers, addressIn(context));

/** Without the query that grants access. */
const keyOf = (context: Asked, url: string) => keyOfUrl(context, url.split('?')[0] ?? '');

/** In stored form: without fields unknown to the contract, and with storage keys instead of URLs. */
export const keptAnswers = (context: Asked, answers: readonly Answered[]): Answered[] =>
  withUrls(
    answers.map(({ answer, questionId }) => ({
      questionId,
      answer: Value.Clean(AnswerSchemas[answer.kind], structuredClone(answer)) as Answer,
    })),
    (url) => keyOf(context, url) ?? '',
  );

type Asking = Pick<CallContext, 'db' | 'config' | 'headers'>;

/**
 * Refuses answers to other questions, of another kind or repeated, and files of other users. In a draft a file may
 * still be uploading, without a URL.
 */
export async function admitAnswers(
  context: Asking,
  { homeworkId, userId }: { readonly homeworkId: number; readonly userId: number },
  questions: readonly AskedQuestion[],
  answers: readonly Answered[],
  { mayWait }: { readonly mayWait: boolean },
): Promise<void> {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const seen = new Set<number>();
  for (const { answer, questionId } of answers) {
    const question = byId.get(questionId);
    if (question?.kind !== answer.kind || seen.has(questionId)) throw shapeMismatch();
    if (!isEmptyAnswer(answer) && shapeMismatchOf(question, answer) !== null) throw shapeMismatch();
    seen.add(questionId);
  }
  const urls = answers.flatMap(({ answer }) => filesOf(answer)).map(({ url }) => url);
  const known = urls.filter((url) => url !== '');
  if (!mayWait && known.length < urls.length) throw badFile();
  const isThere = await keysOfBefore(context.db, homeworkId);
  const news = known.filter((url) => !isThere.has(keyOf(context, url) ?? ''));
  if (news.length > 0 && !(await areUploadsOf(context, userId, news))) throw badFile();
}

/** Files of earlier hand-ins are accepted again. */
async function keysOfBefore(db: Db, homeworkId: number): Promise<ReadonlySet<string>> {
  const before = await db
    .select({ answers: homeworkHandIns.answers })
    .from(homeworkHandIns)
    .where(eq(homeworkHandIns.homeworkId, homeworkId));
  const files = before.flatMap(({ answers }) => answers.flatMap(({ answer }) => filesOf(answer)));
  return new Set(files.map(({ url }) => url).filter(Boolean));
}

/** Refuses a hand-in without a required answer, naming it; an empty one even with the parent's confirmation. */
export function demandAnswers(
  questions: readonly AskedQuestion[],
  answers: readonly Answered[],
  leavesOpen: boolean,
): void {
  const given = new Set(
    answers.filter(({ answer }) => !isEmptyAnswer(answer)).map(({ questionId }) => questionId),
  );
  const questionIds = questions
    .filter(({ id, isRequired }) => isRequired && !given.has(id))
    .map(({ id }) => id);
  if (questionIds.length === 0 || (leavesOpen && given.size > 0)) return;
  const message = HOMEWORK_MESSAGES.incomplete(questionIds.length);
  throw new BusinessError(HOMEWORK_CODE.incomplete, message).carrying({ questionIds });
}

const shapeMismatch = () => badInput('answers', HOMEWORK_MESSAGES.badAnswer);
const badFile = () => badInput('answers', HOMEWORK_MESSAGES.badFile);
