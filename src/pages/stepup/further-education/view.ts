import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import type { StepUp } from '@/features/stepup/info/step-up';

export type YearView = 'confirm' | 'choose' | 'arranged' | 'grouping' | 'complete';

/** What there is to see, and to do: rule stepup-17. Types and statuses that are new to this build ask nothing of a parent. */
export function viewOf({ status, type }: Pick<StepUp, 'status' | 'type'>): YearView {
  if (status === StepUpStatus.complete) return 'complete';
  if (status === StepUpStatus.grouping) return 'grouping';
  if (status !== StepUpStatus.waiting) return 'arranged';
  if (type === StepUpType.y) return 'confirm';
  return type === StepUpType.n ? 'choose' : 'arranged';
}

/** What the child will learn: who does not step up stays with the step that is planned. */
export const stepOfYear = ({ type, newStep, planStep, step }: StepUp): string =>
  type === StepUpType.n ? planStep || step : newStep || planStep;

const DATE = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:\D|$)/;

/** 23:59:59 of that day in Shanghai; undefined where the text names none. */
export function endOfDay(text: string, offset: string): number | undefined {
  const [, year, month = '', day = ''] = DATE.exec(text.trim()) ?? [];
  if (!year) return undefined;
  const end = Date.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T23:59:59${offset}`);
  return Number.isNaN(end) ? undefined : end;
}
