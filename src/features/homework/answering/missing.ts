/** What blocks the hand-in. */
import type { Question } from '@/contract/questions/question.schema';
import type { Uploads } from '@/features/files/uploads';
import { isAnswered, knowsKind } from '@/features/questions';
import { filesOf } from '../drafts/files';
import type { Answers } from '../drafts/merge';

type Asked = readonly Question[];

export const unansweredOf = (questions: Asked, answers: Answers): Asked =>
  questions.filter((question) => !isAnswered(question, answers.get(question.id)));

/** Required questions without an answer. An unknown kind cannot be answered here and blocks it, too. */
export const missingOf = (questions: Asked, answers: Answers): Asked =>
  unansweredOf(questions, answers).filter(({ isRequired }) => isRequired);

export const unknownOf = (questions: Asked): Asked =>
  questions.filter((question) => question.isRequired && !knowsKind(question));

/** Questions with a file that only another device has. */
export const elsewhereOf = (
  questions: Asked,
  answers: Answers,
  uploads: Pick<Uploads, 'find' | 'resolved'>,
): Asked =>
  questions.filter(({ id }) => {
    const answer = answers.get(id);
    const files = answer ? filesOf(answer) : [];
    return files.some((file) => uploads.resolved(file).url === '' && !uploads.find(file.id));
  });
