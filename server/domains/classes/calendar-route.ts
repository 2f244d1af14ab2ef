/** Serves an open class as a calendar file, at a one-time URL, to a parent with a seat. */
import type { FastifyInstance } from 'fastify';
import { OPEN_CLASS_CALENDAR_PATH, OPEN_CLASS_REMINDER_MINUTES } from '../../../src/contract/classes/values';
import type { AppServices } from '../../core/http/dispatch';
import type { RequestLimits } from '../../core/http/limits';
import { registerOneTimeFile } from '../account/one-time-file';
import { writeCalendar } from '../lessons/ics';
import { CLASS_MESSAGES } from './messages';
import { findOpenClass } from './open-classes';
import { noSuchClass } from './reserve';
import { endOf } from './wire';

export function registerOpenClassCalendar(
  app: FastifyInstance,
  services: AppServices,
  limits: RequestLimits,
): void {
  const { clock } = services;
  registerOneTimeFile(app, services, limits, {
    path: OPEN_CLASS_CALENDAR_PATH,
    extension: 'ics',
    token: 'calendar',
    refusal: CLASS_MESSAGES.calendarExpired,
    send: async ({ userId }, fileName, _request, reply) => {
      const classId = Number(/^open-class-(\d{1,15})\.ics$/.exec(fileName)?.[1] ?? 0);
      const seen = await findOpenClass(services, userId, classId);
      if (seen?.reservedAt == null) throw noSuchClass();
      const { row, teacherName } = seen;
      const event = {
        uid: `open-class-${row.id}@wandou`,
        summary: row.title,
        description: CLASS_MESSAGES.calendarTeacher(teacherName),
        startsAt: row.startsAt,
        endsAt: endOf(row),
      };
      const reminder = { minutesBefore: OPEN_CLASS_REMINDER_MINUTES, text: CLASS_MESSAGES.calendarReminder };
      return reply
        .headers({ 'content-disposition': `attachment; filename="${fileName}"` })
        .type('text/calendar; charset=utf-8')
        .send(writeCalendar({ name: row.title, reminder, events: [event] }, clock.now()));
    },
  });
}
