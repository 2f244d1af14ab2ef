/** Notifications of a child up to now, derived from its data, as the server sends them when something happens. */
import { and, eq, isNotNull, isNull, lt, max } from 'drizzle-orm';
import { ParcelState } from '../../../../src/contract/deliveries/values';
import { HourChange } from '../../../../src/contract/hours/values';
import { OrderState } from '../../../../src/contract/orders/values';
import { WorkState } from '../../../../src/contract/works/values';
import { reservedNotice } from '../../../../server/domains/classes/reminders';
import { openClasses, openClassReservations } from '../../../../server/domains/classes/tables';
import { subjectOf } from '../../../../server/domains/courses/brand';
import { SUBJECT_NAMES } from '../../../../server/domains/courses/subject-names';
import { courses } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import { sentNotice } from '../../../../server/domains/deliveries/announce';
import { deliveries, parcelEvents, parcels } from '../../../../server/domains/deliveries/tables';
import { noticeOf as reportNotice } from '../../../../server/domains/growth/reports/inbox';
import { reportKinds } from '../../../../server/domains/growth/reports/kinds';
import { learningReports } from '../../../../server/domains/learning/tables';
import { answerNotice } from '../../../../server/domains/help/feedback/answer';
import { homework, homeworkCorrections } from '../../../../server/domains/homework/tables';
import {
  correctedWords,
  givenWords,
  noticeOf as homeworkNotice,
} from '../../../../server/domains/homework/notifications';
import { inboxMessageOf } from '../../../../server/domains/messages/outbox/notify';
import { hourMovements } from '../../../../server/domains/hours/tables';
import { lessons, teachers } from '../../../../server/domains/courses/timetable/tables';
import { orders } from '../../../../server/domains/orders/tables';
import { addDays, addMillis, formatDate, HOUR, sayMoment, shanghaiTime } from '../../../../server/core/time';
import { shownWords } from '../../../../server/domains/works/judge';
import { works } from '../../../../server/domains/works/tables';
import { workPath } from '../../../../server/domains/works/notifications';
import { beginsSoon, comingUp, hourTaken, PAID_BACK, parcelArrived, type Notification } from './messages';

/** For one child. */
type NotificationSource = (db: Db, userId: number, now: Date) => Promise<Notification[]>;

const ofReports: NotificationSource = async (db, userId) => {
  const found = await db
    .select()
    .from(learningReports)
    .where(and(eq(learningReports.userId, userId), isNotNull(learningReports.content)));
  return found.map((report) =>
    inboxMessageOf('reportReady', reportNotice(report, reportKinds[report.kind]), report.createdAt),
  );
};

const ofHomework: NotificationSource = async (db, userId) => {
  const isTheirs = and(eq(homework.userId, userId), eq(homework.isExcused, false));
  const given = await db
    .select({ row: homework, teacher: teachers.name })
    .from(homework)
    .innerJoin(teachers, eq(teachers.id, homework.teacherId))
    .where(isTheirs);
  const corrected = await db
    .select({ row: homework, correction: homeworkCorrections })
    .from(homeworkCorrections)
    .innerJoin(homework, eq(homework.id, homeworkCorrections.homeworkId))
    .where(and(isTheirs, isNotNull(homeworkCorrections.teacherId)));
  return [
    ...given.map(({ row, teacher }) =>
      inboxMessageOf('homeworkGiven', homeworkNotice(row, givenWords(teacher, row)), row.assignedAt),
    ),
    ...corrected.map(({ row, correction }) =>
      inboxMessageOf(
        'homeworkCorrected',
        homeworkNotice(row, correctedWords(row.title, correction)),
        correction.correctedAt,
      ),
    ),
  ];
};

/** 豌豆思维《第15讲 路线规划》. */
const called = (subject: keyof typeof SUBJECT_NAMES | undefined, name: string): string =>
  `${subject === undefined ? '' : SUBJECT_NAMES[subject]}《${name}》`;

const EVENING = '20:00';

const ofLessons: NotificationSource = async (db, userId) => {
  const found = await db
    .select({ lesson: lessons, subject: courses.subject })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.userId, userId));
  return found.flatMap(({ lesson: { id: liveId, chapterName, startsAt }, subject }) => {
    const when = sayMoment(startsAt);
    const words = { lesson: called(subject, chapterName), liveId, when };
    const eveBefore = shanghaiTime(formatDate(addDays(startsAt, -1)), EVENING);
    return [
      { ...comingUp(words), sentAt: eveBefore },
      { ...beginsSoon(words), sentAt: addMillis(startsAt, -HOUR) },
    ];
  });
};

const ofHours: NotificationSource = async (db, userId) => {
  const found = await db
    .select()
    .from(hourMovements)
    .where(and(eq(hourMovements.userId, userId), eq(hourMovements.change, HourChange.used)));
  return found.map(({ brandCode, happenedAt, title }) => ({
    ...hourTaken(called(subjectOf(brandCode), title), brandCode),
    sentAt: addMillis(happenedAt, HOUR),
  }));
};

const ofDeliveries: NotificationSource = async (db, userId, now) => {
  // The job notifies of those of the last day.
  const isNotified = and(eq(deliveries.userId, userId), lt(deliveries.sentAt, addDays(now, -1)));
  const sent = await db.select().from(deliveries).where(isNotified);
  const arrived = await db
    .select({ title: deliveries.title, parcelId: parcels.id, at: max(parcelEvents.happenedAt) })
    .from(parcelEvents)
    .innerJoin(parcels, eq(parcels.id, parcelEvents.parcelId))
    .innerJoin(deliveries, eq(deliveries.id, parcels.deliveryId))
    .where(and(eq(deliveries.userId, userId), eq(parcelEvents.state, ParcelState.delivered)))
    .groupBy(deliveries.title, parcels.id);
  return [
    ...sent.map((row) => inboxMessageOf('deliverySent', sentNotice(row), row.sentAt)),
    ...arrived.flatMap(({ at, parcelId, title }) =>
      at === null ? [] : [{ ...parcelArrived(title, parcelId), sentAt: at }],
    ),
  ];
};

const ofOrders: NotificationSource = async (db, userId) => {
  const isPaidBack = and(eq(orders.userId, userId), eq(orders.state, OrderState.refunded));
  const found = await db.select().from(orders).where(isPaidBack);
  return found.flatMap((order) =>
    order.endedAt === null
      ? []
      : [inboxMessageOf('feedbackAnswered', answerNotice(userId, PAID_BACK, order), order.endedAt)],
  );
};

const ofWorks: NotificationSource = async (db, userId) => {
  const isShown = and(eq(works.userId, userId), eq(works.state, WorkState.shown));
  const found = await db.select().from(works).where(isShown);
  return found.flatMap((work) =>
    work.shownAt === null
      ? []
      : [
          inboxMessageOf(
            'workNews',
            { userId, ...shownWords(work.title), path: workPath(work) },
            work.shownAt,
          ),
        ],
  );
};

const ofOpenClasses: NotificationSource = async (db, userId) => {
  const found = await db
    .select({ row: openClasses, reservedAt: openClassReservations.reservedAt })
    .from(openClassReservations)
    .innerJoin(openClasses, eq(openClasses.id, openClassReservations.classId))
    .where(and(eq(openClassReservations.userId, userId), isNull(openClassReservations.cancelledAt)));
  return found.map(({ row, reservedAt }) =>
    inboxMessageOf('openClassReserved', reservedNotice(userId, row), reservedAt),
  );
};

const SOURCES: readonly NotificationSource[] = [
  ...[ofReports, ofHomework, ofLessons, ofHours],
  ...[ofDeliveries, ofOrders, ofWorks, ofOpenClasses],
];

/** Up to `now`, unordered. */
export async function notificationsBy(db: Db, userId: number, now: Date): Promise<Notification[]> {
  const notifications: Notification[] = [];
  for (const source of SOURCES) notifications.push(...(await source(db, userId, now)));
  return notifications.filter(({ sentAt }) => sentAt <= now);
}
