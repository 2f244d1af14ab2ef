/** Counts what happened in a time: pure, so that situation, reports and tests all count alike. */
import { LearningEventKind as Kind } from '../../../src/contract/growth/values';
import { dayNumber, mondayOf, type Day } from '../../lessons/day';
import { formatDate } from '../../time';
import { daysOf, endOf, mondaysOf } from './span';
import { masteryOf } from './mastery';
import { settled } from './settled';
import type {
  DayStatistics,
  LearningEvent,
  PointStatistics,
  Statistics,
  StatisticsOptions,
  WeekStatistics,
} from './types';

/** An event with its day: each is asked for it several times. */
interface Dated {
  readonly event: LearningEvent;
  readonly day: Day;
}

export function statisticsOf(events: readonly LearningEvent[], options: StatisticsOptions): Statistics {
  const { span, subject } = options;
  const end = endOf(span);
  const known = settled(events).filter(
    (event) =>
      event.occurredAt < end &&
      (options.until === undefined || event.occurredAt <= options.until) &&
      (subject === null || event.subject === subject),
  );
  const inSpan: Dated[] = [];
  for (const event of known) {
    const day = formatDate(event.occurredAt);
    if (day >= span.from) inSpan.push({ event, day });
  }
  const of = (kind: Kind) => inSpan.filter(({ event }) => event.kind === kind).map(({ event }) => event);
  const attended = of(Kind.attended);
  const told = attended.filter(({ isOnTime }) => isOnTime !== null);
  const answers = of(Kind.answer);
  const homework = of(Kind.homework);
  const films = of(Kind.film);
  const evaluations = of(Kind.evaluation);
  return {
    span,
    subject,
    lessons: { attended: attended.length, absent: of(Kind.absent).length, leave: of(Kind.leave).length },
    onTime: { kept: told.filter(({ isOnTime }) => isOnTime).length, of: told.length },
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
    points: pointsOf(known, answers, options),
    days: daysIn(inSpan, options),
    weeks: weeksIn(inSpan, options),
    highlights: of(Kind.highlight).toReversed(),
    comments: of(Kind.comment).toReversed(),
  };
}

const amounts = (events: readonly LearningEvent[]) => events.reduce((sum, { amount }) => sum + amount, 0);
const wholes = (events: readonly LearningEvent[]) => events.reduce((sum, { outOf }) => sum + outOf, 0);

/** A day that is checked in twice is one day. */
function checkInsOf(inSpan: readonly Dated[]): Statistics['checkIns'] {
  const days = new Set<Day>();
  for (const { event, day } of inSpan) if (event.kind === Kind.checkIn) days.add(day);
  let longest = 0;
  let running = 0;
  let last = Number.NaN;
  for (const number of [...days].map(dayNumber).toSorted((left, right) => left - right)) {
    running = number === last + 1 ? running + 1 : 1;
    longest = Math.max(longest, running);
    last = number;
  }
  return { days: days.size, longest };
}

/** Points of subjects of which nothing ever happened are not this child's to learn. */
function pointsOf(
  known: readonly LearningEvent[],
  inSpan: readonly LearningEvent[],
  { points }: StatisticsOptions,
): PointStatistics[] {
  const learnt = new Set(known.map(({ subject }) => subject));
  const all = byPoint(known.filter(({ kind }) => kind === Kind.answer));
  const now = byPoint(inSpan);
  return points
    .filter(({ id, subject }) => learnt.has(subject) || all.has(id))
    .toSorted(
      (left, right) => left.subject - right.subject || left.position - right.position || left.id - right.id,
    )
    .map(({ id, name, ability, subject }) => {
      const answers = now.get(id) ?? [];
      const state = masteryOf(all.get(id) ?? []);
      return {
        knowledgeId: id,
        name,
        ability,
        subject,
        right: amounts(answers),
        asked: wholes(answers),
        state,
      };
    });
}

function byPoint(answers: readonly LearningEvent[]): Map<number, LearningEvent[]> {
  const found = new Map<number, LearningEvent[]>();
  for (const answer of answers) {
    if (answer.knowledgeId === null) continue;
    const of = found.get(answer.knowledgeId);
    if (of === undefined) found.set(answer.knowledgeId, [answer]);
    else of.push(answer);
  }
  return found;
}

const THINGS: ReadonlySet<Kind> = new Set([Kind.attended, Kind.homework, Kind.film, Kind.checkIn]);

function daysIn(inSpan: readonly Dated[], { span }: StatisticsOptions): DayStatistics[] {
  const things = new Map<Day, number>();
  for (const { event, day } of inSpan)
    if (THINGS.has(event.kind)) things.set(day, (things.get(day) ?? 0) + 1);
  return daysOf(span).map((day) => ({ day, things: things.get(day) ?? 0 }));
}

function weeksIn(inSpan: readonly Dated[], { span }: StatisticsOptions): WeekStatistics[] {
  const weeks = new Map<Day, Dated[]>(mondaysOf(span).map((monday) => [monday, []]));
  for (const dated of inSpan) weeks.get(mondayOf(dated.day))?.push(dated);
  return [...weeks].map(([monday, week]) => {
    const of = (kind: Kind) => week.filter(({ event }) => event.kind === kind).map(({ event }) => event);
    return {
      monday,
      right: amounts(of(Kind.answer)),
      asked: wholes(of(Kind.answer)),
      minutes: amounts(of(Kind.attended)),
      participations: amounts(of(Kind.participation)),
    };
  });
}
