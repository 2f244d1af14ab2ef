/** Generates a child's year: events in and between lessons. The same seed gives the same year. */
import { Subject } from '../../../../src/contract/courses/values';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import type { NewEvent } from '../../../../server/domains/learning/events';
import type { KnowledgePoint } from '../../../../server/domains/growth/statistics/types';
import { addMillis, DAY, formatDate, HOUR, MINUTE, shanghaiTime } from '../../../../server/core/time';
import type { ChildKind, LearnsSubject } from './children';
import { planOf, type HeldLesson, type KnownLesson } from './plan';
import { chanceOf, cycle, type Chance } from './random';
import { ADVICE, HIGHLIGHTS, PRAISE } from './words';

const Kind = LearningEventKind;

export interface PastEvent extends NewEvent {
  readonly recordedAt: Date;
}
export type OwnedEvent = PastEvent & { readonly userId: number };

interface Ground {
  readonly now: Date;
  readonly child: string;
  readonly known: readonly KnownLesson[];
  readonly points: readonly KnowledgePoint[];
  readonly moved?: readonly string[];
}

/** State carried from lesson to lesson. */
interface YearState {
  readonly kind: ChildKind;
  readonly learns: LearnsSubject;
  readonly child: string;
  readonly chance: Chance;
  readonly words: Readonly<Record<'highlight' | 'praise' | 'advice', () => string | undefined>>;
  /** Answers so far, by point. */
  readonly practised: Map<number, number>;
}

export function yearOf(kind: ChildKind, { child, ...ground }: Ground): PastEvent[] {
  const { now } = ground;
  const chance = chanceOf(kind.seed);
  const words = {
    highlight: cycle(chance, HIGHLIGHTS),
    praise: cycle(chance, PRAISE),
    advice: cycle(chance, ADVICE),
  };
  const inLessons = planOf(kind, ground).flatMap(({ learns, lessons }) => {
    const year: YearState = { kind, learns, child, chance, words, practised: new Map() };
    return lessons.flatMap((lesson, number) => eventsOfLesson(lesson, number / WEEKS, year));
  });
  const all = [...inLessons, ...films(kind, now, chance)];
  return all
    .filter(({ occurredAt }) => occurredAt <= now)
    .map((event) => ({ ...event, recordedAt: new Date(Math.min(now.getTime(), knownAt(event))) }))
    .toSorted((left, right) => left.occurredAt.getTime() - right.occurredAt.getTime());
}

const WEEKS = 52;

/** Recording time: an hour later, except for films. */
const knownAt = ({ occurredAt, kind }: NewEvent): number =>
  occurredAt.getTime() + (kind === Kind.film ? 0 : HOUR);

function eventsOfLesson(lesson: HeldLesson, progress: number, year: YearState): NewEvent[] {
  const { kind, chance } = year;
  const about = aboutOf(lesson, year);
  const attendance = lesson.attendance ?? attendanceOf(year);
  if (attendance === 'leave') return [{ ...about, kind: Kind.leave, outOf: lesson.minutes }];
  if (attendance === 'absent') {
    const missed = { ...about, kind: Kind.absent, outOf: lesson.minutes };
    return [missed, ...homework(lesson, year, 0.5, kind.homework.handedIn / 2)];
  }
  const isOnTime = chance.happens(kind.onTime);
  const minutesLate = isOnTime ? 0 : chance.between(4, 12);
  const answers = answersOf(lesson, progress, year);
  const share = answers.reduce((sum, { amount = 0 }) => sum + amount, 0) / Math.max(1, answers.length);
  const spoke = Math.max(1, kind.speaks + chance.between(-2, 2));
  return [
    { ...about, kind: Kind.attended, amount: lesson.minutes - minutesLate, outOf: lesson.minutes, isOnTime },
    ...answers,
    { ...about, kind: Kind.participation, amount: spoke },
    ...wordsOf(lesson, year, share),
    ...homework(lesson, year, share, kind.homework.handedIn),
  ];
}

const aboutOf = ({ ref, lessonId, title, startsAt }: HeldLesson, { learns }: YearState) => ({
  ...{ ref, lessonId, title, occurredAt: startsAt },
  subject: Subject[learns.subject],
});

function attendanceOf({ kind, chance }: YearState) {
  if (chance.happens(kind.attends)) return 'joined';
  return chance.happens(kind.hasLeave) ? 'leave' : 'absent';
}

/** Mostly on the lesson's point, sometimes on an earlier one. */
function answersOf(lesson: HeldLesson, progress: number, year: YearState): NewEvent[] {
  const { points, startsAt } = lesson;
  const { chance, practised } = year;
  return Array.from({ length: chance.between(5, 8) }, (_, index) => {
    const isReview = points.length > 1 && chance.happens(0.35);
    const point = isReview ? points[chance.between(0, points.length - 2)] : points.at(-1);
    const isRight = chance.happens(chanceToBeRight(point, progress, year));
    if (point !== undefined) practised.set(point.id, (practised.get(point.id) ?? 0) + 1);
    return {
      ...aboutOf(lesson, year),
      ...{ kind: Kind.answer, ref: `${lesson.ref}:${index + 1}`, knowledgeId: point?.id ?? null },
      occurredAt: addMillis(startsAt, (5 + 4 * index) * MINUTE),
      ...{ amount: isRight ? 1 : 0, outOf: 1 },
    };
  });
}

const EASE = 0.1;
/** Per answer: a new point is harder, a practised one easier. */
const PRACTICE = 0.016;

function chanceToBeRight(
  point: KnowledgePoint | undefined,
  progress: number,
  { learns, practised }: YearState,
) {
  const ability = point?.ability ?? '';
  const ease = learns.strong?.includes(ability) ? EASE : learns.weak?.includes(ability) ? -EASE : 0;
  const practice = PRACTICE * (Math.min(10, practised.get(point?.id ?? 0) ?? 0) - 5);
  return Math.min(0.98, Math.max(0.1, learns.skill + learns.gain * progress + ease + practice));
}

/** A highlight and a teacher's comment, which depends on how well the lesson went. */
function wordsOf(lesson: HeldLesson, year: YearState, share: number): NewEvent[] {
  const { kind, chance, words, child } = year;
  const about = aboutOf(lesson, year);
  const say = (text: string | undefined) =>
    (text ?? '').replaceAll('{点}', lesson.topic).replaceAll('{孩子}', child);
  const said: NewEvent[] = [];
  if (chance.happens(kind.shines))
    said.push({
      ...{ ...about, kind: Kind.highlight, note: say(words.highlight()) },
      occurredAt: addMillis(lesson.startsAt, chance.between(10, lesson.minutes - 5) * MINUTE),
    });
  if (chance.happens(kind.commented))
    said.push({
      ...{ ...about, kind: Kind.comment, note: say(share >= 0.7 ? words.praise() : words.advice()) },
      occurredAt: addMillis(lesson.startsAt, (lesson.minutes + chance.between(20, 90)) * MINUTE),
    });
  return said;
}

/** Assigned after the lesson, due two evenings later. */
function homework(lesson: HeldLesson, year: YearState, share: number, handsIn: number): NewEvent[] {
  const { kind, chance } = year;
  const givenAt = addMillis(lesson.startsAt, lesson.minutes * MINUTE);
  const about = {
    ...aboutOf(lesson, year),
    ref: `homework:${lesson.ref}`,
    title: `${lesson.title} 课后练习`,
  };
  const given = { ...about, kind: Kind.homeworkGiven, occurredAt: givenAt };
  if (!chance.happens(handsIn)) return [given];
  const isOnTime = chance.happens(kind.homework.onTime);
  const hours = isOnTime ? chance.between(3, 47) : chance.between(60, 170);
  const points = Math.min(100, Math.round(62 + 36 * share) + chance.between(-4, 4));
  const handedIn = { ...about, kind: Kind.homework, occurredAt: byDay(addMillis(givenAt, hours * HOUR)) };
  return [given, { ...handedIn, amount: points, outOf: 100, isOnTime }];
}

/** No homework at night. */
const byDay = (moment: Date): Date => shanghaiTime(formatDate(moment), '20:10');

const SERIES = [
  { title: '成语故事', subject: Subject.yuwen, seconds: 260 },
  { title: '豌豆思维 动画课', subject: Subject.wandou, seconds: 480 },
  { title: '厨房里的数学', subject: Subject.math, seconds: 310 },
] as const;

/** Episodes in order. */
function films({ films: aWeek, weeks }: ChildKind, now: Date, chance: Chance): NewEvent[] {
  const seen = Math.round(aWeek * weeks);
  return Array.from({ length: seen }, (_, index) => {
    const { title, subject, seconds } = SERIES[index % SERIES.length] ?? SERIES[0];
    const episode = Math.floor(index / SERIES.length) + 1;
    const daysAgo = Math.round(((seen - index) * weeks * 7) / (seen + 1));
    const day = formatDate(new Date(now.getTime() - daysAgo * DAY));
    return {
      ...{ kind: Kind.film, ref: `chapter:demo:${index + 1}`, subject, title: `${title} 第${episode}集` },
      occurredAt: addMillis(shanghaiTime(day, '18:00'), chance.between(0, 120) * MINUTE),
      ...{ amount: seconds, outOf: seconds },
    };
  });
}
