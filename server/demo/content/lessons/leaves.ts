/** Leave that demo accounts had: of the lessons that are still known, and of some before them. */
import { and, desc, eq, lt } from 'drizzle-orm';
import { SubjectCode } from '../../../../src/contract/courses/values';
import { LeaveState } from '../../../../src/contract/lessons/values';
import { brandOf } from '../../../courses/brand';
import { courses } from '../../../courses/tables';
import type { Db } from '../../../db/types';
import { lessons, teachers } from '../../../lessons/tables';
import { addDays, formatDate, shanghaiTime, type Clock } from '../../../time';
import { leaves } from '../../../lessons/leave/tables';

interface Told {
  readonly brandCode: SubjectCode;
  readonly name: string;
  readonly teacher: string;
  readonly daysAgo: number;
  readonly time: string;
  readonly state: LeaveState;
  /** Days from the lesson to its make-up. */
  readonly makeUpAfter?: number;
}

const { wandou, yuwen, weiqi, biancheng, moli, math } = SubjectCode;
const { madeUp, planned, onLeave, withdrawn } = LeaveState;

const OLDER: readonly Told[] = [
  { brandCode: yuwen, name: '第9讲 古诗诵读', teacher: '苏老师', daysAgo: 16, time: '16:00', state: onLeave },
  {
    brandCode: wandou,
    name: '第8讲 路线规划',
    teacher: '林老师',
    daysAgo: 18,
    time: '10:30',
    state: planned,
    makeUpAfter: 21,
  },
  {
    brandCode: weiqi,
    name: '第7讲 两只眼活棋',
    teacher: '周老师',
    daysAgo: 26,
    time: '19:00',
    state: madeUp,
    makeUpAfter: 4,
  },
  {
    brandCode: math,
    name: '第6讲 加减巧算',
    teacher: '林老师',
    daysAgo: 33,
    time: '10:30',
    state: madeUp,
    makeUpAfter: 6,
  },
  {
    brandCode: moli,
    name: '第5讲 生日聚会',
    teacher: '苏老师',
    daysAgo: 41,
    time: '16:00',
    state: withdrawn,
  },
  {
    brandCode: biancheng,
    name: '第4讲 会说话的小猫',
    teacher: '周老师',
    daysAgo: 55,
    time: '19:00',
    state: madeUp,
    makeUpAfter: 3,
  },
  {
    brandCode: wandou,
    name: '第2讲 找规律',
    teacher: '林老师',
    daysAgo: 72,
    time: '10:30',
    state: madeUp,
    makeUpAfter: 5,
  },
  {
    brandCode: yuwen,
    name: '第1讲 自我介绍',
    teacher: '苏老师',
    daysAgo: 80,
    time: '16:00',
    state: madeUp,
    makeUpAfter: 7,
  },
];

export async function seedOlderLeaves(db: Db, clock: Clock, userId: number): Promise<void> {
  const rows = OLDER.map(({ brandCode, name, teacher, daysAgo, time, state, makeUpAfter }) => {
    const lessonStartsAt = shanghaiTime(formatDate(addDays(clock.now(), -daysAgo)), time);
    return {
      userId,
      brandCode,
      lessonName: name,
      teacherName: teacher,
      lessonStartsAt,
      requestedAt: addDays(lessonStartsAt, -1),
      state,
      ...(makeUpAfter === undefined
        ? {}
        : { makeUpName: name, makeUpAt: addDays(lessonStartsAt, makeUpAfter) }),
    };
  });
  await db.insert(leaves).values(rows);
}

/** Lessons that the timetable knows as excused. */
export async function seedKnownLeaves(db: Db, clock: Clock, userId: number): Promise<void> {
  const found = await db
    .select({ lesson: lessons, subject: courses.subject, teacherName: teachers.name })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(teachers, eq(teachers.id, lessons.teacherId))
    .where(
      and(eq(lessons.userId, userId), eq(lessons.attendance, 'leave'), lt(lessons.startsAt, clock.now())),
    )
    .orderBy(desc(lessons.startsAt));
  const rows = found.flatMap(({ lesson, subject, teacherName }) => {
    const brandCode = brandOf(subject);
    if (brandCode === undefined) return [];
    return [
      {
        userId,
        lessonId: lesson.id,
        brandCode,
        lessonName: lesson.chapterName,
        teacherName,
        lessonStartsAt: lesson.startsAt,
        requestedAt: addDays(lesson.startsAt, -1),
        state: LeaveState.madeUp,
        makeUpName: lesson.chapterName,
        makeUpAt: addDays(lesson.startsAt, 3),
      },
    ];
  });
  if (rows.length > 0) await db.insert(leaves).values(rows);
}
