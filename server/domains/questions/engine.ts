/** The question engine used by homework, evaluations, forms and practice. Only the registry depends on the kind. */
import type { Answer, Checked, Question, Solution } from '../../../src/contract/questions/question.schema';
import { Verdict } from '../../../src/contract/questions/values';
import { pictureUrl, type Asked } from '../../core/http/file-url';
import type { QuestionRow } from './bank';
import { kindOf } from './kinds';

/** The child's view, without the answer. The caller may override whether it is required, and its points. */
export const shownQuestion = (
  context: Asked,
  row: QuestionRow,
  { isRequired = true, points = row.points }: { isRequired?: boolean; points?: number } = {},
): Question => ({
  ...{ id: row.id, kind: row.kind, subject: row.subject, stem: row.stem },
  pictures: row.pictures.map(({ key, alt }) => ({ url: pictureUrl(context, key), alt })),
  ...{ points, knowledge: row.knowledge, isRequired },
  body: kindOf(row.kind).shown(row.body, (key) => pictureUrl(context, key)),
});

/** Which part of the answer does not fit the question; null: valid. */
export const shapeMismatchOf = (row: QuestionRow, answer: Answer): string | null =>
  answer.kind === row.kind ? kindOf(row.kind).shapeMismatch(row.body, answer) : 'kind';

export const isEmptyAnswer = (answer: Answer): boolean => kindOf(answer.kind).isEmpty(answer);

/** undefined: not answered. Partly right answers earn a proportional share of the points, rounded down. */
export function checkAnswer(row: QuestionRow, answer: Answer | undefined, outOf = row.points): Checked {
  const checked = (verdict: Verdict, points = 0, wrongParts: Checked['wrongParts'] = []): Checked => ({
    ...{ questionId: row.id, verdict, points, outOf, wrongParts },
  });
  if (answer === undefined || isEmptyAnswer(answer)) return checked(Verdict.empty);
  if (shapeMismatchOf(row, answer) !== null) return checked(Verdict.wrong);
  const rightness = kindOf(row.kind).check(row.body, row.answer, answer);
  if (rightness === 'open') return checked(Verdict.open);
  const { of, right, wrongParts } = rightness;
  const isRight = right >= of && wrongParts.length === 0;
  if (isRight) return checked(Verdict.right, outOf);
  const earned = Math.min(outOf - 1, Math.floor((outOf * right) / Math.max(1, of)));
  return checked(right > 0 ? Verdict.partly : Verdict.wrong, earned, [...wrongParts]);
}

/** The answer as text; '' if empty or invalid. */
export const wordsOf = (row: QuestionRow, answer: Answer | null | undefined): string =>
  answer === null || answer === undefined || shapeMismatchOf(row, answer) !== null || isEmptyAnswer(answer)
    ? ''
    : kindOf(row.kind).words(row.body, answer);

/** The right answer as text; '' for kinds that a teacher marks. */
export const rightWordsOf = (row: QuestionRow): string => wordsOf(row, rightAnswerOf(row));

/** Includes the explanation; only after an answer. */
export function solutionOf(_context: Asked, row: QuestionRow): Solution {
  const transcript = kindOf(row.kind).transcript?.(row.body);
  return {
    questionId: row.id,
    answer: rightAnswerOf(row),
    explanation: row.explanation,
    ...(transcript === undefined ? {} : { transcript }),
  };
}

function rightAnswerOf({ answer, kind }: QuestionRow): Answer | null {
  const { forParent } = kindOf(kind);
  return answer === null || forParent === undefined ? answer : forParent(answer);
}
