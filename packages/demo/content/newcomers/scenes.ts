/** Puts a new student into a stage for testers, by storing the rows from which the stage is computed. */
import type { ScenarioState } from '../../../../src/contract/scenario';
import { and, asc, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { CourseType } from '../../../../src/contract/courses/values';
import { DeviceType } from '../../../../src/contract/host';
import { KidSex } from '../../../../src/contract/profile/values';
import { RewardReason } from '../../../../src/contract/rewards/values';
import { appVisits, students } from '../../../../server/domains/account/tables';
import { changeActivity } from '../../../../server/domains/home/due/student-activities';
import { courseChapters, courses } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import { learningReports } from '../../../../server/domains/learning/tables';
import { bookings } from '../../../../server/domains/lessons/booking/tables';
import { plusDays } from '../../../../server/core/day';
import { chapterName } from '../../../../server/domains/courses/timetable/chapter-name';
import {
  lessons,
  teachers,
  timetables,
  type Attendance,
} from '../../../../server/domains/courses/timetable/tables';
import { takeBack } from '../../../../server/domains/rewards/ledger';
import { addDays, shanghaiTime, today, type Clock } from '../../../../server/core/time';
import { inBeijing } from '../../families';
import { seedReadReports } from '../growth/report-states';

export type FreshmanScene = NonNullable<ScenarioState<'freshman'>>;

export interface Child {
  readonly db: Db;
  readonly clock: Clock;
  readonly userId: number;
}

/** 1: no lesson yet; 2: lesson planned; 3: all done; 4: reward granted. null: not a new student. */
export async function setFreshman(child: Child, scene: FreshmanScene | null): Promise<void> {
  const { db, clock, userId } = child;
  await takeBack(db, userId, RewardReason.newcomer, ['']);
  const newcomerSince = scene === null ? null : clock.now();
  const newcomerRewardedAt = scene === 4 ? clock.now() : null;
  await changeActivity(db, userId, { newcomerSince, newcomerRewardedAt, newbornShowsPop: scene !== null });
  if (scene === null) return;
  if (scene < 3) await db.delete(appVisits).where(eq(appVisits.userId, userId));
  if (scene === 1) return forgetLessons(child);
  if (scene === 2) return planLesson(child);
  await fillProfile(child);
  await db.insert(appVisits).values({ userId, deviceType: DeviceType.android, visitedAt: clock.now() });
  await joinLesson(child);
  await readReport(child);
}

export async function forgetLessons({ db, userId }: Child): Promise<void> {
  await db.delete(bookings).where(eq(bookings.userId, userId));
  await db.delete(lessons).where(eq(lessons.userId, userId));
  await db.delete(timetables).where(eq(timetables.userId, userId));
}

/** In two days at 10:00, unless the child has one. */
export async function planLesson(child: Child): Promise<void> {
  const { db, clock, userId } = child;
  const counts = or(isNull(lessons.attendance), eq(lessons.attendance, 'joined'));
  const [known] = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.userId, userId), counts))
    .limit(1);
  if (known === undefined) await addLesson(child, shanghaiTime(plusDays(today(clock), 2), '10:00'), null);
}

async function joinLesson(child: Child): Promise<void> {
  const { db, clock, userId } = child;
  const joined = and(eq(lessons.userId, userId), eq(lessons.attendance, 'joined'));
  const [known] = await db.select({ id: lessons.id }).from(lessons).where(joined).limit(1);
  if (known === undefined) await addLesson(child, addDays(clock.now(), -1), 'joined');
}

/** For the trial course if it exists; none without courses. */
export async function addLesson(
  { db, userId }: Child,
  startsAt: Date,
  attendance: Attendance | null,
): Promise<void> {
  const isTrial = eq(courses.courseType, CourseType.trial);
  const [found] = await db
    .select({ courseId: courses.id, chapter: courseChapters })
    .from(courseChapters)
    .innerJoin(courses, eq(courses.id, courseChapters.courseId))
    .orderBy(desc(isTrial), asc(courses.id), asc(courseChapters.position))
    .limit(1);
  const [teacher] = await db.select({ id: teachers.id }).from(teachers).orderBy(asc(teachers.id)).limit(1);
  if (found === undefined || teacher === undefined) return;
  const { chapter, courseId } = found;
  await db.insert(lessons).values({
    ...{ userId, courseId, startsAt, attendance },
    ...{ teacherId: teacher.id, chapterId: chapter.id, durationMinutes: 40 },
    chapterName: chapterName(chapter.position, chapter.name),
    chapterPicture: chapter.picture,
  });
}

/** Missing fields only. */
async function fillProfile({ db, userId }: Child): Promise<void> {
  const [student] = await db.select().from(students).where(eq(students.userId, userId));
  if (student === undefined) return;
  await db
    .update(students)
    .set({
      kidName: student.kidName || '小豆',
      kidBornTime: student.kidBornTime ?? '2021-03-08',
      kidSex: student.kidSex || KidSex.boy,
      relationGiven: true,
      ...(student.provinceId === 0 && inBeijing),
    })
    .where(eq(students.userId, userId));
}

async function readReport({ db, clock, userId }: Child): Promise<void> {
  const read = and(eq(learningReports.userId, userId), isNotNull(learningReports.readAt));
  const [known] = await db.select({ id: learningReports.id }).from(learningReports).where(read).limit(1);
  if (known === undefined) await seedReadReports(db, clock, userId, 1);
}
