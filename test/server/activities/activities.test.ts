import { and, eq } from 'drizzle-orm';
import { ConfigTypeCode, MARKETING_DOMAIN_KEY } from '../../../src/contract/configuration/values';
import { SLOT } from '../../../src/contract/home/values';
import { LIVE_TASK_ID } from '../../../src/contract/lessons/values';
import { StepUpStatus, StepUpType } from '../../../src/contract/stepup/values';
import { studentTasks } from '../../../server/domains/rewards/tasks/tables';
import { configurations, dictionary } from '../../../server/domains/configuration/tables';
import {
  NEW_STUDENT_PICTURES,
  STATIC_FILE,
  type NewStudentPictures,
} from '../../../server/domains/configuration/values';
import { timesToBook } from '../../builders/booking';
import type { Fixture } from '../../builders/test-context';
import { classOf } from '../../builders/lessons';
import { aParent, anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { addMillis, formatDateTime, MINUTE } from '../../../server/core/time';
import { buildParent, setScenario, type Parent } from '../support/people';
import { as } from '../support/answers';

let backend: Backend;
let parent: Parent;
let tourist: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, anOfficialParent());
  await timesToBook(backend.services, 'wandou', { time: '10:00' });
  tourist = new Visitor(backend);
  const { db } = backend.services;
  await db.insert(configurations).values([
    { name: NEW_STUDENT_PICTURES, value: PICTURES },
    { name: STATIC_FILE.higherLevelWindow, value: { startTime: '2026/11/14', endTime: '2027/01/20' } },
  ]);
  await db.insert(dictionary).values({ key: MARKETING_DOMAIN_KEY, value: 'https://www.example.com' });
});
afterAll(() => backend.stop());

const PICTURES: NewStudentPictures = {
  firstLessonIconUrl: 'pictures/first-lesson.svg',
  newbornEntranceIconUrl: 'pictures/new-student.svg',
  activityImgUrl: 'pictures/first-day.svg',
  popImgUrl: 'pictures/popup.svg',
};
const SCENES = ['firstScene', 'secondScene', 'thirdScene', 'fourthScene'] as const;

describe('The entrance of new students', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 5],
    [4, 5],
  ] as const)('shows scene %i with %i of 5 tasks done, its pictures and its popup', async (scene, done) => {
    await setScenario(backend, parent, { freshman: scene });
    const { data } = await parent.visitor.ask('getNewbornEntranceDetail');
    expect(SCENES.map((name) => data[name])).toEqual([1, 2, 3, 4].map((number) => number === scene));
    expect(data).toMatchObject({ finishTaskCount: done, totalTask: 5, isShowPop: true });
    for (const address of Object.values(data.homePageConfig as object) as string[]) {
      expect(address).toMatch(/^http:.*\/files\/pictures\/.*\.svg$|^新生入学$/);
    }
  });

  it('shows nothing to those who are not new', async () => {
    await setScenario(backend, parent, { freshman: null });
    const { data } = await parent.visitor.ask('getNewbornEntranceDetail');
    expect(SCENES.map((name) => data[name])).toEqual([false, false, false, false]);
    expect(data).toMatchObject({ finishTaskCount: 0, totalTask: 0, isShowPop: false });
  });

  it('may go without its popup', async () => {
    await setScenario(backend, parent, { freshman: 3, freshmanPopup: false });
    const { data } = await parent.visitor.ask('getNewbornEntranceDetail');
    expect(data).toMatchObject({ thirdScene: true, isShowPop: false });
  });

  it('is open to the operator to close', async () => {
    expect((await tourist.ask('getNewStudentActivity', { t: 1 })).data).toEqual({ isOpen: true });
    const { db } = backend.services;
    const isIt = eq(configurations.name, STATIC_FILE.newStudentActivity);
    await db
      .update(configurations)
      .set({ value: { isOpen: false } })
      .where(isIt);
    expect((await tourist.ask('getNewStudentActivity', { t: 2 })).data).toEqual({ isOpen: false });
    await db.delete(configurations).where(isIt);
    expect((await tourist.ask('getNewStudentActivity', { t: 3 })).data).toEqual({ isOpen: true });
  });
});

describe('The higher level', () => {
  it('has a window, a file that may be missing', async () => {
    const request = { t: 1 };
    expect((await tourist.ask('getHigherLevelWindow', request)).data).toEqual({
      startTime: '2026/11/14',
      endTime: '2027/01/20',
    });
    const { db } = backend.services;
    await db.delete(configurations).where(eq(configurations.name, STATIC_FILE.higherLevelWindow));
    const { status } = await tourist.raw({ url: '/static/config/higherLevelWindow.json?t=1' });
    expect(status).toBe(404);
  });

  it('answers 200 with the step-up and the time of the server', async () => {
    const { visitor, userId } = await buildParent(
      backend,
      anOfficialParent().withScenario({ higherLevel: true }),
    );
    const answer = await visitor.ask('getHigherLevelInfo', { student_id: userId });
    expect(answer).toMatchObject({
      status: 200,
      code: '200',
      data: { studentId: userId, status: StepUpStatus.waiting, type: StepUpType.y },
    });
    expect(answer.body).toMatchObject({ code: 200, time: backend.clock.now().getTime() });
  });

  it('answers 201 for a child who does not step up, and refuses another child', async () => {
    const own = await parent.visitor.ask('getHigherLevelInfo', { student_id: parent.userId });
    expect(own).toMatchObject({ status: 200, code: '201', message: '孩子暂时没有升学年安排' });
    const others = await parent.visitor.ask('getHigherLevelInfo', { student_id: parent.userId + 1 });
    expect(others).toMatchObject({ status: 403 });
    expect(await tourist.ask('getHigherLevelInfo', { student_id: 1 })).toMatchObject({ status: 401 });
  });
});

describe('What the operator shows to single parents', () => {
  const activities = async ({ ask }: { ask: Visitor['ask'] }) => {
    const answer = await ask('getUpgradeConfig', { typeCode: ConfigTypeCode.homeActivities });
    const [row] = as<readonly { typeValue?: string }[]>(answer);
    return JSON.parse(row?.typeValue ?? '[]') as readonly Readonly<Record<string, string | number>>[];
  };
  const asking = (visitor: Visitor) => ({ ask: visitor.ask.bind(visitor) });
  const slot = async (visitor: Visitor, displayPositionId: number) => {
    const request = { displayPositionId, userType: 2, platformType: 1 };
    return as<readonly { dataList: readonly object[] }[]>(await visitor.ask('getPositionBanner', request));
  };

  it('activities come with addresses of their pictures, to the parent alone', async () => {
    await setScenario(backend, parent, { activities: 2 });
    const found = await activities(asking(parent.visitor));
    expect(new Set(found.map(({ id }) => id)).size).toBe(2);
    for (const { id } of found) {
      const tap = { id: Number(id), userId: parent.userId };
      expect((await parent.visitor.ask('bannerAccess', tap)).code).toBe('00000000');
    }
    for (const { iconPath, popImgPath } of found) {
      expect(iconPath).toMatch(/^http:.*\/files\/pictures\/floats\//);
      expect(popImgPath).toMatch(/^http:.*\/files\/pictures\/posters\//);
    }
    const other = await buildParent(backend, anOfficialParent());
    expect(await activities(asking(other.visitor))).toEqual([]);
    expect(await activities(asking(tourist))).toEqual([]);
    await setScenario(backend, parent, { activities: 0 });
    expect(await activities(asking(parent.visitor))).toEqual([]);
  });

  it.each([
    ['popup', SLOT.home.popup, 'configured'],
    ['floating button', SLOT.home.floatButton, 'floatButton'],
  ] as const)('a %s shows to the parent alone', async (_what, position, name) => {
    await setScenario(backend, parent, { [name]: true });
    expect((await slot(parent.visitor, position))[0]?.dataList).toHaveLength(1);
    expect(await slot(tourist, position)).toEqual([]);
    const other = await buildParent(backend, anOfficialParent());
    expect(await slot(other.visitor, position)).toEqual([]);
    await setScenario(backend, parent, { [name]: false });
    expect(await slot(parent.visitor, position)).toEqual([]);
  });

  it('the wonderful activities have a popup and an entrance', async () => {
    const ask = async () => (await parent.visitor.ask('checkWonderfulMoment')).data;
    expect(await ask()).toEqual({ popup: false, icon: false });
    await setScenario(backend, parent, { wonderful: true });
    expect(await ask()).toEqual({ popup: true, icon: true });
  });

  it('the share poster has a task whose status hides it otherwise', async () => {
    const request = { courseBelong: 'VIP_WanDou', courseSubjectTypes: '0' };
    const ask = async () => (await parent.visitor.ask('getPosterTask', request)).data;
    expect(await ask()).toMatchObject({ taskStatus: 5 });
    await setScenario(backend, parent, { poster: true });
    expect(await ask()).toMatchObject({ taskStatus: 1, rewardValue: 2 });
    await setScenario(backend, parent, { poster: false });
    expect(await ask()).toMatchObject({ taskStatus: 5 });
  });

  it('the survey is pushed to those who are to take it only', async () => {
    const ask = (userId: number) => parent.visitor.ask('isPushQuestionnaire', { userId });
    expect((await ask(parent.userId)).data).toBe(false);
    await setScenario(backend, parent, { survey: true });
    expect((await ask(parent.userId)).data).toBe(true);
    expect(await ask(parent.userId + 1)).toMatchObject({ status: 403 });
  });

  it('a tag and a domain can be looked up', async () => {
    expect((await parent.visitor.ask('checkTag')).body).toMatchObject({ code: 200, tagCheck: false });
    expect((await tourist.ask('findDictionary', { key: MARKETING_DOMAIN_KEY })).data).toEqual({
      value: 'https://www.example.com',
    });
    expect((await tourist.ask('findDictionary', { key: 'UNKNOWN' })).data).toEqual({ value: '' });
  });
});

describe('Listening in to a live class', () => {
  const tasks = ({ userId }: Parent) =>
    backend.services.db
      .select()
      .from(studentTasks)
      .where(and(eq(studentTasks.userId, userId), eq(studentTasks.taskId, LIVE_TASK_ID)));
  /** A daily class that starts in so many minutes. */
  const classIn = (minutes: number): Fixture =>
    classOf('wandou', {
      time: formatDateTime(addMillis(backend.clock.now(), minutes * MINUTE)).slice(11, 16),
    });
  const listen = ({ visitor }: Parent, taskId: number = LIVE_TASK_ID) =>
    visitor.ask('listenOnlineCourse', { taskId });

  it('is no task done while the child has no class that is on', async () => {
    expect(await listen(parent)).toMatchObject({ code: BACKEND_CODE.conflict });
    expect(await tasks(parent)).toEqual([]);
    for (const [minutes, code] of [
      [31, BACKEND_CODE.conflict],
      [-40, BACKEND_CODE.conflict],
      [29, '00000000'],
    ] as const) {
      const other = await buildParent(backend, anOfficialParent());
      await classIn(minutes)(backend.services, other);
      expect([minutes, (await listen(other)).code]).toEqual([minutes, code]);
    }
  });

  it('is a task that a visit sets up once and listening does once', async () => {
    await classIn(0)(backend.services, parent);
    await parent.visitor.ask('initTask');
    await parent.visitor.ask('initTask');
    expect(await tasks(parent)).toMatchObject([{ taskId: 16, doneAt: null }]);
    expect(await listen(parent)).toMatchObject({ status: 200, code: '00000000', data: null });
    const [done] = await tasks(parent);
    backend.clock.pass(1000);
    await listen(parent);
    await parent.visitor.ask('initTask');
    expect(await tasks(parent)).toEqual([done]);
    expect(done?.doneAt).not.toBeNull();
  });

  it('works without the visit too', async () => {
    const other = await buildParent(backend, anOfficialParent());
    await classIn(0)(backend.services, other);
    expect((await listen(other)).code).toBe('00000000');
    expect(await tasks(other)).toHaveLength(1);
  });

  it('is for official students, and there is no other task', async () => {
    expect(await listen(await buildParent(backend, aParent()))).toMatchObject({ status: 403 });
    expect(await listen(parent, 17)).toMatchObject({ status: 400, body: { field: 'taskId' } });
  });
});

describe('A tourist', () => {
  it.each([
    'getNewbornEntranceDetail',
    'checkWonderfulMoment',
    'checkTag',
    'initTask',
    'listUnclaimedAward',
  ] as const)('gets nothing from %s', async (name) => {
    expect(await tourist.ask(name)).toMatchObject({ status: 401, code: '1000010' });
  });

  it('gets nothing from calls with a payload either', async () => {
    const poster = { courseBelong: 'VIP_WanDou', courseSubjectTypes: '0' };
    expect(await tourist.ask('getPosterTask', poster)).toMatchObject({ status: 401 });
    expect(await tourist.ask('isPushQuestionnaire', { userId: 1 })).toMatchObject({ status: 401 });
    expect(await tourist.ask('listenOnlineCourse', { taskId: 16 })).toMatchObject({ status: 401 });
  });
});
