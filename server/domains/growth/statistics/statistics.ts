/** Computes the statistics of a period. Pure, so that situation, reports and tests count alike. */
import { LearningEventKind as Kind } from '../../../../src/contract/learning/values';
import { dayNumber, type Day } from '../../../core/day';
import { longestStreak } from '../../rewards/check-in/streak';
import { daysOf, mondaysOf } from './span';
import { masteryOf } from './mastery';
import { normaliseAndDate, type Dated } from './normalise';
import type { LearningEvent } from '../../learning/events';
import type { DayStatistics, PointStatistics, Statistics, StatisticsOptions, WeekStatistics } from './types';

export function statisticsOf(events: readonly LearningEvent[], options: StatisticsOptions): Statistics {
  const { span, subject, until } = options;
  const known = normaliseAndDate(events).filter(
    ({ event, day }) =>
      day <= span.to &&
      (until === undefined || event.occurredAt <= until) &&
      (subject === null || event.subject === subject),
  );
  const inSpan = known.filter(({ day }) => day >= span.from);
  const kinds = new Map<Kind, LearningEvent[]>();
  for (const { event } of inSpan) add(kinds, event.kind, event);
  const of = (kind: Kind) => kinds.get(kind) ?? [];
  const attended = of(Kind.attended);
  const timed = attended.filter(({ isOnTime }) => isOnTime !== null);
  const answers = of(Kind.answer);
  const homework = of(Kind.homework);
  const films = of(Kind.film);
  const evaluations = of(Kind.evaluation);
  return {
    span,
    subject,
    lessons: { attended: attended.length, absent: of(Kind.absent).length, leave: of(Kind.leave).length },
    onTime: { kept: timed.filter(({ isOnTime }) => isOnTime).length, of: timed.length },
    minutes: amounts(attended),
    answers: { right: amounts(answers), asked: wholes(answers) },
    participations: amounts(of(Kind.participation)),
    homework: {
      given: of(Kind.homeworkGiven).length,
      handedIn: homework.length,
      onTime: homework.filter(({ isOnTime }) => isOnTime === true).length,
      timed: homework.filter(({ isOnTime }) => isOnTime !== null).length,
      points: amounts(homework),
      of: wholes(homework),
    },
    checkIns: checkInsOf(inSpan),
    films: { finished: films.length, seconds: amounts(films) },
    evaluations: { taken: evaluations.length, points: amounts(evaluations), of: wholes(evaluations) },
    points: pointsOf(known, { attended, answers }, options),
    days: daysIn(inSpan, options),
    weeks: weeksIn(inSpan, options),
    highlights: of(Kind.highlight).toReversed(),
    comments: of(Kind.comment).toReversed(),
  };
}

const amounts = (events: readonly LearningEvent[]) => events.reduce((sum, { amount }) => sum + amount, 0);
const wholes = (events: readonly LearningEvent[]) => events.reduce((sum, { outOf }) => sum + outOf, 0);

/** Several check-ins on one day count as one day. */
function checkInsOf(inSpan: readonly Dated[]): Statistics['checkIns'] {
  const days = new Set<Day>();
  for (const { event, day } of inSpan) if (event.kind === Kind.checkIn) days.add(day);
  return { days: days.size, longest: longestStreak([...days].toSorted()) };
}

/** Limited to subjects with a lesson in the period or any answer: watching a film does not make it a subject. */
function pointsOf(
  known: readonly Dated[],
  {
    attended,
    answers,
  }: { readonly attended: readonly LearningEvent[]; readonly answers: readonly LearningEvent[] },
  { points, openWrong }: StatisticsOptions,
): PointStatistics[] {
  const answered = known.map(({ event }) => event).filter(({ kind }) => kind === Kind.answer);
  const learnt = new Set([...answered, ...attended].map(({ subject }) => subject));
  const all = byPoint(answered);
  const now = byPoint(answers);
  return points
    .filter(({ id, subject }) => learnt.has(subject) || all.has(id))
    .toSorted(
      (left, right) => left.subject - right.subject || left.position - right.position || left.id - right.id,
    )
    .map(({ id, name, ability, subject }) => {
      const given = now.get(id) ?? [];
      const state = masteryOf(all.get(id) ?? [], openWrong?.has(id) === true);
      return {
        knowledgeId: id,
        name,
        ability,
        subject,
        right: amounts(given),
        asked: wholes(given),
        state,
      };
    });
}

function byPoint(events: readonly LearningEvent[]): Map<number, LearningEvent[]> {
  const found = new Map<number, LearningEvent[]>();
  for (const event of events) if (event.knowledgeId !== null) add(found, event.knowledgeId, event);
  return found;
}

function add<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

const THINGS: ReadonlySet<Kind> = new Set([Kind.attended, Kind.homework, Kind.film, Kind.checkIn]);

function daysIn(inSpan: readonly Dated[], { span }: StatisticsOptions): DayStatistics[] {
  const things = new Map<Day, number>();
  for (const { event, day } of inSpan)
    if (THINGS.has(event.kind)) things.set(day, (things.get(day) ?? 0) + 1);
  return daysOf(span).map((day) => ({ day, things: things.get(day) ?? 0 }));
}

function weeksIn(inSpan: readonly Dated[], { span }: StatisticsOptions): WeekStatistics[] {
  const mondays = mondaysOf(span);
  const first = dayNumber(mondays[0] ?? span.from);
  const weeks = mondays.map((monday) => ({ monday, right: 0, asked: 0, minutes: 0, participations: 0 }));
  const numbers = new Map(daysOf(span).map((day) => [day, dayNumber(day)]));
  for (const { event, day } of inSpan) {
    const week = weeks[Math.floor(((numbers.get(day) ?? first) - first) / 7)];
    if (week === undefined) continue;
    if (event.kind === Kind.answer) {
      week.right += event.amount;
      week.asked += event.outOf;
    }
    if (event.kind === Kind.attended) week.minutes += event.amount;
    if (event.kind === Kind.participation) week.participations += event.amount;
  }
  return weeks;
}
