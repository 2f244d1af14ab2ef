/** Unlocks a film course with recorded hours; idempotent, so they are charged once. */
import { sql } from 'drizzle-orm';
import { COURSE_CODE, FilmAccess } from '../../../src/contract/courses/values';
import type { Db } from '../../core/db/types';
import { lockChild } from '../account/lock-child';
import { payRecorded, recordedHours } from '../hours/movements';
import { BusinessError, requireSession, type Handler } from '../../core/http/handler';
import { addDays, formatDateTime, type Clock } from '../../core/time';
import { findAccess, type CourseAccess } from './policies';
import { brandOf } from './brand';
import { COURSES_MESSAGES as messages } from './messages';
import { filmUnlocks } from './tables';
import { orNotFound } from '../../core/http/policy';

export const unlockCourse: Handler<'unlockCourse'> = async ({ courseId }, context) => {
  const { clock, db } = context;
  const { userId } = requireSession(context);
  const { access, until } = await db.transaction((tx) => unlock(tx, clock, userId, courseId));
  return { access, availableUntil: formatDateTime(until) };
};

async function unlock(tx: Db, clock: Clock, userId: number, courseId: number): Promise<CourseAccess> {
  // Lock before reading: of two concurrent requests, the second one finds the course open.
  await lockChild(tx, userId);
  const now = clock.now();
  const known = orNotFound(await findAccess(tx, userId, courseId, now), messages.noCourse);
  if (known.access === FilmAccess.open) return known;
  const { openDays, priceHours: hours, subject, title } = known.course;
  const brandCode = brandOf(subject);
  if (hours === 0 || brandCode === undefined) {
    throw new BusinessError(COURSE_CODE.notForHours, messages.notForHours);
  }
  const isPaid = await payRecorded(tx, { userId, brandCode, hours, title: messages.unlocked(title) }, clock);
  if (!isPaid) {
    const remaining = Math.floor(await recordedHours({ db: tx, clock }, userId, brandCode));
    throw new BusinessError(COURSE_CODE.hoursShort, messages.hoursShort(hours, remaining));
  }
  const expiresAt = openDays === null ? null : addDays(now, openDays);
  const unlocked = { unlockedAt: now, expiresAt };
  await tx
    .insert(filmUnlocks)
    .values({ userId, courseId, hours, ...unlocked })
    .onConflictDoUpdate({
      target: [filmUnlocks.userId, filmUnlocks.courseId],
      set: { ...unlocked, hours: sql`${filmUnlocks.hours} + ${hours}` },
    });
  return { access: FilmAccess.open, until: expiresAt };
}
