/** Answers on their way in and out: which fit the questions, whose their files are, keys in the place of addresses. */
import { Value } from '@sinclair/typebox/value';
import { HOMEWORK_CODE } from '../../src/contract/homework/values';
import {
  AnswerSchemas,
  type Answer,
  type Answered,
  type AnswerFile,
} from '../../src/contract/questions/question.schema';
import { areUploadsOf } from '../files/owner';
import { keyOfUrl, pictureUrl, type Asked } from '../files/url';
import { badInput, BusinessError, type CallContext } from '../http/handler';
import type { QuestionRow } from '../questions/bank';
import { isEmptyAnswer, misfitOf } from '../questions/engine';
import { HOMEWORK_MESSAGES } from './messages';

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

/** As they are told. */
export const shownAnswers = (context: Asked, answers: readonly Answered[]): Answered[] =>
  withUrls(answers, (key) => pictureUrl(context, key));

/** As they are kept: without what the contract does not name, and keys of files instead of addresses. */
export const keptAnswers = (context: Asked, answers: readonly Answered[]): Answered[] =>
  withUrls(
    answers.map(({ answer, questionId }) => ({
      questionId,
      answer: Value.Clean(AnswerSchemas[answer.kind], structuredClone(answer)) as Answer,
    })),
    (url) => keyOfUrl(context, url) ?? '',
  );

type Asking = Pick<CallContext, 'db' | 'config' | 'headers'>;

/**
 * Refuses answers to other questions, of another kind or twice, and files that this user did not upload. Of a draft a file may
 * still be on its way: it has no address yet.
 */
export async function admitAnswers(
  context: Asking,
  userId: number,
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
  if (known.length > 0 && !(await areUploadsOf(context, userId, known))) throw badFile();
}

/** Refuses a hand-in that leaves out what has to be answered, and names it. */
export function demandAnswers(questions: readonly AskedQuestion[], answers: readonly Answered[]): void {
  const given = new Set(
    answers.filter(({ answer }) => !isEmptyAnswer(answer)).map(({ questionId }) => questionId),
  );
  const questionIds = questions
    .filter(({ id, isRequired }) => isRequired && !given.has(id))
    .map(({ id }) => id);
  if (questionIds.length === 0) return;
  const message = HOMEWORK_MESSAGES.incomplete(questionIds.length);
  throw new BusinessError(HOMEWORK_CODE.incomplete, message).carrying({ questionIds });
}

const misfit = () => badInput('answers', HOMEWORK_MESSAGES.badAnswer);
const badFile = () => badInput('answers', HOMEWORK_MESSAGES.badFile);
