import { and, eq } from 'drizzle-orm';
import {
  NEWCOMER_DAYS,
  NEWCOMER_REWARD,
  NewcomerScene,
  NewcomerTask,
} from '../../../src/contract/activities/values';
import type { NewcomerPath } from '../../../src/contract/activities/newcomers.schema';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { ParentRelation } from '../../../src/contract/profile/status';
import { KidSex } from '../../../src/contract/profile/values';
import { beginNewcomer } from '../../../server/domains/activities/newcomers/begin';
import { students } from '../../../server/domains/account/tables';
import { learningReports } from '../../../server/domains/learning/tables';
import { rewardLedger } from '../../../server/domains/rewards/tables';
import { attendLesson } from '../../../server/domains/lessons/attendance';
import { seedReadReports } from '../../../packages/demo/content/growth/report-states';
import { inBeijing } from '../../../packages/demo/families';
import { addDays } from '../../../server/core/time';
import { newPhone } from '../../builders/account';
import { timesToBook } from '../../builders/booking';
import { anOfficialParent, aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, setScenario, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';

let backend: Backend;
let times: readonly number[];
beforeAll(async () => {
  backend = await startBackend();
  times = await timesToBook(backend.services, 'wandou', { time: '10:00' });
});
afterAll(() => backend.stop());

type Asks = Pick<InsideParent, 'visitor'>;

const pathOf = async ({ visitor }: Asks) =>
  (await visitor.ask('getNewcomerPath')).data as unknown as NewcomerPath;
const doneOf = async (parent: Asks) =>
  (await pathOf(parent)).tasks.filter(({ isDone }) => isDone).map(({ task }) => task);
const receive = ({ visitor }: Asks) => visitor.ask('receiveNewcomerReward');

const firstLogin = ({ userId }: InsideParent, now: Date) => ({ userId, inviterId: null, now });

async function aNewcomer(): Promise<InsideParent> {
  const parent = await buildParent(backend, anOfficialParent().withCourse('wandou'));
  await beginNewcomer(backend.services.db, firstLogin(parent, backend.clock.now()));
  return parent;
}

const starsOf = async ({ userId }: InsideParent) => {
  const [found] = await backend.services.db.select().from(students).where(eq(students.userId, userId));
  return { stars: found?.starNum, peaCoins: found?.peaCoinNum };
};

describe('The enrolment of a newcomer', () => {
  it('begins with the account that a parent makes, and with no other', async () => {
    const visitor = new Visitor(backend);
    await visitor.smsLogin(newPhone());
    expect((await pathOf({ visitor })).scene).toBe(NewcomerScene.begin);
    const old = await buildParent(backend, anOfficialParent());
    expect(await pathOf(old)).toMatchObject({ scene: NewcomerScene.none, tasks: [] });
  });

  it('is done task by task, by what is stored and by nothing else', async () => {
    const parent = await aNewcomer();
    const { visitor, userId } = parent;
    const { db, clock } = backend.services;
    expect(await doneOf(parent)).toEqual([]);
    const child = { kidName: '米粒', kidBornTime: '2021-07-21', kidSex: KidSex.girl };
    const parentOf = { parentStatus: ParentRelation.mother, ...inBeijing };
    await db
      .update(students)
      .set({ ...child, ...parentOf })
      .where(eq(students.userId, userId));
    expect(await doneOf(parent)).toEqual([NewcomerTask.profile]);
    await visitor.ask('appLogin', { deviceType: 0 });
    expect(await doneOf(parent)).toEqual([NewcomerTask.profile]);
    await visitor.ask('appLogin', { deviceType: 1 });
    expect(await doneOf(parent)).toEqual([NewcomerTask.profile, NewcomerTask.app]);
    const { data } = await visitor.ask('bookLesson', { timeId: times[1] ?? 0 });
    const booked = await pathOf(parent);
    expect([booked.scene, booked.lesson?.liveId]).toEqual([NewcomerScene.inProgress, data.liveId]);
    await attendLesson(backend.services, Number(data.liveId));
    expect(await doneOf(parent)).toHaveLength(4);
    expect((await receive(parent)).message).toBe('还有小任务没有完成，做完就能领奖励');
    await seedReadReports(db, clock, userId, 1);
    const all = await pathOf(parent);
    expect([all.scene, all.report?.kind]).toEqual([NewcomerScene.rewardWaits, 'month']);
  });

  it('names the first report, unread too, and does not count it before it is read', async () => {
    const parent = await aNewcomer();
    const { db, clock } = backend.services;
    await seedReadReports(db, clock, parent.userId, 1);
    const own = and(eq(learningReports.userId, parent.userId));
    await db.update(learningReports).set({ readAt: null }).where(own);
    const path = await pathOf(parent);
    expect(path.report).toBeDefined();
    expect(await doneOf(parent)).toEqual([]);
  });

  it('gives its reward once, however often and at once it is asked for', async () => {
    const parent = await buildParent(backend, anOfficialParent());
    await setScenario(backend, parent, { freshman: 3 });
    const answers = await Promise.all([1, 2, 3].map(() => receive(parent)));
    expect(answers.map(({ data }) => data.scene)).toEqual([4, 4, 4]);
    expect(await starsOf(parent)).toEqual(NEWCOMER_REWARD);
    const rows = await backend.services.db
      .select()
      .from(rewardLedger)
      .where(and(eq(rewardLedger.userId, parent.userId), eq(rewardLedger.reason, 'newcomer')));
    expect(rows).toHaveLength(2);
  });

  it('is over after sixty days, its reward too', async () => {
    const parent = await buildParent(backend, aParent());
    await setScenario(backend, parent, { freshman: 3 });
    const { db, clock } = backend.services;
    await beginNewcomer(db, firstLogin(parent, addDays(clock.now(), -NEWCOMER_DAYS)));
    expect((await pathOf(parent)).scene).toBe(NewcomerScene.none);
    expect(await receive(parent)).toMatchObject({
      code: BACKEND_CODE.conflict,
      message: '新生入学小任务已经结束',
    });
  });

  it('needs a login', async () => {
    expect((await new Visitor(backend).ask('getNewcomerPath')).status).toBe(401);
  });
});
