import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import { bookingHandlers } from './booking/handlers';
import * as bookingTables from './booking/tables';
import { classListHandlers } from './class-list';
import { lessonContentHandlers } from './content/handlers';
import * as contentTables from './content/tables';
import { lessonHandlers } from './handlers';
import { leaveHandlers } from './leave/handlers';
import * as leaveTables from './leave/tables';
import { getLiveAudit } from './live-audit';
import * as timetable from '../courses/timetable/tables';
import * as tables from './tables';
import { and, eq, gt } from 'drizzle-orm';
import { HOUSEKEEPING_MS } from '../../core/jobs';
import type { Labels } from '../../core/labels';
import { registerAttend } from './attend-route';
import { ensureBookingTimes } from './booking/times';
import { registerClassCalendar } from './calendar-route';
import { announceClasses } from './class-soon';
import { lessonsTestTools } from './test-tools';

const handlers: DomainHandlers<'lessons'> = {
  ...classListHandlers,
  ...lessonHandlers,
  ...leaveHandlers,
  ...lessonContentHandlers,
  ...bookingHandlers,
  getLiveAudit,
};

const labels: Labels = {
  tables: {
    leaves: '请假与补课',
    lesson_listeners: '旁听记录',
    lesson_preparations: '课前准备',
    bookings: '约课记录',
  },
  columns: {
    first_at: '第一次时间',
    last_at: '最近一次时间',
    lesson_id: '课程编号',
    lesson_name: '课程',
    teacher_name: '老师',
    lesson_starts_at: '上课时间',
    make_up_name: '补课课程',
    make_up_at: '补课时间',
    item_id: '准备事项编号',
    time_id: '约课时间编号',
    booked_at: '预约时间',
    cancelled_at: '取消时间',
  },
  files: ['lessons.chapter_picture'],
};

export const lessons = {
  handlers,
  tables: { ...leaveTables, ...contentTables, ...bookingTables, ...tables },
  labels,
  routes: [registerClassCalendar, registerAttend],
  jobs: [
    { name: 'bookingTimes', everyMs: HOUSEKEEPING_MS, run: ({ db, clock }) => ensureBookingTimes(db, clock) },
    { name: 'classSoon', everyMs: HOUSEKEEPING_MS, run: announceClasses },
  ],
  losses: async ({ db, clock }, userId) => ({
    comingLessons: await db.$count(
      timetable.lessons,
      and(eq(timetable.lessons.userId, userId), gt(timetable.lessons.startsAt, clock.now())),
    ),
  }),
  testTools: lessonsTestTools,
} satisfies Domain;
