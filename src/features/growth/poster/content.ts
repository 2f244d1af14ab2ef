import type { Figure } from '@/contract/growth/report.schema';
import type { Shared, StudyPlanDay, Week } from '@/contract/growth/schema';
import { subjectText } from '@/features/courses';
import { formatDate } from '@/features/lessons/dates';
import { namesOf } from '../report/names';
import { WEEK_FIGURES, weekDays, weekSentence, weekTexts } from '../week/texts';
import { posterTexts as texts } from './texts';

export type PosterFigure = Pick<Figure, 'name' | 'value' | 'unit'>;

/** Content of a poster: only what a share shows, too. */
export interface PosterContent {
  readonly name: string;
  /** Default: the child's growth. */
  readonly headline?: string;
  readonly title: string;
  readonly sentence: string;
  /** At most three. */
  readonly figures: readonly PosterFigure[];
  /** Expiry of the QR code's link; '' when unknown. */
  readonly until: string;
}

const FIGURES = 3;

export function posterOf({ shownName, endsAt, report, situation, plan, week }: Shared): PosterContent {
  const until = formatDate(endsAt);
  const own = { name: shownName, until };
  if (week) return { ...own, ...ofWeek(week) };
  const found = report ?? situation;
  if (!found) return { ...own, ...ofPlan(plan ?? []) };
  return {
    ...own,
    title: (report && namesOf(report)[0]) || texts.situation,
    sentence: found.sentence,
    figures: found.sections.flatMap(({ figures }) => figures).slice(0, FIGURES),
  };
}

const ofWeek = (week: Week): Pick<PosterContent, 'title' | 'sentence' | 'figures'> => ({
  title: texts.week(weekDays(week)),
  sentence: week.teacher?.words || weekSentence(week),
  figures: WEEK_FIGURES.map((name) => ({
    name: weekTexts.names[name],
    value: String(week[name].now),
    unit: weekTexts.units[name],
  })),
});

function ofPlan(days: readonly StudyPlanDay[]): Pick<PosterContent, 'title' | 'sentence' | 'figures'> {
  const classes = days.flatMap((day) => day.classes);
  const subjects = [...new Set(classes.map(({ subject }) => subjectText(subject)))].filter(Boolean);
  const minutes = classes.reduce((sum, { courseConfig }) => sum + courseConfig.durationMinutes, 0);
  return {
    title: texts.plan,
    sentence: classes.length > 0 ? texts.planSentence(classes.length, subjects) : texts.planEmpty,
    figures: [
      { name: texts.days, value: String(days.length), unit: texts.dayUnit },
      { name: texts.classes, value: String(classes.length), unit: texts.classUnit },
      { name: texts.minutes, value: String(minutes), unit: texts.minuteUnit },
    ],
  };
}
