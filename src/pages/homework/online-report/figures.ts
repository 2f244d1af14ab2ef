/** What a correction comes to, counted. */
import type { CorrectedItem, HomeworkDetail } from '@/contract/homework/homework.schema';
import { PictureKind } from '@/contract/growth/values';
import type { Picture } from '@/contract/growth/report.schema';
import { Verdict } from '@/contract/questions/values';
import { reportTexts as texts } from './texts';

/** Whether the correction is one of the hand-in that counts, and not of one that was handed back. */
export const isCorrected = ({ correction, handIn }: Pick<HomeworkDetail, 'correction' | 'handIn'>): boolean =>
  correction !== null && !correction.isHandedBack && correction.round === handIn?.round;

export interface Counts {
  readonly right: number;
  readonly partly: number;
  /** What was not answered is among them. */
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

/** Fewer say nothing that the questions do not say themselves. */
const FEWEST_POINTS = 2;

/** Of each knowledge point, how much of its points was earned; null where a picture would say nothing. */
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
