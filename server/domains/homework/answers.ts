/** Answers on their way in and out: which fit the questions, whose their files are, keys in the place of addresses. */
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
import { whoseIs } from '../files/whose';
import { badInput, BusinessError, type CallContext } from '../../core/http/handler';
import type { QuestionRow } from '../questions/bank';
import { isEmptyAnswer, misfitOf } from '../questions/engine';
import { HOMEWORK_MESSAGES } from './messages';
import { homeworkHandIns } from './tables';

/** A question as a piece of homework asks it. */
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

const withUrls = (answers: readonly Answered[], urlOf: (url: string) => string): Answered[] =>
  answers.map(({ answer, questionId }) => ({
    questionId,
    answer: withFiles(answer, (file) => ({ ...file, url: urlOf(file.url) })),
  }));

type Shown = Parameters<typeof filmAddresses>[0];

/** Where this parent finds a file of an answer or a teacher's voice; '' for one that has not come yet. */
export const addressIn = (context: Shown) => (key: string) =>
  whoseIs(key) === 'parent' ? filmAddresses(context)(key) : pictureUrl(context, key);

/** As they are told. */
export const shownAnswers = (context: Shown, answers: readonly Answered[]): Answered[] =>
  withUrls(answers, addressIn(context));

/** Without what lets a player in. */
const keyOf = (context: Asked, url: string) => keyOfUrl(context, url.split('?')[0] ?? '');

/** As they are kept: without what the contract does not name, and keys of files instead of addresses. */
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
 * Refuses answers to other questions, of another kind or twice, and files that this user did not upload. Of a draft a file may
 * still be on its way: it has no address yet.
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
    if (question?.kind !== answer.kind || seen.has(questionId)) throw misfit();
    if (!isEmptyAnswer(answer) && misfitOf(question, answer) !== null) throw misfit();
    seen.add(questionId);
  }
  const urls = answers.flatMap(({ answer }) => filesOf(answer)).map(({ url }) => url);
  const known = urls.filter((url) => url !== '');
  if (!mayWait && known.length < urls.length) throw badFile();
  const isThere = await keysOfBefore(context.db, homeworkId);
  const news = known.filter((url) => !isThere.has(keyOf(context, url) ?? ''));
  if (news.length > 0 && !(await areUploadsOf(context, userId, news))) throw badFile();
}

/** What came with a hand-in of before is taken again. */
async function keysOfBefore(db: Db, homeworkId: number): Promise<ReadonlySet<string>> {
  const before = await db
    .select({ answers: homeworkHandIns.answers })
    .from(homeworkHandIns)
    .where(eq(homeworkHandIns.homeworkId, homeworkId));
  const files = before.flatMap(({ answers }) => answers.flatMap(({ answer }) => filesOf(answer)));
  return new Set(files.map(({ url }) => url).filter(Boolean));
}

/** Refuses a hand-in that leaves out what has to be answered, and names it; one that says nothing also where its parent agreed. */
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

const misfit = () => badInput('answers', HOMEWORK_MESSAGES.badAnswer);
const badFile = () => badInput('answers', HOMEWORK_MESSAGES.badFile);
