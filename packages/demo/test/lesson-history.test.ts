/** Every lesson of the past year is the one that its course was at: in schedule, reports, leave, weeks and hours alike. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { MyCourse } from '../../../src/contract/courses/schema';
import { CourseType, Subject } from '../../../src/contract/courses/values';
import type { Report, ReportCard } from '../../../src/contract/growth/report.schema';
import type { ScheduleDay, Week } from '../../../src/contract/growth/schema';
import { HourChange } from '../../../src/contract/hours/values';
import type { HourRecord } from '../../../src/contract/hours/schema';
import type { ClassListItem, LeaveRecord } from '../../../src/contract/lessons/schema';
import { LeaveState, StudyClassStatus } from '../../../src/contract/lessons/values';
import { courseChapters, courses } from '../../../server/domains/courses/tables';
import { lessons } from '../../../server/domains/courses/timetable/tables';
import { learningEvents } from '../../../server/domains/learning/tables';
import { addDays, DAY, formatDate } from '../../../server/core/time';
import { ask, backend, child, startDemoChild } from './demo-child';

startDemoChild();

const PAGE = { page: 1, limit: 50 };
const WEEK = 7 * DAY;
const numberOf = (title: string) => Number(/^第(\d+)讲 /.exec(title)?.[1] ?? 0);

/** On the days of the timetable, in each of the six subjects. */
async function held() {
  const { db } = backend.services;
  const known = await db
    .select({ subject: courses.subject, courseId: courses.id, startsAt: lessons.startsAt, id: lessons.id })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.courseType, CourseType.live)))
    .where(eq(lessons.userId, child.userId))
    .orderBy(asc(lessons.id));
  const events = await db
    .select()
    .from(learningEvents)
    .where(
      and(
        eq(learningEvents.userId, child.userId),
        inArray(learningEvents.kind, ['attended', 'absent', 'leave']),
      ),
    )
    .orderBy(asc(learningEvents.occurredAt));
  return Object.values(Subject).flatMap((subject) => {
    const first = known.find((one) => one.subject === subject);
    if (first === undefined) return [];
    const own = events.filter(
      (one) => one.subject === subject && (first.startsAt.getTime() - one.occurredAt.getTime()) % WEEK === 0,
    );
    return [{ subject, courseId: first.courseId, events: own }];
  });
}

describe('The lessons of the past', () => {
  it('have the numbers and chapters of their course, one a week', async () => {
    const all = await held();
    expect(all.length).toBe(6);
    for (const { courseId, events, subject } of all) {
      const chapters = await backend.services.db
        .select({ name: courseChapters.name })
        .from(courseChapters)
        .where(eq(courseChapters.courseId, courseId))
        .orderBy(asc(courseChapters.position));
      const [first] = events;
      const wanted = events.map(({ occurredAt }) => {
        const weeks = (occurredAt.getTime() - (first?.occurredAt.getTime() ?? 0)) / WEEK;
        return `第${weeks + 1}讲 ${chapters[weeks % chapters.length]?.name}`;
      });
      expect([subject, events.map(({ title }) => title)]).toEqual([subject, wanted]);
      expect(events.length).toBeGreaterThan(15);
    }
  });

  it('are held once each', async () => {
    const kinds = inArray(learningEvents.kind, ['attended', 'absent', 'leave']);
    const rows = await backend.services.db
      .select({ title: learningEvents.title })
      .from(learningEvents)
      .where(and(eq(learningEvents.userId, child.userId), kinds));
    const titles = rows.map(({ title }) => title).toSorted();
    expect(titles.filter((title, at) => title === titles[at - 1])).toEqual([]);
  });

  it('are in stage reports only as far as the course has come, and after the trial of the subject', async () => {
    const done = new Map(
      (await ask<MyCourse[]>('listMyCourses', { state: 'studying', page: 1, limit: 20 }))
        .filter(({ nextTitle }) => numberOf(nextTitle) > 0)
        .map(({ doneNum, subject }) => [subject as number, doneNum]),
    );
    const cards = await ask<ReportCard[]>('listGrowthReports', PAGE);
    const reportsOf = (wanted: string) =>
      Promise.all(
        cards
          .filter(({ kind }) => kind === wanted)
          .map(({ id, kind }) => ask<Report>('getReport', { id, kind })),
      );
    const stages = await reportsOf('stage');
    expect(stages.length).toBe(2);
    for (const { about, subject } of stages) {
      const last = Number(/–(\d+)节课/.exec(about)?.[1]);
      expect([about, last <= (done.get(subject ?? -1) ?? 0)]).toEqual([about, true]);
    }
    const trials = await reportsOf('demo');
    expect(trials.length).toBe(1);
    for (const { subject, to } of trials) {
      const first = (await held()).find((one) => one.subject === subject)?.events[0];
      expect(to < formatDate(first?.occurredAt ?? new Date(0))).toBe(true);
    }
  });

  it('make up for leave where the timetable has them, and take their hour', async () => {
    const { planned, madeUp } = LeaveState;
    const records = await ask<LeaveRecord[]>('listLeaveRecords', PAGE);
    const made = records.filter(({ state }) => state === planned || state === madeUp);
    const coming = await ask<ClassListItem[]>('getClassList', { ...PAGE, when: 'coming' });
    const attended = (await held()).flatMap(({ events }) => events.filter(({ kind }) => kind === 'attended'));
    const log = await ask<HourRecord[]>('listHourRecords', PAGE);
    const used = log.filter(({ change }) => change === HourChange.used);
    const oldest = used.at(-1)?.time ?? '';
    for (const { makeUpName, makeUpTime, lessonTime, state } of made) {
      const day = makeUpTime.slice(0, 10);
      const isThere =
        state === planned
          ? coming.some(
              ({ chapterName, courseDate }) => chapterName === makeUpName && courseDate === makeUpTime,
            )
          : attended.some(
              ({ occurredAt, title }) => title === makeUpName && formatDate(occurredAt) === day,
            ) &&
            (makeUpTime <= oldest || used.some(({ time }) => time.slice(0, 10) === day));
      expect([makeUpName, makeUpTime, isThere, makeUpTime > lessonTime]).toEqual([
        makeUpName,
        makeUpTime,
        true,
        true,
      ]);
    }
    expect(new Set(made.map(({ state }) => state)).size).toBe(2);
  });

  it('are as many in each week as its page says', async () => {
    const month = (moment: Date) =>
      ask<{ days: ScheduleDay[] }>('getSituationSchedule', { month: formatDate(moment).slice(0, 7) });
    const now = backend.clock.now();
    const months = await Promise.all([month(now), month(addDays(now, -31))]);
    const classes = months.flatMap(({ days }) => days.flatMap((day) => day.classes));
    for (const weeksAgo of [1, 2]) {
      const week = formatDate(addDays(now, -7 * weeksAgo));
      const { from, lessons: figure, to } = await ask<Week>('getWeek', { week });
      const inWeek = classes.filter(
        ({ courseDate, status }) =>
          status === StudyClassStatus.finished &&
          courseDate.slice(0, 10) >= from &&
          courseDate.slice(0, 10) <= to,
      );
      expect([week, figure?.now]).toEqual([week, inWeek.length]);
    }
  });
});
