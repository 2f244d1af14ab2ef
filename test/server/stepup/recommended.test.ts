import { StepUpType } from '../../../src/contract/stepup/values';
import { stepUpClasses } from '../../../server/domains/stepup/tables';
import { anOfficialParent } from '../../builders/parent';
import { aStepUpClass, NEW_STEP, PLAN_STEP, type Lessons } from '../../builders/stepup';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { classIds, seatsOf, steppingUp } from './support';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  await backend.services.db.delete(stepUpClasses);
});

const classOf = (lessons: Lessons) => aStepUpClass(backend.services, { lessons });

describe('The recommended classes of the higher level', () => {
  it('are those of the child’s step, the nearest to look at, and hold nothing', async () => {
    const [near, nearest] = [
      await classOf([2, '19:00', 5, '18:30']),
      await classOf([2, '18:30', 5, '18:30']),
    ];
    const mine = await steppingUp(backend);
    const { data } = await mine.visitor.ask('getRecommendedClasses', { student_id: mine.userId });
    expect(data.detail).toMatchObject({ classId: nearest });
    expect(classIds(data.list)).toEqual([nearest, near]);
    expect((await seatsOf(backend, nearest)).every(({ heldBy }) => heldBy === null)).toBe(true);
  });

  it('begin within an hour of the child’s own lessons', async () => {
    const hourLater = await classOf([2, '19:30', 5, '18:30']);
    await classOf([2, '19:31', 5, '18:30']);
    const mine = await steppingUp(backend);
    const { data } = await mine.visitor.ask('getRecommendedClasses', { student_id: mine.userId });
    expect(classIds(data.list)).toEqual([hourLater]);
  });

  it('are those of the planned step for a child who stays, and none without a step-up', async () => {
    const planned = await aStepUpClass(backend.services, { stepId: PLAN_STEP });
    await aStepUpClass(backend.services, { stepId: NEW_STEP });
    const stays = await steppingUp(backend, { type: StepUpType.n });
    const recommended = await stays.visitor.ask('getRecommendedClasses', { student_id: stays.userId });
    expect(classIds(recommended.data.list)).toEqual([planned]);
    const without = await buildParent(backend, anOfficialParent());
    const { data } = await without.visitor.ask('getRecommendedClasses', { student_id: without.userId });
    expect(data).toEqual({ detail: null, list: [] });
    const others = await without.visitor.ask('getRecommendedClasses', { student_id: stays.userId });
    expect(others.status).toBe(403);
  });
});

describe('The times to choose from', () => {
  it('are all weekdays and every half hour of the day', async () => {
    const { data } = await (await steppingUp(backend)).visitor.ask('getSelectTime');
    expect(data.week).toEqual(['周一', '周二', '周三', '周四', '周五', '周六', '周日']);
    expect([(data.time as string[])[0], (data.time as string[]).at(-1)]).toEqual(['09:00', '20:30']);
  });
});
