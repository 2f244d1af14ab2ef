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
import { lessonsLabels } from './labels';
import { and, eq, gt } from 'drizzle-orm';
import { HOUSEKEEPING_MS } from '../../core/jobs';
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

export const lessons = {
  handlers,
  tables: { ...leaveTables, ...contentTables, ...bookingTables, ...tables },
  labels: lessonsLabels,
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
