import { ReportKind } from '@/contract/growth/values';
import type { PageTarget } from '@/features/links/click-target';
import { nextStepTexts as texts } from './texts';

interface NextStep {
  readonly text: string;
  readonly target: PageTarget;
}

const courses: NextStep = { text: texts.courses, target: { screen: 'myTabClass', params: {} } };
const situation: NextStep = {
  text: texts.situation,
  target: { screen: 'growUpSituation', params: { key: '2' } },
};
const wrongQuestions: NextStep = {
  text: texts.wrongQuestions,
  target: { screen: 'wrongWorkGroup', params: {} },
};

const OF_TIME: readonly ReportKind[] = [ReportKind.month, ReportKind.stage, ReportKind.year];

/** Link for a child without a report of this kind. */
export function nextStepOf(kind: ReportKind): NextStep {
  if (OF_TIME.includes(kind)) return situation;
  return kind === ReportKind.review ? wrongQuestions : courses;
}
