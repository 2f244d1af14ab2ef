/** Figures of a correction. */
import type { CorrectedItem, HomeworkDetail } from '@/contract/homework/homework.schema';
import { PictureKind } from '@/contract/growth/values';
import type { Picture } from '@/contract/growth/report.schema';
import { Verdict } from '@/contract/questions/values';
import { reportTexts as texts } from './texts';

/** Whether the correction is of the current hand-in, and the homework was not handed back. */
export const isCorrected = ({ correction, handIn }: Pick<HomeworkDetail, 'correction' | 'handIn'>): boolean =>
  correction !== null && !correction.isHandedBack && correction.round === handIn?.round;

export interface Counts {
  readonly right: number;
  readonly partly: number;
  /** Includes unanswered ones. */
  readonly wrong: number;
}

export function countsOf(items: readonly Pick<CorrectedItem, 'verdict'>[]): Counts {
  const number = (...verdicts: readonly Verdict[]) =>
    items.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return {
    right: number(Verdict.right),
    partly: number(Verdict.partly),
    wrong: number(Verdict.wrong, Verdict.empty),
  };
}

/** With fewer the picture adds nothing to the questions. */
const FEWEST_POINTS = 2;

/** Share of points earned per knowledge point; null if not worth a picture. */
export function knowledgePicture({ correction, questions }: HomeworkDetail): Picture | null {
  const items = correction?.items ?? [];
  const names = [...new Set(questions.map(({ knowledge }) => knowledge))].filter(Boolean);
  if (names.length < FEWEST_POINTS) return null;
  const points = names.map((label) => {
    const ids = questions.filter(({ knowledge }) => knowledge === label).map(({ id }) => id);
    const own = items.filter(({ questionId }) => ids.includes(questionId));
    const sum = (pick: (item: CorrectedItem) => number) => own.reduce((total, item) => total + pick(item), 0);
    const outOf = sum((item) => item.outOf);
    return outOf === 0 ? { label } : { label, value: Math.round((100 * sum((item) => item.points)) / outOf) };
  });
  return { kind: PictureKind.bars, unit: texts.percent, max: 100, points, nowName: '', beforeName: '' };
}
