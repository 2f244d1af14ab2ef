import { eq } from 'drizzle-orm';
import { StepUpStatus, StepUpType, StudentCode } from '../../../src/contract/stepup/values';
import { accounts } from '../../../server/domains/account/tables';
import { SECOND } from '../../../server/core/time';
import { stepUpClasses, stepUps, stepUpSeats } from '../../../server/domains/stepup/tables';
import { anOfficialParent } from '../../builders/parent';
import { aStepUpClass, PLAN_STEP, refusedStepUp, type Lessons } from '../../builders/stepup';
import { startBackend, type Backend } from '../support/backend';
import { tidyUp } from '../support/jobs';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { classIds, join, keep, list, seatsOf, steppingUp } from './support';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  await backend.services.db.delete(stepUpClasses);
});

const { waiting, grouping, complete } = StepUpStatus;

const classOf = (lessons: Lessons, seats = 3) => aStepUpClass(backend.services, { lessons, seats });

const heldBy = async (classId: number, { userId }: InsideParent) =>
  (await seatsOf(backend, classId)).filter((seat) => seat.heldBy === userId).length;

describe('Whether a parent may choose', () => {
  const check = async ({ visitor }: InsideParent) => (await visitor.ask('checkStepUpResources')).code;

  it('is yes while the child waits, for confirmation or for a class', async () => {
    expect(await check(await steppingUp(backend, { status: waiting }))).toBe('200');
    expect(await check(await steppingUp(backend, { status: grouping }))).toBe('200');
  });

  it('is no for a child who is finished, may not, is excluded, or does not step up', async () => {
    const excluded = anOfficialParent().withStepUp().with(refusedStepUp(StudentCode.notFormalClass));
    const parents = [
      await steppingUp(backend, { status: complete }),
      await steppingUp(backend, { mayChoose: false }),
      await buildParent(backend, excluded),
      await buildParent(backend, anOfficialParent()),
    ];
    expect(await Promise.all(parents.map(check))).toEqual(['201', '201', '201', '201']);
  });
});

describe('The list of classes', () => {
  it('recommends at most three, the nearest to what the child is used to in front', async () => {
    const far = await classOf([2, '20:00', 5, '18:30']);
    const near = await classOf([2, '19:00', 5, '18:00']);
    const same = await classOf([2, '18:30', 5, '18:30']);
    const edge = await classOf([2, '17:30', 5, '19:30']);
    const onOtherDays = await classOf([1, '18:30', 4, '18:30']);
    const tooMany = await classOf([2, '17:30', 5, '19:30']);
    const { data } = await list(await steppingUp(backend));
    expect(classIds(data.recommend)).toEqual([same, near, edge]);
    expect(classIds(data.all)).toEqual([onOtherDays, edge, tooMany, same, near, far]);
  });

  it('has the time and the teacher of each class', async () => {
    const classId = await classOf([2, '18:30', 5, '18:30']);
    const { data } = await list(await steppingUp(backend));
    expect(data.recommend).toEqual([
      {
        classId,
        cycle: ['周二 18:30', '周五 18:30'],
        firstLiveTime: '2026-12-05 09:00:00',
        teacher: [{ id: expect.any(Number) as number, nickname: '周老师' }],
      },
    ]);
  });

  it.each([['[]'], [''], ['{"week":2}'], ['[{"week":9,"time":"18:30"}]'], ['nonsense']])(
    'recommends nothing to whose cycle is %j',
    async (oldCycle) => {
      const classId = await classOf([2, '18:30', 5, '18:30']);
      const { data } = await list(await steppingUp(backend), { oldCycle });
      expect([data.recommend, classIds(data.all)]).toEqual([[], [classId]]);
    },
  );

  it('filters all of them by either lesson, and offers the filter of all of them', async () => {
    const [first, second, third] = [
      await classOf([1, '18:00', 3, '18:00']),
      await classOf([1, '18:00', 4, '19:30']),
      await classOf([2, '09:05', 4, '19:30']),
    ];
    const parent = await steppingUp(backend);
    const all = async (filter: Parameters<typeof list>[1]) => classIds((await list(parent, filter)).data.all);
    expect(await all({ week1: 1 })).toEqual([first, second]);
    expect(await all({ week1: 1, hour1: 18, minute1: 0, week2: 4, hour2: 19, minute2: 30 })).toEqual([
      second,
    ]);
    expect(await all({ hour1: 9, minute1: 5 })).toEqual([third]);
    expect(await all({ week2: 7 })).toEqual([]);
    const { data } = await list(parent, { week2: 7 });
    expect(data.cycle).toEqual({
      1: { '18:00': { 3: ['18:00'], 4: ['19:30'] } },
      2: { '09:05': { 4: ['19:30'] } },
    });
  });

  it('knows the times that the parent named before', async () => {
    const parent = await steppingUp(backend, {
      times: [
        [3, '18:00', 6, '10:00'],
        [1, '09:00', 2, '09:30'],
      ],
    });
    expect((await list(parent)).data.applyCycle).toEqual([
      { week1: 3, time1: '18:00', week2: 6, time2: '10:00' },
      { week1: 1, time1: '09:00', week2: 2, time2: '09:30' },
    ]);
  });

  it('has no class of a category or step that is not the child’s', async () => {
    const own = await classOf([2, '18:30', 5, '18:30']);
    const ofPlan = await aStepUpClass(backend.services, { stepId: PLAN_STEP });
    const staying = await steppingUp(backend, { type: StepUpType.n });
    await aStepUpClass(backend.services, { stepId: 4_711 });
    const parent = await steppingUp(backend);
    const all = async (filter: Parameters<typeof list>[1]) => classIds((await list(parent, filter)).data.all);
    expect(await all({})).toEqual([own]);
    expect(await all({ cateSid: PLAN_STEP })).toEqual([]);
    expect(classIds((await list(staying, { cateSid: PLAN_STEP })).data.all)).toEqual([ofPlan]);
    expect(classIds((await list(staying)).data.all)).toEqual([]);
    expect(await all({ cateSid: 4_711 })).toEqual([]);
    expect(await all({ catePid: 1 })).toEqual([]);
  });

  it('is refused for a child who does not step up, or is done', async () => {
    expect((await list(await buildParent(backend, anOfficialParent()))).code).toBe('201');
    expect((await list(await steppingUp(backend, { status: complete }))).code).toBe('201');
  });
});

describe('A seat', () => {
  it('is held for the parent who looks, so that no other sees it', async () => {
    const classId = await classOf([2, '18:30', 5, '18:30'], 1);
    const [mine, other] = [await steppingUp(backend), await steppingUp(backend)];
    expect(classIds((await list(mine)).data.recommend)).toEqual([classId]);
    expect((await list(other)).data).toMatchObject({ all: [], recommend: [] });
    expect((await join(other, classId)).code).toBe('201');
    expect(classIds((await list(mine)).data.all)).toEqual([classId]);
    expect((await join(mine, classId)).code).toBe('200');
  });

  it('is held for 30 seconds from the last keep, and lost after them', async () => {
    const classId = await classOf([2, '18:30', 5, '18:30'], 1);
    const [mine, other] = [await steppingUp(backend), await steppingUp(backend)];
    await list(mine);
    for (let round = 0; round < 5; round += 1) {
      backend.clock.pass(29 * SECOND);
      expect((await keep(mine)).code).toBe('200');
      expect((await list(other)).data.all).toEqual([]);
    }
    backend.clock.pass(30 * SECOND);
    expect(await keep(mine)).toMatchObject({ code: '201', message: '为孩子保留的名额已经到期' });
    expect(classIds((await list(other)).data.recommend)).toEqual([classId]);
    expect((await join(mine, classId)).code).toBe('201');
  });

  it('that was lost but is free is held again by looking again', async () => {
    const classId = await classOf([2, '18:30', 5, '18:30'], 1);
    const mine = await steppingUp(backend);
    await list(mine);
    backend.clock.pass(60 * SECOND);
    expect((await keep(mine)).code).toBe('201');
    expect(classIds((await list(mine)).data.recommend)).toEqual([classId]);
    expect((await keep(mine)).code).toBe('200');
  });

  it('is one in each recommended class, however often the parent looks', async () => {
    const near = await Promise.all(
      (
        [
          [2, '18:30', 5, '18:30'],
          [2, '18:00', 5, '18:00'],
        ] as const
      ).map((lessons) => classOf(lessons)),
    );
    const far = await classOf([1, '18:30', 4, '18:30']);
    const mine = await steppingUp(backend);
    await Promise.all([list(mine), list(mine), list(mine)]);
    const held = await Promise.all([...near, far].map((classId) => heldBy(classId, mine)));
    expect(held).toEqual([1, 1, 0]);
  });

  it('is let go of when another list recommends others, and when the parent joins one', async () => {
    const [tuesday, monday] = [
      await classOf([2, '18:30', 5, '18:30']),
      await classOf([1, '18:30', 4, '18:30']),
    ];
    const mine = await steppingUp(backend);
    await list(mine);
    const otherCycle = JSON.stringify([
      { week: 1, time: '18:30' },
      { week: 4, time: '18:30' },
    ]);
    await list(mine, { oldCycle: otherCycle });
    expect([await heldBy(tuesday, mine), await heldBy(monday, mine)]).toEqual([0, 1]);
    expect((await join(mine, tuesday)).code).toBe('200');
    expect(await heldBy(monday, mine)).toBe(0);
    expect((await keep(mine)).code).toBe('201');
  });

  it('of a child that waits for a class is given away when its release date is over', async () => {
    const classId = await classOf([2, '18:30', 5, '18:30'], 2);
    const [waits, stays] = [await steppingUp(backend), await steppingUp(backend)];
    for (const parent of [waits, stays]) {
      await join(parent, classId);
      const status = parent === waits ? grouping : complete;
      const mine = eq(stepUps.userId, parent.userId);
      const releaseAt = new Date('2026-11-21T10:00:00+08:00');
      await backend.services.db.update(stepUps).set({ status, releaseAt }).where(mine);
    }
    const owners = async () => (await seatsOf(backend, classId)).map(({ userId }) => userId).filter(Boolean);
    backend.clock.set(new Date('2026-11-21T23:59:59+08:00'));
    await tidyUp(backend.services);
    expect(await owners()).toHaveLength(2);
    backend.clock.set(new Date('2026-11-22T00:00:01+08:00'));
    await tidyUp(backend.services);
    expect(await owners()).toEqual([stays.userId]);
    expect(classIds((await list(waits)).data.all)).toEqual([classId]);
  });

  it('is not extended by another parent', async () => {
    const classId = await classOf([2, '18:30', 5, '18:30'], 1);
    const [mine, other] = [await steppingUp(backend), await steppingUp(backend)];
    await list(mine);
    const [before] = await seatsOf(backend, classId);
    backend.clock.pass(5 * SECOND);
    expect((await keep(other)).code).toBe('201');
    expect(await seatsOf(backend, classId)).toEqual([before]);
  });

  it('goes back with the account of a parent who leaves', async () => {
    const classId = await classOf([2, '18:30', 5, '18:30'], 1);
    const mine = await steppingUp(backend);
    await join(mine, classId);
    await backend.services.db.delete(accounts).where(eq(accounts.id, mine.accountId));
    expect(await seatsOf(backend, classId)).toMatchObject([{ userId: null, heldBy: null }]);
  });

  it('is not listed where it is the arranged one', async () => {
    const [arranged, other] = [
      await classOf([2, '18:30', 5, '18:30']),
      await classOf([2, '18:00', 5, '18:00']),
    ];
    const mine = await steppingUp(backend, { newClassId: arranged });
    await backend.services.db
      .update(stepUpSeats)
      .set({ heldBy: null })
      .where(eq(stepUpSeats.classId, arranged));
    expect(classIds((await list(mine)).data.all)).toEqual([other]);
  });
});
