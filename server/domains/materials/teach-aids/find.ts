/** Teaching aids with their deliveries. */

import { and, eq } from 'drizzle-orm';
import { courses, enrollments } from '../../courses/tables';
import { totalRows } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { teachAidDeliveries, teachAids } from './tables';

/** Aids with this child's enrolment and delivery. */
export const aidsOf = (db: Db, userId: number) =>
  db
    .select({
      aid: teachAids,
      course: { name: courses.name, subject: courses.subject },
      enrolledAt: enrollments.enrolledAt,
      deliveryId: teachAidDeliveries.deliveryId,
      total: totalRows,
    })
    .from(teachAids)
    .innerJoin(courses, eq(courses.id, teachAids.courseId))
    .leftJoin(enrollments, and(eq(enrollments.userId, userId), eq(enrollments.courseId, courses.id)))
    .leftJoin(
      teachAidDeliveries,
      and(eq(teachAidDeliveries.userId, userId), eq(teachAidDeliveries.aidId, teachAids.id)),
    );

export type AidRow = Awaited<ReturnType<typeof aidsOf>>[number];
