/** The content of a share, for anyone with its key. */
import { eq } from 'drizzle-orm';
import type { Shared } from '../../../../src/contract/growth/schema';
import { ShareOf, SituationPeriod } from '../../../../src/contract/growth/values';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { students } from '../../account/tables';
import { BusinessError, type CallContext } from '../../../core/http/handler';
import { lessons, teachers } from '../../courses/timetable/tables';
import { formatDateTime } from '../../../core/time';
import { weekOf as planOfWeek } from '../plan';
import { situationOf } from '../situation';
import { weekOf } from '../week/week';
import { learningReports } from '../../learning/tables';
import type { reportShares } from '../tables';
import { SHARE_MESSAGES } from './messages';
import { sharedPlan, sharedReport, sharedSituation, sharedWeek } from './redact';
import { sayAs, type Say } from './words';
import { contentOf } from '../reports/content';
import { ownLessons } from '../../courses/timetable/policies';

type Row = typeof reportShares.$inferSelect;
type Contents = Pick<Shared, 'report' | 'situation' | 'plan' | 'week'>;

export async function contentsOf(context: CallContext, share: Row): Promise<Contents> {
  switch (share.of) {
    case ShareOf.report:
      return { report: await reportOf(context, share) };
    case ShareOf.situation:
      return { situation: await situationNow(context, share) };
    case ShareOf.plan: {
      const say = await sayFor(context, share);
      return { plan: sharedPlan(await planOfWeek(context, share.userId), say) };
    }
    case ShareOf.week: {
      const week = await weekOf(context, share.userId, share.week ?? undefined);
      return {
        week: sharedWeek(week, share.shownName, await sayFor(context, share, '', week.teacher?.name)),
      };
    }
  }
}

async function reportOf(context: CallContext, share: Row) {
  const [found] = await context.db
    .select()
    .from(learningReports)
    .where(eq(learningReports.id, share.reportId ?? 0));
  const content = found === undefined ? null : await contentOf(context.db, found);
  if (found === undefined || content === null)
    throw new BusinessError(BACKEND_CODE.notFound, SHARE_MESSAGES.unknown);
  const say = await sayFor(context, share, content.child, content.teacher?.name);
  return sharedReport(content, formatDateTime(found.createdAt), share.shownName, say);
}

async function situationNow(context: CallContext, share: Row) {
  const { userId, subject, shownName } = share;
  const period = share.period ?? SituationPeriod.month;
  const situation = await situationOf(context, { userId, subject, period });
  return sharedSituation(situation, shownName, await sayFor(context, share));
}

/** Names to hide in texts: the child's (old and current), the parent's, and those of the child's teachers. */
async function sayFor({ db }: CallContext, share: Row, child = '', teacher = ''): Promise<Say> {
  const { userId } = share;
  const [student] = await db
    .select({ child: students.kidName, parent: students.parentName })
    .from(students)
    .where(eq(students.userId, userId));
  const taught = await db
    .selectDistinct({ name: teachers.name })
    .from(lessons)
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .where(ownLessons(userId));
  return sayAs(share.shownName, {
    children: [child, student?.child ?? ''],
    parents: [student?.parent ?? ''],
    teachers: [teacher, ...taught.map(({ name }) => name)],
  });
}
