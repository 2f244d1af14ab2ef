/** What the five demo accounts study and own (README, demo accounts). */
import { SubjectCode } from '../src/contract/courses/values';
import { enroll, giveHomework, type CourseIds } from './demo/content/courses/seed';
import type { Db } from './db/types';
import { giveHourGifts, giveHours, giveLeave } from './hours/seed';
import { giveMessages } from './demo/content/messages/seed';
import { giveTimetable, type TeacherIds, type WeeklyClass } from './demo/content/lessons/seed';
import type { Clock } from './time';

export interface DemoUserIds {
  /** 13800000001 to 13800000005, in this order. */
  readonly unofficial: number;
  readonly oneSubject: number;
  readonly manySubjects: number;
  readonly deviceLimited: number;
  readonly captchaFirst: number;
}

interface Demo {
  readonly db: Db;
  readonly clock: Clock;
  readonly users: DemoUserIds;
  readonly courses: CourseIds;
  readonly teachers: TeacherIds;
}

export async function seedDemoStudents(demo: Demo): Promise<void> {
  await seedUnofficial(demo);
  await seedOneSubject(demo);
  await seedManySubjects(demo);
  await seedDeviceLimited(demo);
  await seedCaptchaFirst(demo);
}

async function seedUnofficial({ db, clock, users, courses }: Demo): Promise<void> {
  await enroll(db, clock, users.unofficial, [courses.weiqiTrial]);
  await giveMessages(db, clock, users.unofficial, { unread: 2, read: 0 });
}

async function seedOneSubject({ db, clock, users, courses, teachers }: Demo): Promise<void> {
  const userId = users.oneSubject;
  await enroll(db, clock, userId, [courses.wandou, courses.wandouCartoon]);
  await giveTimetable(db, clock, userId, [
    { courseId: courses.wandou, teacherId: teachers.lin, time: '19:00', everyDays: 1, offset: 0 },
  ]);
  await giveHours(db, userId, SubjectCode.wandou, [
    { hourGroup: 'smallLive', baseHours: 32, giveHours: 4 },
    { hourGroup: 'record', baseHours: 24, giveHours: 0 },
  ]);
  await giveLeave(db, userId, { [SubjectCode.wandou]: 3 });
  await giveHomework(db, clock, userId, [{ courseId: courses.wandou, title: '立体拼搭' }], 1);
  await giveMessages(db, clock, userId, { unread: 6, read: 20 });
}

async function seedManySubjects(demo: Demo): Promise<void> {
  const { db, clock, users, courses } = demo;
  const userId = users.manySubjects;
  const { wandou, yuwen, weiqi, biancheng, moli, math } = courses;
  const recorded = [courses.jianqiao, courses.wandouCartoon, courses.mindTalk, courses.codeCamp];
  await enroll(db, clock, userId, [
    wandou,
    yuwen,
    weiqi,
    biancheng,
    moli,
    math,
    ...recorded,
    courses.weiqiTrial,
  ]);
  await giveTimetable(db, clock, userId, threeClassesADay(demo));
  await seedManyHours(db, userId);
  await giveHourGifts(db, clock, userId, [
    { brandCode: SubjectCode.wandou, name: '新学期礼包', giveClass: 2 },
    { brandCode: SubjectCode.yuwen, name: '邀请好友奖励', giveClass: 1 },
    { brandCode: SubjectCode.math, name: '周年庆礼包', giveClass: 3 },
  ]);
  const tasks = ['找规律', '看图说话', '气与提子', '接苹果游戏', '动物园的一天', '认识钟表'].map(
    (title, index) => ({
      title,
      courseId: [wandou, yuwen, weiqi, biancheng, moli, math][index] ?? wandou,
    }),
  );
  await giveHomework(db, clock, userId, tasks, 4);
  await giveMessages(db, clock, userId, { unread: 120, read: 30 });
}

/** Six subjects, each every other day, three a day: whatever day it is, there are three classes. */
function threeClassesADay({ courses, teachers }: Demo): WeeklyClass[] {
  const { wandou, yuwen, weiqi, biancheng, moli, math } = courses;
  const { lin, zhou, su } = teachers;
  const everyDays = 2;
  return [
    { courseId: wandou, teacherId: lin, time: '10:30', everyDays, offset: 0 },
    { courseId: yuwen, teacherId: su, time: '16:00', everyDays, offset: 0, minutes: 45 },
    { courseId: weiqi, teacherId: zhou, time: '19:00', everyDays, offset: 0, minutes: 50 },
    { courseId: math, teacherId: lin, time: '10:30', everyDays, offset: -1 },
    { courseId: moli, teacherId: su, time: '16:00', everyDays, offset: -1, minutes: 25 },
    { courseId: biancheng, teacherId: zhou, time: '19:00', everyDays, offset: -1, minutes: 60 },
  ];
}

async function seedManyHours(db: Db, userId: number): Promise<void> {
  await giveHours(db, userId, SubjectCode.wandou, [
    { hourGroup: 'smallLive', baseHours: 40, giveHours: 6 },
    { hourGroup: 'largeLive', baseHours: 12, giveHours: 2 },
    { hourGroup: 'record', baseHours: 24, giveHours: 0 },
  ]);
  await giveHours(db, userId, SubjectCode.yuwen, [
    { hourGroup: 'smallLive', baseHours: 28, giveHours: 2 },
    // Bought, not yet started: counted by the filter [0, 1].
    { hourGroup: 'smallLive', baseHours: 24, giveHours: 0, status: 0 },
  ]);
  await giveHours(db, userId, SubjectCode.weiqi, [{ hourGroup: 'largeLive', baseHours: 30, giveHours: 5 }]);
  await giveHours(db, userId, SubjectCode.biancheng, [
    { userHourType: 1, baseHours: 18, giveHours: 2 },
    { userHourType: 2, baseHours: 4, giveHours: 0.5 },
    { userHourType: 3, baseHours: 7, giveHours: 0 },
  ]);
  await giveHours(db, userId, SubjectCode.moli, [{ hourGroup: 'smallLive', baseHours: 52.5, giveHours: 3 }]);
  await giveHours(db, userId, SubjectCode.math, [
    { hourGroup: 'largeLive', baseHours: 36, giveHours: 4 },
    { hourGroup: 'record', baseHours: 10, giveHours: 2 },
  ]);
  await giveHours(db, userId, SubjectCode.jianqiao, [{ hourGroup: 'record', baseHours: 30, giveHours: 0 }]);
  await giveLeave(db, userId, {
    [SubjectCode.wandou]: 4,
    [SubjectCode.yuwen]: 2,
    [SubjectCode.weiqi]: 3,
    [SubjectCode.biancheng]: 1,
    [SubjectCode.moli]: 2,
    [SubjectCode.math]: 3,
  });
}

async function seedDeviceLimited({ db, clock, users, courses, teachers }: Demo): Promise<void> {
  const userId = users.deviceLimited;
  await enroll(db, clock, userId, [courses.math]);
  await giveTimetable(db, clock, userId, [
    { courseId: courses.math, teacherId: teachers.lin, time: '18:30', everyDays: 7, offset: 1 },
  ]);
  await giveHours(db, userId, SubjectCode.math, [{ hourGroup: 'largeLive', baseHours: 16, giveHours: 2 }]);
  await giveLeave(db, userId, { [SubjectCode.math]: 2 });
  await giveMessages(db, clock, userId, { unread: 3, read: 4 });
}

async function seedCaptchaFirst({ db, clock, users, courses, teachers }: Demo): Promise<void> {
  const userId = users.captchaFirst;
  await enroll(db, clock, userId, [courses.yuwen]);
  await giveTimetable(db, clock, userId, [
    { courseId: courses.yuwen, teacherId: teachers.su, time: '19:30', everyDays: 7, offset: 2, minutes: 45 },
  ]);
  await giveHours(db, userId, SubjectCode.yuwen, [{ hourGroup: 'smallLive', baseHours: 20, giveHours: 0 }]);
  await giveLeave(db, userId, { [SubjectCode.yuwen]: 1 });
  await giveMessages(db, clock, userId, { unread: 1, read: 3 });
}
