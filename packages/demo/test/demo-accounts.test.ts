import { eq, isNull, and } from 'drizzle-orm';
import { CourseType, Subject, SubjectCode } from '../../../src/contract/courses/values';
import { bannerUserType } from '../../../src/contract/home/values';
import type { StudentStatus } from '../../../src/contract/profile/status';
import { courses } from '../../../server/domains/courses/tables';
import { hourBalances, hourGifts } from '../../../server/domains/hours/tables';
import { MINUTE } from '../../../server/core/time';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { Visitor } from '../../../test/server/support/visitor';
import { logIn, type Parent } from '../../../test/server/support/people';
import { PHONE } from './demo-phones';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

type Listed = readonly Readonly<Record<string, unknown>>[];

const listOf = async (
  parent: Parent,
  name: 'getUserSubject' | 'getCourseStudyList' | 'getTodayClasses',
  request = {},
) => (await parent.visitor.ask(name, request)).data as unknown as Listed;

async function stateOf(parent: Parent) {
  const { visitor } = parent;
  const { studentStatus } = (await visitor.ask('getStudentInfo')).data;
  const status = studentStatus as StudentStatus;
  return {
    subjects: (await listOf(parent, 'getUserSubject')).length,
    courseTypes: [
      ...new Set((await listOf(parent, 'getCourseStudyList')).map(({ courseType }) => courseType)),
    ].sort(),
    todayClasses: (await listOf(parent, 'getTodayClasses')).length,
    unread: (await visitor.ask('getUnReadMsgNum', { reqType: 0, userType: bannerUserType(status) })).data.num,
    undone: (await visitor.ask('workUndoneNum')).data.undoneNum,
    isMark: (await visitor.ask('isLogisticsMark')).data.isMark,
  };
}

const hoursOf = async ({ visitor, unificationId }: Parent, brandCode: SubjectCode, hourUserStatus = [0, 1]) =>
  (await visitor.ask('queryUserHourGroup', { unificationId, hourUserStatus, brandCode })).data;

const giftsOf = ({ userId }: Parent) =>
  backend.services.db
    .select()
    .from(hourGifts)
    .where(and(eq(hourGifts.userId, userId), isNull(hourGifts.claimedAt)));

const NO_HOURS = { baseHours: 0, giveHours: 0 };

describe('Demo account 1, unofficial and not yet auditioned', () => {
  it('has trial courses and nothing else', async () => {
    const parent = await logIn(backend, PHONE.unofficial);
    expect(await stateOf(parent)).toMatchObject({
      subjects: 0,
      courseTypes: [CourseType.trial],
      todayClasses: 0,
      undone: 0,
    });
    expect((await parent.visitor.ask('getStudentInfo')).data).toMatchObject({
      studentStatus: 'UNOFFICIAL_STUDENT',
      studentAuditionStatusEnums: [{ status: 'N' }],
    });
  });
});

describe('Demo account 2, official with one subject', () => {
  it('has one class today, hours and leave of that subject', async () => {
    const parent = await logIn(backend, PHONE.oneSubject);
    expect(await stateOf(parent)).toMatchObject({ subjects: 1, todayClasses: 1, undone: 1, isMark: 0 });
    expect(await hoursOf(parent, SubjectCode.wandou)).toMatchObject({
      smallLive: { baseHours: 32, giveHours: 4 },
    });
    expect(await hoursOf(parent, SubjectCode.math)).toMatchObject({
      smallLive: NO_HOURS,
      largeLive: NO_HOURS,
      record: NO_HOURS,
    });
  });
});

describe('Demo account 3, official with several subjects', () => {
  let parent: Parent;
  beforeAll(async () => {
    parent = await logIn(backend, PHONE.manySubjects);
  });

  it('has courses of all four types, three classes today, 120 unread messages and a new parcel', async () => {
    expect(await stateOf(parent)).toEqual({
      subjects: 7,
      courseTypes: [1, 2, 3, 4],
      todayClasses: 3,
      unread: 120,
      undone: 4,
      isMark: 1,
    });
  });

  it('has its classes at 10:30, 16:00 and 19:00, with teacher, chapter and picture', async () => {
    const classes = await listOf(parent, 'getTodayClasses');
    expect(classes.map(({ courseDate }) => courseDate)).toEqual([
      '2026-11-21 10:30:00',
      '2026-11-21 16:00:00',
      '2026-11-21 19:00:00',
    ]);
    expect(new Set(classes.map(({ subject }) => subject)).size).toBe(3);
    for (const { teacherName, chapterName, chapterImgUrl } of classes) {
      expect(teacherName).toMatch(/老师$/);
      expect(chapterName).toMatch(/^第\d+讲 ./);
      expect(chapterImgUrl).toMatch(/^http.*\/files\/pictures\/chapters\//);
    }
  });

  it('has hours of the math brand, the only one that the mini program shows', async () => {
    expect(await hoursOf(parent, SubjectCode.math)).toMatchObject({
      largeLive: { baseHours: 36, giveHours: 4 },
      record: { baseHours: 10, giveHours: 2 },
    });
  });

  it('has unclaimed hours', async () => {
    const gifts = await giftsOf(parent);
    expect(gifts.reduce((sum, { giveClass }) => sum + giveClass, 0)).toBe(6);
  });

  it('sees the courses of one subject when it asks for them', async () => {
    const found = await listOf(parent, 'getCourseStudyList', { subject: 3 });
    expect(found.map(({ subject, courseType }) => [subject, courseType])).toEqual([
      [3, CourseType.live],
      [3, CourseType.recordedOther],
    ]);
    expect(await listOf(parent, 'getCourseStudyList', { subject: 10 })).toHaveLength(1);
  });

  it('has the hours of the programming brand by category, each known by its code', async () => {
    const { userHours } = await hoursOf(parent, SubjectCode.biancheng);
    const { data } = await parent.visitor.ask('getHourCateByBrandCode', { brandCode: SubjectCode.biancheng });
    const codes = (data as unknown as Listed).map(({ code }) => code);
    expect((userHours as Listed).map(({ userHourType }) => userHourType)).toEqual(codes);
    expect((await parent.visitor.ask('getHourCateByBrandCode', { brandCode: 'VIP_YuWen' })).data).toEqual([]);
  });

  it('counts the hours of the states that are asked for', async () => {
    expect(await hoursOf(parent, SubjectCode.yuwen, [0, 1])).toMatchObject({
      smallLive: { baseHours: 52, giveHours: 2 },
    });
    expect(await hoursOf(parent, SubjectCode.yuwen, [1])).toMatchObject({ smallLive: { baseHours: 28 } });
    expect(await hoursOf(parent, SubjectCode.yuwen, [])).toMatchObject({ smallLive: NO_HOURS });
  });

  it('may ask for leave as often as its brands together allow', async () => {
    const { unificationId, visitor } = parent;
    const leave = async (brandCodeList: string[]) =>
      (await visitor.ask('getLeaveSummary', { brandCodeList, unificationId })).data.usableNum;
    expect(await leave(Object.values(SubjectCode))).toBe(15);
    expect(await leave([SubjectCode.wandou, SubjectCode.weiqi])).toBe(7);
    expect(await leave([])).toBe(0);
  });
});

describe.each([
  ['4', PHONE.deviceLimited, 'sms'],
  ['5', PHONE.captchaFirst, 'password'],
] as const)('Demo account %s', (_number, phone, method) => {
  it('is an official student with little data', async () => {
    const parent = await logIn(backend, phone, method);
    expect(await stateOf(parent)).toMatchObject({ subjects: 1, todayClasses: 0, undone: 0, isMark: 0 });
  });
});

describe('Logging in', () => {
  it('runs into the device limit with demo account 4 alone', async () => {
    const code = async (phone: string) => (await new Visitor(backend).passwordLogin(phone)).code;
    expect(await code(PHONE.deviceLimited)).toBe('100088');
    expect(await code(PHONE.manySubjects)).toBe('0');
  });

  it('asks for a captcha first with demo account 5 alone', async () => {
    const code = async (phone: string) => (await new Visitor(backend).sendCode(phone)).code;
    expect(await code(PHONE.captchaFirst)).toBe('4011');
    expect(await code(PHONE.manySubjects)).toBe('0');
  });
});

describe('A newly registered account', () => {
  it('has one trial course with its hour, and no messages or classes', async () => {
    const parent = await logIn(backend, PHONE.stranger, 'sms');
    expect(await stateOf(parent)).toEqual({
      // The trial hour: its subject counts in the profile.
      subjects: 1,
      courseTypes: [CourseType.trial],
      todayClasses: 0,
      unread: 0,
      undone: 0,
      isMark: 0,
    });
    expect(await listOf(parent, 'getCourseStudyList')).toHaveLength(1);
    expect(await hoursOf(parent, SubjectCode.wandou)).toMatchObject({
      smallLive: { baseHours: 0, giveHours: 1 },
      largeLive: NO_HOURS,
      record: NO_HOURS,
    });
    expect((await parent.visitor.ask('isSubscribe')).data).toEqual({ isSubscribe: false });
    expect((await parent.visitor.ask('getStudyPlan')).data).toEqual({ days: [] });
  });
});

describe('The trial hour of a registration', () => {
  const trialIs = (subject: Subject) =>
    backend.services.db.update(courses).set({ subject }).where(eq(courses.audience, 'unofficial'));

  it('is given once, whatever the number of logins', async () => {
    await logIn(backend, '13911110002', 'sms');
    backend.clock.pass(MINUTE);
    const parent = await logIn(backend, '13911110002', 'sms');
    expect(await hoursOf(parent, SubjectCode.wandou)).toMatchObject({ smallLive: { giveHours: 1 } });
  });

  it('has its category where the trial is one of the programming brand', async () => {
    await trialIs(Subject.biancheng);
    const parent = await logIn(backend, '13911110003', 'sms');
    expect((await hoursOf(parent, SubjectCode.biancheng)).userHours).toEqual([
      { userHourType: 1, baseHours: 0, giveHours: 1 },
    ]);
    await trialIs(Subject.wandou);
  });

  it('is not given while there is no trial course', async () => {
    const isTrial = eq(courses.audience, 'unofficial');
    await backend.services.db.update(courses).set({ audience: 'enrolled' }).where(isTrial);
    const { userId } = await logIn(backend, '13911110004', 'sms');
    const given = await backend.services.db
      .select()
      .from(hourBalances)
      .where(eq(hourBalances.userId, userId));
    expect(given).toEqual([]);
  });
});

describe('What belongs to one parent', () => {
  it('is refused to another parent and without a session', async () => {
    const parent = await logIn(backend, PHONE.oneSubject);
    const other = await logIn(backend, PHONE.manySubjects);
    const { unificationId } = other;
    const hours = { unificationId, hourUserStatus: [0, 1], brandCode: SubjectCode.wandou };
    const leave = { unificationId, brandCodeList: [SubjectCode.wandou] };
    expect(await parent.visitor.ask('queryUserHourGroup', hours)).toMatchObject({ status: 403, data: null });
    expect(await parent.visitor.ask('getLeaveSummary', leave)).toMatchObject({ status: 403, data: null });
    parent.visitor.token = null;
    for (const name of [
      'getTodayClasses',
      'getStudyPlan',
      'getUserSubject',
      'getCourseStudyList',
      'isLogisticsMark',
      'isSubscribe',
      'workUndoneNum',
    ] as const) {
      expect(await parent.visitor.ask(name)).toMatchObject({ status: 401, data: null });
    }
    expect(await parent.visitor.ask('queryUserHourGroup', hours)).toMatchObject({ status: 401 });
  });
});
