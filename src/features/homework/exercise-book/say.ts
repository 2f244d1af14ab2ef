import type { ExerciseBox, ExerciseCard } from '@/contract/homework/exercise-book.schema';
import { Verdict } from '@/contract/questions/values';
import { exerciseTexts as texts } from './texts';

/** Which page it is, as far as that is known. */
export const sayPage = ({ book, pageNumber }: Pick<ExerciseCard, 'book' | 'pageNumber'>): string =>
  book === '' ? texts.newPage : texts.page(book, pageNumber);

/** A page has no teacher's kinds, so that nothing is open. */
const VERDICTS: Readonly<Record<Verdict, string>> = {
  [Verdict.right]: texts.right,
  [Verdict.partly]: texts.partly,
  [Verdict.wrong]: texts.wrong,
  [Verdict.open]: texts.empty,
  [Verdict.empty]: texts.empty,
};

export const sayVerdict = (verdict: Verdict): string => VERDICTS[verdict];

/** A box of the photo, for who does not see it. `answer` is what counts for now. */
export function sayBox({ number, result }: ExerciseBox, answer: string): string {
  if (result) return texts.boxResult(number, answer || texts.nothing, sayVerdict(result.verdict));
  return answer === '' ? texts.boxEmpty(number) : texts.boxRead(number, answer);
}
