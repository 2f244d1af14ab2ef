import { eq } from 'drizzle-orm';
import { StepUpStatus, StepUpType, StudentCode } from '../../../src/contract/stepup/values';
import { stepUps } from '../../../server/domains/stepup/tables';
import { anOfficialParent } from '../../builders/parent';
import { aStepUpClass, CATEGORY, NEW_STEP, PLAN_STEP, refusedStepUp } from '../../builders/stepup';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';
import {
  confirm,
  join,
  linesOf,
  OPERATOR,
  planTime,
  prefer,
  seatsOf,
  steppingUp,
  storedOf,
  upgrade,
} from './support';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const { waiting, grouping, complete } = StepUpStatus;
const { y, n, other } = StepUpType;
const TIMES = planTime([3, '18:00', 6, '10:00'], [4, '19:00', 7, '09:30']);

describe('A parent who confirms', () => {
  it('ends the waiting of a child who steps up', async () => {
    const parent = await steppingUp(backend);
    expect((await confirm(parent)).code).toBe('200');
    expect(await storedOf(backend, parent)).toMatchObject({ status: complete, type: y });
    expect(await linesOf(backend, parent)).toMatchObject([
      {
        operatorId: parent.userId,
        operator: '家长',
        kind: 'confirm',
        before: { status: waiting },
        after: { status: complete },
        changedAt: backend.clock.now(),
      },
    ]);
  });

  it.each([
    ['has chosen to stay', { type: n }],
    ['is of another type', { type: other }],
    ['waits for a class', { status: grouping }],
    ['has chosen a class', { status: complete, completedBy: 'changeClass' as const }],
  ])('gets the reason, where the child %s', async (_what, details) => {
    const parent = await steppingUp(backend, details);
    const before = await storedOf(backend, parent);
    expect(await confirm(parent)).toMatchObject({ status: 200, code: '201' });
    expect(await storedOf(backend, parent)).toEqual(before);
    expect(await linesOf(backend, parent)).toEqual([]);
  });
});

describe('A parent who decides to step up after all', () => {
  it('turns the child’s type, and may then confirm', async () => {
    const parent = await steppingUp(backend, { type: n });
    expect((await upgrade(parent)).code).toBe('200');
    expect(await storedOf(backend, parent)).toMatchObject({ status: waiting, type: y });
    expect((await confirm(parent)).code).toBe('200');
    expect((await linesOf(backend, parent)).map(({ kind }) => kind)).toEqual(['updateType', 'confirm']);
  });

  it.each([
    ['waits for a class', { type: n, status: grouping }],
    ['is done', { type: n, status: complete }],
    ['is done, of the type already', { type: y, status: complete }],
    ['is of another type', { type: other }],
  ])('gets the reason, where the child %s', async (_what, details) => {
    const parent = await steppingUp(backend, details);
    expect((await upgrade(parent)).code).toBe('201');
    expect(await linesOf(backend, parent)).toEqual([]);
  });
});

describe('A parent who names times', () => {
  it('makes the child wait for a class of these times', async () => {
    const parent = await steppingUp(backend);
    expect((await prefer(parent, TIMES, NEW_STEP)).code).toBe('200');
    expect(await storedOf(backend, parent)).toMatchObject({ status: grouping });
    const { data } = await parent.visitor.ask('getStepUpInfo', { student_id: parent.userId });
    expect(data).toMatchObject({ status: grouping, planTime: TIMES });
    expect(await linesOf(backend, parent)).toMatchObject([
      { before: { planTime: '' }, after: { planTime: TIMES, status: grouping } },
    ]);
  });

  it('may name them where the operator groups a child that has none', async () => {
    const parent = await steppingUp(backend, { status: grouping });
    expect((await prefer(parent, TIMES)).code).toBe('200');
    expect((await linesOf(backend, parent)).length).toBe(1);
  });

  it.each([
    ['no JSON', '[[', '意向时间无法识别，请重新选择'],
    ['no list', '{}', '意向时间无法识别，请重新选择'],
    ['no pair', '[[]]', '意向时间无法识别，请重新选择'],
    ['a weekday that there is not', planTime([8, '18:00', 3, '18:00']), '意向时间无法识别，请重新选择'],
    ['an hour that there is not', planTime([1, '24:00', 3, '18:00']), '意向时间无法识别，请重新选择'],
    [
      'three lessons',
      '[[{"w":1,"h":1,"m":0},{"w":2,"h":1,"m":0},{"w":3,"h":1,"m":0}]]',
      '意向时间无法识别，请重新选择',
    ],
    ['none', '[]', '请选择意向时间~'],
    ['both lessons on one day', planTime([3, '18:00', 3, '19:00']), '同一组的两节课不能选在同一天'],
    [
      'more than five',
      planTime(...[1, 2, 3, 4, 5, 6].map((week) => [week, '18:00', 7, '18:00'] as const)),
      '意向时间最多选择5组',
    ],
  ])('learns which field is wrong with %s', async (_what, times, message) => {
    const parent = await steppingUp(backend);
    const { status, body, message: reason } = await prefer(parent, times);
    expect([status, body.field, reason]).toEqual([400, 'plan_time', message]);
    expect(await storedOf(backend, parent)).toMatchObject({ status: waiting });
  });

  it('names them once: others, and those of a finished child, are refused', async () => {
    const parent = await steppingUp(backend, { status: grouping, times: [[1, '18:00', 3, '18:00']] });
    expect((await prefer(parent, TIMES)).code).toBe('201');
    const done = await steppingUp(backend, { status: complete });
    expect((await prefer(done, TIMES)).code).toBe('201');
    expect([...(await linesOf(backend, parent)), ...(await linesOf(backend, done))]).toEqual([]);
  });

  it('names them for the child’s own step', async () => {
    const parent = await steppingUp(backend);
    expect((await prefer(parent, TIMES, PLAN_STEP + 1_000)).code).toBe('201');
  });
});

describe('A parent who joins a class', () => {
  it.each([
    ['waits for confirmation', {}],
    ['waits for a class', { status: grouping }],
  ])('has a seat of it, whether the child %s or not', async (_what, details) => {
    const classId = await aStepUpClass(backend.services, { lessons: [3, '18:00', 6, '10:00'], seats: 2 });
    const parent = await steppingUp(backend, details);
    expect((await join(parent, classId)).code).toBe('200');
    const { data } = await parent.visitor.ask('getStepUpInfo', { student_id: parent.userId });
    expect(data).toMatchObject({
      status: complete,
      newClassId: classId,
      newFirstTime: '2026-12-05 09:00:00',
    });
    expect(JSON.parse(String(data.newCycle))).toEqual([
      { week: 3, time: '18:00' },
      { week: 6, time: '10:00' },
    ]);
    const owners = (await seatsOf(backend, classId)).map(({ userId }) => userId);
    expect(owners.filter(Boolean)).toEqual([parent.userId]);
    expect(await linesOf(backend, parent)).toMatchObject([{ kind: 'changeClass' }]);
  });

  it('gives the seat back that was arranged before', async () => {
    const arranged = await aStepUpClass(backend.services, { seats: 1 });
    const chosen = await aStepUpClass(backend.services, { seats: 1 });
    const parent = await steppingUp(backend);
    expect((await join(parent, arranged)).code).toBe('200');
    await backend.services.db
      .update(stepUps)
      .set({ status: waiting, completedBy: null })
      .where(eq(stepUps.userId, parent.userId));
    expect((await join(parent, chosen)).code).toBe('200');
    const [seat] = await seatsOf(backend, arranged);
    expect(seat).toMatchObject({ userId: null, heldBy: null });
  });

  it('gets a refusal when the last seat has gone', async () => {
    const classId = await aStepUpClass(backend.services, { seats: 1 });
    expect((await join(await steppingUp(backend), classId)).code).toBe('200');
    const late = await steppingUp(backend);
    expect(await join(late, classId)).toMatchObject({
      code: '201',
      message: '这个班的名额刚刚被其他家长选走了，请选其他班级，或者提交意向时间',
    });
    expect(await storedOf(backend, late)).toMatchObject({ status: waiting });
  });

  it('joins one of the child’s own category and step', async () => {
    const parent = await steppingUp(backend);
    const stays = await aStepUpClass(backend.services, { stepId: PLAN_STEP });
    const elsewhere = await aStepUpClass(backend.services, { cateId: CATEGORY + 1, stepId: NEW_STEP });
    for (const classId of [stays, elsewhere, 999_999_999])
      expect((await join(parent, classId)).code).toBe('201');
    const staying = await steppingUp(backend, { type: n });
    expect((await join(staying, stays, PLAN_STEP)).code).toBe('200');
  });

  it('is refused when the child is done', async () => {
    const classId = await aStepUpClass(backend.services);
    const parent = await steppingUp(backend, { status: complete, completedBy: 'confirm' });
    expect((await join(parent, classId)).code).toBe('201');
    expect((await seatsOf(backend, classId)).every(({ userId }) => userId === null)).toBe(true);
  });
});

describe('A change that comes twice', () => {
  it('is answered as before and leaves one line', async () => {
    const classId = await aStepUpClass(backend.services, { seats: 2 });
    const twice = [
      [await steppingUp(backend), confirm],
      [await steppingUp(backend, { type: n }), upgrade],
      [await steppingUp(backend), (parent) => prefer(parent, TIMES)],
      [await steppingUp(backend), (parent) => join(parent, classId)],
    ] as const satisfies readonly (readonly [unknown, typeof confirm])[];
    for (const [parent, change] of twice) {
      const answers = await Promise.all([change(parent), change(parent)]);
      answers.push(await change(parent));
      expect(answers.map(({ code }) => code)).toEqual(['200', '200', '200']);
      expect(await linesOf(backend, parent)).toHaveLength(1);
    }
    const taken = (await seatsOf(backend, classId)).filter(({ userId }) => userId !== null);
    expect(taken).toHaveLength(1);
  });
});

describe('A change', () => {
  const by = (student_id: number, operator_id: number) => ({ student_id, operator_id, operator: OPERATOR });
  const plan = { plan_step_id: 0, plan_time: TIMES, class_id: 1 };

  it('is the own child’s, made by its own parent', async () => {
    const [mine, theirs] = [await steppingUp(backend), await steppingUp(backend)];
    for (const call of ['confirmStepUp', 'updateStepUpType', 'submitPlanTime', 'changeClass'] as const) {
      const forOther = await mine.visitor.ask(call, { ...by(theirs.userId, mine.userId), ...plan });
      const asOther = await mine.visitor.ask(call, { ...by(mine.userId, theirs.userId), ...plan });
      const refused = await new Visitor(backend).ask(call, { ...by(1, 1), ...plan });
      expect([forOther.status, asOther.status, refused.status]).toEqual([403, 403, 401]);
    }
    expect(await linesOf(backend, theirs)).toEqual([]);
  });

  it('is written down under the child’s name, whatever the request says', async () => {
    const named = anOfficialParent().withChild({ kidName: '小满' }).withStepUp();
    const parent = await buildParent(backend, named);
    await confirm(parent);
    expect(await linesOf(backend, parent)).toMatchObject([{ operator: '小满', operatorId: parent.userId }]);
  });

  it('is refused for a child without a step-up, and for one that the operator excludes', async () => {
    const without = await buildParent(backend, anOfficialParent());
    expect(await confirm(without)).toMatchObject({ code: '201', message: '孩子暂时没有升学年安排' });
    const excluded = await buildParent(
      backend,
      anOfficialParent().withStepUp().with(refusedStepUp(StudentCode.exclusiveStudent)),
    );
    expect(await confirm(excluded)).toMatchObject({
      code: '201',
      message: '孩子在专属班学习，由专属老师安排升学年',
    });
  });
});
