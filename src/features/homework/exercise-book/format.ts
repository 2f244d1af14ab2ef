import type { ExerciseBox, ExerciseCard } from '@/contract/homework/exercise-book.schema';
import { Verdict } from '@/contract/questions/values';
import { exerciseTexts as texts } from './texts';

/** The page's name, as far as recognized. */
export const formatPage = ({ book, pageNumber }: Pick<ExerciseCard, 'book' | 'pageNumber'>): string =>
  book === '' ? texts.newPage : texts.page(book, pageNumber);

/** Pages have no teacher-marked kinds, so `open` does not occur. */
const VERDICTS: Readonly<Record<Verdict, string>> = {
  [Verdict.right]: texts.right,
  [Verdict.partly]: texts.partly,
  [Verdict.wrong]: texts.wrong,
  [Verdict.open]: texts.empty,
  [Verdict.empty]: texts.empty,
};

export const formatVerdict = (verdict: Verdict): string => VERDICTS[verdict];

/** Screen reader text of a box. `answer` is the current one. */
export function formatBox({ number, result }: ExerciseBox, answer: string): string {
  if (result) return texts.boxResult(number, answer || texts.nothing, formatVerdict(result.verdict));
  return answer === '' ? texts.boxEmpty(number) : texts.boxRead(number, answer);
}
