/** Consistency between screens for one demo child: each figure has the same value everywhere. */
import { and, eq, inArray } from 'drizzle-orm';
import type { CancellationLosses } from '../../../src/contract/account/cancellation.schema';
import type { FilmCourse } from '../../../src/contract/courses/film-course.schema';
import type { MyCourse, CourseCategoryCard, UserSubject } from '../../../src/contract/courses/schema';
import { Subject, SubjectCode } from '../../../src/contract/courses/values';
import type { Report, ReportCard } from '../../../src/contract/growth/report.schema';
import type { LearningReportRecord, ScheduleDay, Situation } from '../../../src/contract/growth/schema';
import { SITUATION_DAYS } from '../../../src/contract/growth/values';
import type { HomeworkCard, HomeworkDetail } from '../../../src/contract/homework/homework.schema';
import { HourChange } from '../../../src/contract/hours/values';
import type { HourRecord } from '../../../src/contract/hours/schema';
import type { ClassListItem, LeaveRecord } from '../../../src/contract/lessons/schema';
import { LeaveState, StudyClassStatus } from '../../../src/contract/lessons/values';
import type { Order } from '../../../src/contract/orders/schema';
import { OrderGroup, OrderState } from '../../../src/contract/orders/values';
import type { Medal, Task } from '../../../src/contract/rewards/schema';
import { courseChapters, courses } from '../../../server/domains/courses/tables';
import { learningEvents } from '../../../server/domains/learning/tables';
import { wrongQuestions } from '../../../server/domains/questions/wrong-questions/tables';
import { addDays, formatDate, formatDateTime } from '../../../server/core/time';
import { longestStreak } from '../../../server/domains/rewards/check-in/streak';
import { as } from '../../../test/server/support/answers';
import { logIn } from '../../../test/server/support/people';
import { MANY } from '../content/homework/pieces';
import { ask, backend, child, startDemoChild, type Call } from './demo-child';

startDemoChild();

const situation = (period: string) => ask<Situation>('getSituation', { period });
const figure = ({ sections }: Situation, key: string, name: string) =>
  Number(sections.find((one) => one.key === key)?.figures.find((one) => one.name === name)?.value ?? 0);
/** Months of the past year, the current one first. */
const months = () => {
  const [year = 0, month = 0] = backend.clock.now().toISOString().split('-').map(Number);
  return Array.from({ length: 13 }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
};
const schedule = async (month: string) =>
  (await ask<{ days: ScheduleDay[] }>('getSituationSchedule', { month })).days.flatMap(
    ({ classes }) => classes,
  );
const isAttended = ({ status }: { readonly status: StudyClassStatus }) =>
  status === StudyClassStatus.finished;

async function everything<T>(name: Call, request = {}): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const rows = await ask<T[]>(name, { ...request, page, limit: 50 });
    all.push(...rows);
    if (rows.length < 50) return all;
  }
}

describe('The child of several subjects', () => {
  it('has the same number of lessons on every screen', async () => {
    const inMonths = await Promise.all(months().map(schedule));
    const onSchedule = inMonths.flat().filter(isAttended).length;
    const { userId } = child;
    const request = { userId, subject: Subject.wandou, step: 'S2-3' };
    const home = await ask<LearningReportRecord>('getLearningReportRecord', request);
    const mine = await ask<{ attendClass: number }>('getPrivateInfo');
    const medals = await ask<Medal[]>('listMedals');
    const year = await situation('year');
    const counts = {
      home: home.course_total,
      mine: mine.attendClass,
      medal: medals.find(({ name }) => name === 'lessons')?.amount,
      year: figure(year, 'overview', '出勤'),
      achievements: figure(year, 'achievements', '上完的课'),
      schedule: onSchedule,
    };
    expect(counts).toEqual(Object.fromEntries(Object.keys(counts).map((name) => [name, home.course_total])));
    expect(home.course_total).toBeGreaterThan(100);
  });

  it('has the same number of lessons this month in its tasks, its schedule and its log of hours', async () => {
    const [month = ''] = months();
    const attended = (await schedule(month)).filter(isAttended).length;
    const task = (await ask<{ tasks: Task[] }>('listMyTasks')).tasks.find(
      ({ kind, period }) => kind === 'lessons' && period === month,
    );
    expect(task?.done).toBe(Math.min(task?.target ?? 0, attended));
    const log = await everything<HourRecord>('listHourRecords');
    const of = (change: HourChange) =>
      log.filter((entry) => entry.change === change && entry.time.startsWith(month)).length;
    expect(of(HourChange.used) - of(HourChange.returned)).toBe(attended);
  });

  it('has an attendance status for every lesson before today', async () => {
    const today = backend.clock.now().toISOString().slice(0, 10);
    const past = (await schedule(today.slice(0, 7))).filter(({ courseDate }) => courseDate < today);
    expect(past.length).toBeGreaterThan(5);
    expect(past.filter(({ status }) => status === StudyClassStatus.over)).toEqual([]);
  });

  it('has the same position in a course on both cards as the numbers of its lessons', async () => {
    const mine = await ask<MyCourse[]>('listMyCourses', { state: 'studying', page: 1, limit: 20 });
    const cards = await ask<CourseCategoryCard[]>('getCourseStudyList');
    const live = mine.filter(({ courseId, nextTitle }) => courseId === 0 && nextTitle.startsWith('第'));
    expect(live).toHaveLength(6);
    for (const { groupId, doneNum, totalNum, nextTitle } of live) {
      expect([groupId, nextTitle]).toEqual([
        groupId,
        expect.stringMatching(new RegExp(`^第${doneNum + 1}讲 `)),
      ]);
      const donePercent = cards.find((card) => card.groupId === groupId)?.donePercent;
      expect([groupId, donePercent]).toEqual([groupId, Math.floor((100 * doneNum) / totalNum)]);
    }
  });

  it('has the same progress of a course of films on every card', async () => {
    const mine = await ask<MyCourse[]>('listMyCourses', { state: 'studying', page: 1, limit: 20 });
    const studies = await everything<FilmCourse>('listPurchasedStudy');
    const cards = await everything<FilmCourse>('listBabyStudy');
    const of = (list: readonly FilmCourse[], id: number) =>
      list.find(({ courseId }) => courseId === id)?.watchedPercent;
    const films = mine.filter(({ courseId }) => courseId > 0);
    for (const { courseId, donePercent } of films) {
      const { watchedPercent } = await ask<FilmCourse>('getFilmCourse', { courseId });
      expect([courseId, donePercent]).toEqual([courseId, watchedPercent]);
      for (const list of [studies, cards])
        expect([courseId, of(list, courseId) ?? watchedPercent]).toEqual([courseId, watchedPercent]);
    }
    expect(films.filter(({ donePercent = 0 }) => donePercent > 0).length).toBeGreaterThan(1);
  });

  it('has its subjects in one order on every screen', async () => {
    const order = (subjects: readonly number[]) => [...new Set(subjects)];
    const codes = Object.values(SubjectCode);
    const { hours } = await ask<CancellationLosses>('getCancellationLosses');
    const lists = {
      subjects: (await ask<UserSubject[]>('getUserSubject')).map(({ subject }) => subject),
      courses: (await everything<MyCourse>('listMyCourses', { state: 'studying' })).map((one) => one.subject),
      studies: (await everything<FilmCourse>('listBabyStudy')).map(({ subject }) => subject),
      hours: hours.map(({ brandCode }) => codes.findIndex((code) => code === brandCode)),
    };
    for (const [name, subjects] of Object.entries(lists)) {
      expect([name, order(subjects)]).toEqual([name, order(subjects).toSorted((one, two) => one - two)]);
      expect(order(subjects).length).toBeGreaterThan(2);
    }
  });

  it('has as many pieces of homework on record as it would lose', async () => {
    const { homework } = await ask<CancellationLosses>('getCancellationLosses');
    const figures = (await situation('year')).sections.flatMap((one) => one.figures);
    expect(figures.find(({ name }) => name === '交了作业')?.note).toBe(`布置${homework}份`);
  });

  it('has a lesson of each week on record since each course began', async () => {
    const { db } = backend.services;
    const isLesson = inArray(learningEvents.kind, ['attended', 'absent', 'leave']);
    const events = await db
      .select({ subject: learningEvents.subject, at: learningEvents.occurredAt })
      .from(learningEvents)
      .where(and(eq(learningEvents.userId, child.userId), isLesson));
    const mine = await ask<MyCourse[]>('listMyCourses', { state: 'studying', page: 1, limit: 20 });
    for (const { doneNum, nextTitle, subject } of mine) {
      if (!nextTitle.startsWith('第')) continue;
      const days = new Set(events.filter((one) => one.subject === subject).map(({ at }) => formatDate(at)));
      expect([subject, days.size >= doneNum]).toEqual([subject, true]);
    }
  });

  it('has as many leaves on their page as growth counts in the same days', async () => {
    const now = backend.clock.now();
    const records = await everything<LeaveRecord>('listLeaveRecords');
    for (const [period, days] of Object.entries(SITUATION_DAYS)) {
      const since = formatDate(addDays(now, 1 - days));
      const taken = records.filter(
        ({ lessonTime, state }) => state !== LeaveState.withdrawn && lessonTime >= since,
      );
      expect([period, figure(await situation(period), 'overview', '请假')]).toEqual([period, taken.length]);
    }
  });

  it('has lessons to come on the days and at the times of those that were held', async () => {
    const past = await everything<ClassListItem>('getClassList', { when: 'past' });
    const coming = await everything<ClassListItem>('getClassList', { when: 'coming' });
    const weekly = ({ courseDate }: Pick<ClassListItem, 'courseDate'>) =>
      `${new Date(`${courseDate.slice(0, 10)}T00:00:00Z`).getUTCDay()} ${courseDate.slice(11)}`;
    const times = new Set(coming.map(weekly));
    expect(times.size).toBe(6);
    expect([...times].filter((time) => !past.map(weekly).includes(time))).toEqual([]);
    const before = await schedule(months()[1] ?? '');
    expect(before.length).toBeGreaterThan(10);
    expect(before.map(weekly).filter((time) => !times.has(time))).toEqual([]);
  });

  it('has wrong questions and homework of the lesson that was the last on their point', async () => {
    const { db } = backend.services;
    const chapters = await db
      .select({ name: courseChapters.name, subject: courses.subject, position: courseChapters.position })
      .from(courseChapters)
      .innerJoin(courses, and(eq(courses.id, courseChapters.courseId), eq(courses.courseType, 1)))
      .orderBy(courseChapters.position);
    const past = await everything<ClassListItem>('getClassList', { when: 'past' });
    const taught = new Map(past.map((one) => [one.chapterName, one]));
    const wrong = await db.select().from(wrongQuestions).where(eq(wrongQuestions.userId, child.userId));
    const numbered = wrong.filter(({ source }) => source.startsWith('第'));
    expect(numbered.length).toBeGreaterThan(12);
    for (const { source, wrongAt } of numbered) {
      const [, number = '', name = ''] = /^第(\d+)讲 (\S+) /.exec(source) ?? [];
      const subjects = chapters.filter((one) => one.name === name);
      const all = chapters.filter((one) => one.subject === subjects[0]?.subject);
      expect([source, all[(Number(number) - 1) % all.length]?.name]).toEqual([source, name]);
      const lesson = taught.get(`第${number}讲 ${name}`);
      if (lesson !== undefined) expect(formatDateTime(wrongAt) >= lesson.courseDate).toBe(true);
    }
    const given = await everything<HomeworkCard>('listHomework', { tab: 'all' });
    expect(given.length).toBe(MANY.length);
    for (const { homeworkId, title } of given) {
      const { lessonTitle, questions } = await ask<HomeworkDetail>('getHomework', { homeworkId });
      const about = MANY.find((piece) => piece.title === title)?.about ?? [title];
      expect([title, questions.filter(({ knowledge }) => !about.includes(knowledge))]).toEqual([title, []]);
      if (lessonTitle !== '') expect(about).toContain(lessonTitle.replace(/^第\d+讲 /, ''));
    }
  });

  it('has as many medals on their page as it would lose', async () => {
    const earned = (await ask<Medal[]>('listMedals')).filter(({ level }) => level > 0).length;
    expect(earned).toBeGreaterThan(4);
    expect((await ask<CancellationLosses>('getCancellationLosses')).medals).toBe(earned);
  });

  it('has lessons in order, at hours of children, by one teacher a subject', async () => {
    const past = await everything<ClassListItem>('getClassList', { when: 'past' });
    const known = [...past, ...(await everything<ClassListItem>('getClassList', { when: 'coming' }))];
    const courses = new Set(known.map(({ courseName }) => courseName));
    for (const course of courses) {
      const lessons = known.filter(({ courseName }) => courseName === course);
      const inTime = lessons.toSorted((one, other) => (one.courseDate < other.courseDate ? -1 : 1));
      const numbers = inTime
        .flatMap(({ chapterName }) => /^第(\d+)讲/.exec(chapterName)?.[1] ?? [])
        .map(Number);
      expect([course, numbers]).toEqual([course, numbers.toSorted((one, other) => one - other)]);
      expect([course, new Set(lessons.map(({ teacherName }) => teacherName)).size]).toEqual([course, 1]);
    }
    const hours = known.map(({ courseDate }) => Number(courseDate.slice(11, 13)));
    expect(hours.filter((hour) => hour < 8 || hour > 20)).toEqual([]);
  });

  it('masters no point that is open in its wrong-question book', async () => {
    const groups = await ask<{ points: { name: string; open: number }[] }[]>('getWrongQuestionGroups');
    const open = new Set(
      groups.flatMap(({ points }) => points.filter((one) => one.open > 0).map(({ name }) => name)),
    );
    expect(open.size).toBeGreaterThan(2);
    for (const period of ['month', 'term', 'year']) {
      const { sections } = await situation(period);
      const map = sections.flatMap(({ pictures }) => pictures).find(({ kind }) => kind === 'map');
      const mastered =
        map?.points.filter(({ state }) => state === 'mastered').map(({ label }) => label) ?? [];
      expect([period, mastered.filter((name) => open.has(name))]).toEqual([period, []]);
      const praised = sections.flatMap(({ good }) => good).filter((line) => line.endsWith('已经掌握'));
      expect(praised.filter((line) => open.has(line.split('：')[0] ?? ''))).toEqual([]);
    }
  });

  it('has no praise for what the same page names to practise', async () => {
    const cards = await everything<ReportCard>('listGrowthReports');
    const pages: Pick<Report, 'sections'>[] = [await situation('month'), await situation('year')];
    for (const { kind, id } of cards.slice(0, 12)) pages.push(await ask<Report>('getReport', { kind, id }));
    const nameOf = (line: string) => line.split('：')[0] ?? '';
    for (const { sections } of pages) {
      const good = new Set(
        sections.flatMap((one) => one.good.filter((line) => line.endsWith('已经掌握')).map(nameOf)),
      );
      expect(sections.flatMap((one) => one.practise.map(nameOf)).filter((name) => good.has(name))).toEqual(
        [],
      );
    }
  });

  it('has the same row of check-ins in growth, in its medals and in its tasks: none, as it takes no part', async () => {
    const { streak, takesPart } = await ask<{ streak: number; takesPart: boolean }>('getCheckIn');
    expect([takesPart, streak]).toEqual([false, 0]);
    const medals = await ask<Medal[]>('listMedals');
    expect(medals.find(({ name }) => name === 'streak')?.amount).toBe(0);
    expect(JSON.stringify(await situation('year'))).not.toContain('签到');
    const { tasks } = await ask<{ tasks: Task[] }>('listMyTasks');
    expect(tasks.filter(({ kind }) => kind === 'checkIn')).toEqual([]);
  });

  it('has orders and parcels that agree with each other, in the day', async () => {
    const orders = await everything<{ orderId: number }>('listOrders', { group: OrderGroup.all });
    const details = await Promise.all(orders.map(({ orderId }) => ask<Order>('getOrder', { orderId })));
    const withParcels = details.filter(({ hasParcels }) => hasParcels);
    expect(withParcels.length).toBeGreaterThanOrEqual(3);
    for (const { createTime, payTime, sendTime, endTime, orderNo, hasParcels } of details) {
      const steps = [createTime, payTime, sendTime, endTime].filter(Boolean);
      expect([orderNo, steps]).toEqual([orderNo, steps.toSorted()]);
      if (!hasParcels) continue;
      const sent = await ask<{ sendTime: string; parcels: { latestTime: string }[] }>('listParcels', {
        orderNo,
      });
      expect([orderNo, sent.sendTime]).toEqual([orderNo, sendTime]);
      // A completed order's parcels have arrived by then.
      const arrived = sent.parcels.map(({ latestTime }) => latestTime);
      expect(arrived.filter((moment) => endTime !== '' && moment > endTime)).toEqual([]);
    }
    expect(details.filter(({ state }) => state === OrderState.delivering)).toEqual(
      withParcels.filter(({ state }) => state === OrderState.delivering),
    );
    const today = formatDate(backend.clock.now());
    const moments = details
      .flatMap(({ createTime, payTime, sendTime, endTime }) => [createTime, payTime, sendTime, endTime])
      .filter((moment) => moment !== '' && !moment.startsWith(today));
    const hours = moments.map((moment) => Number(moment.slice(11, 13)));
    expect(hours.filter((hour) => hour < 7 || hour > 21)).toEqual([]);
  });

  it('has a row of check-ins elsewhere that growth counts as the medal does', async () => {
    const other = await logIn(backend, '13800000006');
    const year = as<Situation>(await other.visitor.ask('getSituation', { period: 'year' }));
    const note = year.sections.flatMap(({ figures }) => figures).find(({ name }) => name === '签到')?.note;
    const medals = as<Medal[]>(await other.visitor.ask('listMedals'));
    expect(note).toBe(`最长连续${medals.find(({ name }) => name === 'streak')?.amount}天`);
    expect(longestStreak(['2026-11-01', '2026-11-02', '2026-11-04'])).toBe(2);
  });
});
