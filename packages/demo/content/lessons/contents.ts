/** Content of the demo lessons, and the bookable times. */
import { asc, eq } from 'drizzle-orm';
import { courseChapters } from '../../../../server/domains/courses/tables';
import type { Db } from '../../../../server/core/db/types';
import { bookingPlans } from '../../../../server/domains/lessons/booking/tables';
import { ensureBookingTimes } from '../../../../server/domains/lessons/booking/times';
import { chapterContents, chapterPreparations } from '../../../../server/domains/lessons/content/tables';
import { plusDays } from '../../../../server/core/day';
import { today, type Clock } from '../../../../server/core/time';
import { manySubjects } from '../../accounts/many-subjects';
import { pictureKey } from '../../pictures/catalogue';
import { coverOfChapter } from '../../pictures/covers';
import { COURSES, type CourseKey, type DemoCourse } from '../courses/courses';
import { findCourses } from '../courses/seed';
import { biancheng } from './chapters/biancheng';
import { writtenFor, type SubjectText } from './chapters/chapter';
import { math } from './chapters/math';
import { moli } from './chapters/moli';
import { TRIAL_CHAPTERS, wandouTrial, weiqiTrial } from './chapters/trial';
import { wandou } from './chapters/wandou';
import { weiqi } from './chapters/weiqi';
import { yuwen } from './chapters/yuwen';
import { findTeachers, type TeacherKey } from './seed';

const TEXTS = {
  wandou,
  yuwen,
  weiqi,
  biancheng,
  moli,
  math,
  wandouTrial,
  weiqiTrial,
} as const satisfies Partial<Record<CourseKey, SubjectText>>;

type TaughtKey = keyof typeof TEXTS;
const keys = Object.keys(TEXTS) as TaughtKey[];
const trials = Object.keys(TRIAL_CHAPTERS) as (keyof typeof TRIAL_CHAPTERS)[];

export async function seedLessonContents(db: Db): Promise<void> {
  const courseIds = await findCourses(db);
  await addTrialChapters(db, courseIds);
  for (const key of keys) {
    const chapters = await db
      .select()
      .from(courseChapters)
      .where(eq(courseChapters.courseId, courseIds[key]))
      .orderBy(asc(courseChapters.position));
    for (const { id, name } of chapters) await store(db, id, TEXTS[key], name);
  }
}

async function addTrialChapters(db: Db, courseIds: Readonly<Record<CourseKey, number>>): Promise<void> {
  await db.insert(courseChapters).values(
    trials.map((key) => {
      const [name, thing] = TRIAL_CHAPTERS[key];
      const picture = pictureKey.chapter(coverOfChapter(COURSES[key], 0, thing));
      return { courseId: courseIds[key], position: 1, name, picture };
    }),
  );
}

async function store(db: Db, chapterId: number, subject: SubjectText, name: string): Promise<void> {
  const written = writtenFor(subject, name);
  if (written === undefined) return;
  const { preparations, ...content } = written;
  await db.insert(chapterContents).values({ chapterId, ...content });
  const rows = preparations.map((text, index) => ({ chapterId, position: index + 1, text }));
  await db.insert(chapterPreparations).values(rows);
}

interface Plan {
  readonly course: TaughtKey;
  readonly teacher: TeacherKey;
  readonly time: string;
  readonly everyDays?: number;
  readonly minutes?: number;
  readonly seats: number;
}

/** Small classes at usual times; one with a single free seat. */
const PLANS: readonly Plan[] = [
  { course: 'wandou', teacher: 'lin', time: '09:00', seats: 6 },
  { course: 'wandou', teacher: 'lin', time: '17:30', seats: 1 },
  { course: 'wandou', teacher: 'lin', time: '20:10', everyDays: 2, seats: 6 },
  { course: 'yuwen', teacher: 'su', time: '09:50', everyDays: 2, seats: 4 },
  { course: 'yuwen', teacher: 'su', time: '18:00', seats: 4 },
  { course: 'weiqi', teacher: 'zhou', time: '14:00', seats: 4, minutes: 50 },
  { course: 'biancheng', teacher: 'he', time: '15:10', everyDays: 2, seats: 3, minutes: 60 },
  { course: 'moli', teacher: 'anna', time: '20:00', seats: 2, minutes: 25 },
  { course: 'math', teacher: 'chen', time: '17:00', seats: 6 },
  { course: 'wandouTrial', teacher: 'lin', time: '10:00', seats: 8 },
  { course: 'wandouTrial', teacher: 'lin', time: '19:30', seats: 8 },
  { course: 'weiqiTrial', teacher: 'zhou', time: '11:00', seats: 8, minutes: 25 },
];

const WEEK = 7;

/** A plan for each day of the week: in a week all are on one chapter, the next one of the child of several subjects. */
export async function seedBookingPlans(db: Db, clock: Clock): Promise<void> {
  const [courseIds, teacherIds] = [await findCourses(db), await findTeachers(db)];
  const rows = PLANS.flatMap(({ course, teacher, time, everyDays = 1, minutes = 40, seats }) =>
    Array.from({ length: Math.ceil(WEEK / everyDays) }, (_, turn) => ({
      courseId: courseIds[course],
      teacherId: teacherIds[teacher],
      durationMinutes: minutes,
      startsOn: plusDays(today(clock), turn * everyDays - WEEK * chaptersHeld(course, turn * everyDays)),
      ...{ time, everyDays: WEEK, seats },
    })),
  );
  await db.insert(bookingPlans).values(rows);
  await ensureBookingTimes(db, clock);
}

/** Before the day, or on it. */
function chaptersHeld(course: TaughtKey, inDays: number): number {
  const { chapters = [] }: DemoCourse = COURSES[course];
  const taken = manySubjects.classes?.find((one) => one.course === course);
  if (taken === undefined || chapters.length === 0) return 0;
  return ((taken.held ?? 0) + (inDays >= taken.offset ? 1 : 0)) % chapters.length;
}
