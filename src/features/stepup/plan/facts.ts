import { formatWhen } from '@/features/lessons/dates';
import type { LocalClock } from '@/services/clock';
import { planOf, type Plan } from '../info/plan';
import type { StepUp } from '../info/step-up';
import { formatCycle } from '../info/times';

export interface Fact {
  readonly name: string;
  /** '' when unknown. */
  readonly value: string;
}

/** What a page calls the lessons of a plan. */
export interface LessonWords {
  readonly lessons: Readonly<Record<Plan['of'], string>>;
  readonly first: string;
  /** Where the current lessons stand beside the new ones: their names. */
  readonly compared?: { readonly old: string; readonly new: string } | undefined;
}

/** When lessons are, and once arranged the first one: rule stepup-26. */
export function lessonFacts(info: StepUp, words: LessonWords, serverClock: LocalClock): readonly Fact[] {
  const { of, lessons, firstTime } = planOf(info);
  const say = (cycle: StepUp['oldLessons']): string => formatCycle(cycle, serverClock);
  const { compared } = words;
  return [
    ...(compared && info.oldLessons.length > 0 ? [{ name: compared.old, value: say(info.oldLessons) }] : []),
    { name: compared?.new ?? words.lessons[of], value: say(lessons) },
    ...(of === 'arranged' ? [{ name: words.first, value: formatWhen(firstTime, serverClock) }] : []),
  ];
}
