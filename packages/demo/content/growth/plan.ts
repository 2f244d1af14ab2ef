/** Past lessons of a child, one a week: generated ones for the past year, then those in the `lessons` table. */
import { Subject } from '../../../../src/contract/courses/values';
import { lessonRef } from '../../../../server/domains/learning/lesson-events';
import type { KnowledgePoint } from '../../../../server/domains/growth/statistics/types';
import { mondayOf, plusDays } from '../../../../server/core/day';
import type { Attendance } from '../../../../server/domains/courses/timetable/tables';
import { addDays, addMillis, formatDate, MINUTE, shanghaiTime } from '../../../../server/core/time';
import { chapterName } from '../../../../server/domains/courses/timetable/chapter-name';
import { readTitle } from '../lessons/titles';
import { COURSES, type CourseKey, type DemoCourse } from '../courses/courses';
import type { ChildKind, LearnsSubject } from './children';

/** A lesson of the `lessons` table. */
export interface KnownLesson {
  readonly id: number;
  readonly userId: number;
  readonly subject: Subject;
  readonly title: string;
  readonly startsAt: Date;
  readonly minutes: number;
  readonly attendance: Attendance;
}

export interface HeldLesson {
  readonly ref: string;
  readonly lessonId: number | null;
  readonly title: string;
  /** As a teacher would write it. */
  readonly topic: string;
  readonly startsAt: Date;
  readonly minutes: number;
  /** null: decided by the child's profile. */
  readonly attendance: Attendance | null;
  /** The last one is the topic; points not listed come later. */
  readonly points: readonly KnowledgePoint[];
}

export interface Studied {
  readonly learns: LearnsSubject;
  readonly lessons: readonly HeldLesson[];
}

/** Lessons per knowledge point. */
const LESSONS_A_POINT = 5.5;
const WEEK = 7;

const PARTS = ['认识', '练习', '变化', '应用', '巩固', '挑战'];

interface Ground {
  readonly now: Date;
  readonly known: readonly KnownLesson[];
  readonly points: readonly KnowledgePoint[];
  /** Titles of older lessons that are stored, on another day. */
  readonly moved?: readonly string[];
}

export const planOf = (kind: ChildKind, ground: Ground): readonly Studied[] =>
  kind.subjects.map((learns) => ({ learns, lessons: lessonsOf(learns, kind.weeks, ground) }));

function lessonsOf(
  learns: LearnsSubject,
  weeks: number,
  { now, known, moved = [], points }: Ground,
): HeldLesson[] {
  const subject = Subject[learns.subject];
  const kept = known
    .filter((lesson) => lesson.subject === subject)
    .toSorted((left, right) => left.startsAt.getTime() - right.startsAt.getTime());
  const [first] = kept;
  const planned = Math.max(0, weeks - kept.length);
  const last = first === undefined ? lastOn(learns, now) : addDays(first.startsAt, -WEEK);
  const begins = Array.from({ length: planned }, (_, at) => addDays(last, -WEEK * (planned - 1 - at)));
  const ofSubject = points.filter((point) => point.subject === subject);
  const { chapters = [] }: DemoCourse = COURSES[learns.subject as CourseKey];
  const { number: firstNumber } = readTitle(first?.title ?? '');
  const upTo = (number: number) => ofSubject.slice(0, Math.floor(number / LESSONS_A_POINT) + 1);
  const onTopic = (topic: string, number: number) => {
    const own = ofSubject.filter(({ name }) => name === topic);
    const others = upTo(number).filter(({ name }) => name !== topic);
    return { topic, points: [...others, ...own] };
  };
  const generated = begins.map((startsAt, number) => {
    // As on the timetable that goes on from here; before the course began, by the point.
    const inCourse = firstNumber - planned + number;
    const [chapter] = (inCourse < 1 ? undefined : chapters[(inCourse - 1) % chapters.length]) ?? [];
    return {
      ref: `lesson:demo:${learns.subject}:${formatDate(startsAt)}`,
      lessonId: null,
      ...{ startsAt, minutes: learns.minutes, attendance: null },
      ...(chapter === undefined
        ? {
            title: titleOf(upTo(number), number),
            topic: upTo(number).at(-1)?.name ?? '',
            points: upTo(number),
          }
        : { title: chapterName(inCourse, chapter), ...onTopic(chapter, number) }),
    };
  });
  const real = kept.map(({ id, title, startsAt, minutes, attendance }, number) => ({
    ...{ ref: lessonRef(id), lessonId: id, title, startsAt, minutes, attendance },
    ...onTopic(readTitle(title).chapter, planned + number),
  }));
  return [...generated.filter(({ title }) => !moved.includes(title)), ...real];
}

/** Start of the last lesson that is over. */
function lastOn({ weekday, time, minutes }: LearnsSubject, now: Date): Date {
  const latest = addMillis(now, -minutes * MINUTE);
  const thisWeek = shanghaiTime(plusDays(mondayOf(formatDate(latest)), weekday), time);
  return thisWeek <= latest ? thisWeek : addDays(thisWeek, -WEEK);
}

const titleOf = (points: readonly KnowledgePoint[], number: number): string => {
  const inPoint = Math.floor(number - LESSONS_A_POINT * Math.floor(number / LESSONS_A_POINT));
  return `${points.at(-1)?.name ?? ''} · ${PARTS[inPoint] ?? ''}`;
};
