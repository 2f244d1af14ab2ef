import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm';
import { CourseType } from '../../../../src/contract/courses/values';
import { InvitationState } from '../../../../src/contract/share/invite';
import { accounts, students } from '../../account/tables';
import { courses } from '../../courses/tables';
import { pageOf, totalRows, type Paging } from '../../../core/db/page';
import type { Db } from '../../../core/db/types';
import { requireSession, withCount, type HandlersOf } from '../../../core/http/handler';
import { lessonEnd } from '../../lessons/booking/change';
import { lessons } from '../../courses/timetable/tables';
import { formatDateTime } from '../../../core/time';
import { invitations } from './tables';

export const invitationHandlers: HandlersOf<'listInvitations'> = {
  async listInvitations({ page, limit }, context) {
    const { userId } = requireSession(context);
    const { db, clock } = context;
    const find = (paging: Paging) => friendsOf(db, { userId, now: clock.now() }, paging);
    const { rows, total } = await pageOf(find, { page, limit });
    const items = rows.map(({ invitation, phoneMask, isAttended, isBooked }) => ({
      id: invitation.id,
      phoneMask,
      state: stateOf({ isCredited: invitation.creditedAt !== null, isAttended, isBooked }),
      registeredAt: formatDateTime(invitation.registeredAt),
      creditedAt: formatDateTime(invitation.creditedAt),
      stars: invitation.stars,
      peaCoins: invitation.peaCoins,
      hours: invitation.hours,
    }));
    return withCount(items, total);
  },
};

interface Facts {
  readonly isCredited: boolean;
  readonly isAttended: boolean;
  readonly isBooked: boolean;
}

function stateOf({ isCredited, isAttended, isBooked }: Facts): InvitationState {
  if (isCredited) return InvitationState.credited;
  if (isAttended) return InvitationState.attended;
  return isBooked ? InvitationState.booked : InvitationState.registered;
}

function friendsOf(db: Db, { userId, now }: { userId: number; now: Date }, { limit, offset }: Paging) {
  const ofFriend = eq(lessons.userId, invitations.friendId);
  const attended = db
    .select({ one: sql`1` })
    .from(lessons)
    .where(and(ofFriend, eq(lessons.attendance, 'joined')));
  const booked = db
    .select({ one: sql`1` })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        ofFriend,
        eq(courses.courseType, CourseType.trial),
        isNull(lessons.attendance),
        sql`${lessonEnd} > ${now}`,
      ),
    );
  return db
    .select({
      invitation: invitations,
      phoneMask: accounts.phoneMask,
      isAttended: sql<boolean>`${exists(attended)}`,
      isBooked: sql<boolean>`${exists(booked)}`,
      total: totalRows,
    })
    .from(invitations)
    .innerJoin(students, eq(students.userId, invitations.friendId))
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(invitations.userId, userId))
    .orderBy(desc(invitations.id))
    .limit(limit)
    .offset(offset);
}
