/** The week of a child in one card. */
import { asc, eq } from 'drizzle-orm';
import type { Week } from '../../../../src/contract/growth/schema';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import { isDay, mondayOf, plusDays, type Day } from '../../../core/day';
import { pictureUrl } from '../../../core/http/file-url';
import { badInput, requireSession, type CallContext, type HandlersOf } from '../../../core/http/handler';
import { badFieldMessage } from '../../../core/http/messages';
import { formatDate, shanghaiTime } from '../../../core/time';
import { students } from '../../account/tables';
import { eventsOf } from '../../learning/events';
import { ownEvents } from '../../learning/policies';
import { learningEvents } from '../../learning/tables';
import { tonightOf } from '../reports/tonight';
import { endOf, lengthOf, spanBefore } from '../statistics/span';
import { statisticsOf } from '../statistics/statistics';
import type { Statistics } from '../statistics/types';
import { momentOf, teacherOf } from './words';
import { newestWeek, weekShown, weekSpan } from './span';

export const weekHandlers: HandlersOf<'getWeek'> = {
  getWeek({ week }, context) {
    const { userId } = requireSession(context);
    if (week !== undefined && !isDay(week)) throw badInput('week', badFieldMessage('week', 'format'));
    return weekOf(context, userId, week);
  },
};

type Services = Pick<CallContext, 'db' | 'clock' | 'config' | 'headers'>;

/** The caller must have checked access to the child. */
export async function weekOf(context: Services, userId: number, day?: Day): Promise<Week> {
  const { clock, db } = context;
  const until = clock.now();
  const newest = newestWeek(until);
  const from = weekShown(until, day);
  const span = weekSpan(from);
  const before = spanBefore(span);
  const events = await eventsOf(db, { userId, subject: null, from: before.from, to: span.to });
  const count = (of: typeof span) => statisticsOf(events, { span: of, subject: null, points: [], until });
  const now = count(span);
  const asked = { db, userId, from: shanghaiTime(from), until: endOf(span) };
  const teacher = await teacherOf(asked, now);
  const moment = await momentOf(asked, now);
  const [first] = await firstEvent(context, userId);
  const [student] = await db
    .select({ name: students.kidName })
    .from(students)
    .where(eq(students.userId, userId));
  const hasOlder = first !== undefined && mondayOf(formatDate(first.occurredAt)) < from;
  return {
    child: student?.name ?? '',
    ...span,
    ...figuresOf(now, count(before)),
    ...(teacher && { teacher: { ...teacher, avatar: pictureUrl(context, teacher.avatar) } }),
    ...(moment && { moment }),
    ...(from === newest && { tonight: tonightIn(events, now) }),
    ...(hasOlder && { older: before.from }),
    ...(from < newest && { newer: plusDays(span.to, 1) }),
  };
}

function figuresOf(now: Statistics, before: Statistics): Pick<Week, 'lessons' | 'homework' | 'checkIns'> {
  const { checkIns, homework, lessons } = now;
  return {
    lessons: {
      now: lessons.attended,
      of: lessons.attended + lessons.absent,
      before: before.lessons.attended,
    },
    // Homework of an earlier week counts when it is handed in.
    homework: {
      now: homework.handedIn,
      of: Math.max(homework.given, homework.handedIn),
      before: before.homework.handedIn,
    },
    checkIns: { now: checkIns.days, of: lengthOf(now.span), before: before.checkIns.days },
  };
}

function tonightIn(events: Awaited<ReturnType<typeof eventsOf>>, now: Statistics) {
  const { span } = now;
  const isOfWeek = ({ occurredAt }: { readonly occurredAt: Date }) =>
    occurredAt >= shanghaiTime(span.from) && occurredAt < endOf(span);
  const lesson =
    events.findLast((event) => event.kind === LearningEventKind.attended && isOfWeek(event)) ?? null;
  return tonightOf({ topic: { now: span, lesson }, events, now });
}

const firstEvent = ({ db }: Services, userId: number) =>
  db
    .select({ occurredAt: learningEvents.occurredAt })
    .from(learningEvents)
    .where(ownEvents(userId))
    .orderBy(asc(learningEvents.occurredAt))
    .limit(1);
