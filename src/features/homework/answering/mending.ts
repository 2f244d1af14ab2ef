/** Corrections of a returned homework: wrong answers are answered again, right ones are kept. */
import type { CorrectedItem, HomeworkDetail } from '@/contract/homework/homework.schema';
import { HomeworkState } from '@/contract/homework/values';
import type { Answer, Answered } from '@/contract/questions/question.schema';
import { Verdict } from '@/contract/questions/values';

type Known = Pick<HomeworkDetail, 'state' | 'handIn' | 'correction'>;

const TO_MEND: readonly Verdict[] = [Verdict.wrong, Verdict.partly, Verdict.empty];

export const isHandedBack = ({ state }: Pick<HomeworkDetail, 'state'>): boolean =>
  state === HomeworkState.handedBack;

export const itemOf = ({ correction }: Known, questionId: number): CorrectedItem | undefined =>
  correction?.items.find((item) => item.questionId === questionId);

export const handedInAnswer = ({ handIn }: Known, questionId: number): Answer | undefined =>
  handIn?.answers.find((answered) => answered.questionId === questionId)?.answer;

/** Questions to answer again; none when the teacher marked none as wrong and only commented. */
export function toMend(detail: Known): ReadonlySet<number> {
  if (!isHandedBack(detail)) return new Set();
  const wrong = (detail.correction?.items ?? []).filter(({ verdict }) => TO_MEND.includes(verdict));
  return new Set(wrong.map(({ questionId }) => questionId));
}

/** Answers kept from the last round. */
export function carriedAnswers(detail: Known): readonly Answered[] {
  if (!isHandedBack(detail)) return [];
  const again = toMend(detail);
  return (detail.handIn?.answers ?? []).filter(({ questionId }) => !again.has(questionId));
}
