import { ReportKind } from '@/contract/growth/values';
import type { PageTarget } from '@/features/links/click-target';
import { onwardTexts as texts } from './texts';

interface Onward {
  readonly text: string;
  readonly target: PageTarget;
}

const courses: Onward = { text: texts.courses, target: { screen: 'myTabClass', params: {} } };
const situation: Onward = {
  text: texts.situation,
  target: { screen: 'growUpSituation', params: { key: '2' } },
};
const wrongQuestions: Onward = {
  text: texts.wrongQuestions,
  target: { screen: 'wrongWorkGroup', params: {} },
};

const OF_TIME: readonly ReportKind[] = [ReportKind.month, ReportKind.stage, ReportKind.year];

/** Link for a child without a report of this kind. */
export function onwardOf(kind: ReportKind): Onward {
  if (OF_TIME.includes(kind)) return situation;
  return kind === ReportKind.review ? wrongQuestions : courses;
}
