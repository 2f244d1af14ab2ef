/** Hands the calendar of the coming classes out to whoever has its one-time address: browsers and apps send no headers. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { CALENDAR_PATH, CALENDAR_REMINDER_MINUTES } from '../../src/contract/class-list';
import { BACKEND_CODE } from '../../src/contract/errors';
import { students } from '../account/tables';
import { spendTemporaryToken } from '../account/tokens';
import type { AppServices } from '../http/dispatch';
import { BusinessError } from '../http/handler';
import type { RequestLimits } from '../http/limits';
import { addMillis, MINUTE } from '../time';
import { comingClasses } from './class-list';
import { writeCalendar, type CalendarEvent } from './ics';
import { LESSON_MESSAGES } from './messages';

interface Asked {
  Params: { token: string; fileName: string };
}

type ComingClass = Awaited<ReturnType<typeof comingClasses>>[number];

const FILE_NAME = /^[\w.-]{1,64}\.ics$/;

const gone = () => new BusinessError(BACKEND_CODE.temporaryTokenInvalid, LESSON_MESSAGES.calendarGone, 410);

export function registerClassCalendar(
  app: FastifyInstance,
  services: AppServices,
  limits: RequestLimits,
): void {
  const { db, clock } = services;
  app.route<Asked>({
    method: 'GET',
    url: `${CALENDAR_PATH}/:token/:fileName`,
    schema: { hide: true },
    // Somebody who only looks whether it is there must not use it up.
    exposeHeadRoute: false,
    onRequest: async (request) => limits.admit(request.ip, null),
    handler: async (request, reply) => {
      const { token, fileName } = request.params;
      if (!FILE_NAME.test(fileName)) throw gone();
      const subject = await spendTemporaryToken(services, 'calendar', token);
      if (subject === null) throw gone();
      const [student] = await db
        .select({ userId: students.userId, kidName: students.kidName })
        .from(students)
        .where(eq(students.accountId, subject.accountId));
      if (student === undefined) throw gone();
      const classes = await comingClasses(db, clock, student.userId);
      const calendar = {
        name: LESSON_MESSAGES.calendarName(student.kidName),
        reminder: { minutesBefore: CALENDAR_REMINDER_MINUTES, text: LESSON_MESSAGES.calendarReminder },
        events: classes.map(toEvent),
      };
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="${fileName}"`,
        })
        .type('text/calendar; charset=utf-8')
        .send(writeCalendar(calendar, clock.now()));
    },
  });
}

const toEvent = ({ lesson, courseName, teacherName }: ComingClass): CalendarEvent => ({
  uid: `class-${lesson.id}@wandou`,
  summary: `${courseName} ${lesson.chapterName}`,
  description: LESSON_MESSAGES.calendarTeacher(teacherName),
  startsAt: lesson.startsAt,
  endsAt: addMillis(lesson.startsAt, lesson.durationMinutes * MINUTE),
});
