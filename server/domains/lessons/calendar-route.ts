/** Serves the calendar of upcoming classes by a one-time URL. */
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { CALENDAR_PATH, CALENDAR_REMINDER_MINUTES } from '../../../src/contract/lessons/values';
import { students } from '../account/tables';
import type { AppServices } from '../../core/http/dispatch';
import type { RequestLimits } from '../../core/http/limits';
import { registerOneTimeFile } from '../account/one-time-file';
import { addMillis, MINUTE } from '../../core/time';
import { comingClasses } from './class-list';
import { writeCalendar, type CalendarEvent } from './ics';
import { LESSON_MESSAGES } from './messages';

type ComingClass = Awaited<ReturnType<typeof comingClasses>>[number];

export function registerClassCalendar(
  app: FastifyInstance,
  services: AppServices,
  limits: RequestLimits,
): void {
  const { db, clock } = services;
  registerOneTimeFile(app, services, limits, {
    path: CALENDAR_PATH,
    extension: 'ics',
    token: 'calendar',
    refusal: LESSON_MESSAGES.calendarExpired,
    send: async ({ userId }, fileName, _request, reply) => {
      const [student] = await db
        .select({ kidName: students.kidName })
        .from(students)
        .where(eq(students.userId, userId));
      const calendar = {
        name: LESSON_MESSAGES.calendarName(student?.kidName ?? ''),
        reminder: { minutesBefore: CALENDAR_REMINDER_MINUTES, text: LESSON_MESSAGES.calendarReminder },
        events: (await comingClasses(db, clock, userId)).map(toEvent),
      };
      return reply
        .headers({ 'content-disposition': `attachment; filename="${fileName}"` })
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
