import { StepUpStatus, StepUpType } from '../../../src/contract/stepup/values';
import { stepUpClasses } from '../../../server/domains/stepup/tables';
import { aStepUpClass, PLAN_STEP, type StepUpDetails } from '../../builders/stepup';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { join, keep, list, planTime, prefer, seatsOf, steppingUp, storedOf } from './support';

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
const { other, n } = StepUpType;
const TIMES = [[3, '18:00', 6, '10:00']] as const;
const NAMED = planTime([1, '18:00', 4, '18:00']);
const NOT_ELIGIBLE = '孩子目前还不能自主选班，请联系班主任为孩子安排';

const REFUSED: readonly [string, StepUpDetails, string, string][] = [
  ['is of type 1', { type: other }, '孩子的新学年由老师统一安排', '孩子的新学年由老师统一安排'],
  ['is of type 1 and grouped', { type: other, status: grouping }, '由老师统一安排', '由老师统一安排'],
  ['may not choose', { mayChoose: false }, NOT_ELIGIBLE, NOT_ELIGIBLE],
  ['stays and may not choose', { type: n, mayChoose: false }, NOT_ELIGIBLE, NOT_ELIGIBLE],
  ['has a place, and no flag is on', { flags: {} }, '选班暂未开放', '选班暂未开放'],
  ['is complete', { status: complete }, '已经安排好了', '已经安排好了'],
  ['has named its times', { status: grouping, times: TIMES }, '请等待组班结果', '意向时间已经提交过了'],
];

describe('A child', () => {
  it.each(REFUSED)(
    'that %s is refused class, seats and times by 201, and nothing changes',
    async (_name, details, ofClass, ofTimes) => {
      const classId = await aStepUpClass(backend.services);
      const staying = await aStepUpClass(backend.services, { stepId: PLAN_STEP });
      const parent = await steppingUp(backend, details);
      const before = [await storedOf(backend, parent), await seatsOf(backend, classId)];
      const refusal = (message: string) => ({
        code: '201',
        message: expect.stringContaining(message) as string,
      });
      expect(await list(parent)).toMatchObject(refusal(ofClass));
      expect(await keep(parent)).toMatchObject(refusal(ofClass));
      expect(await join(parent, classId)).toMatchObject(refusal(ofClass));
      expect(await join(parent, staying)).toMatchObject(refusal(ofClass));
      expect(await prefer(parent, NAMED)).toMatchObject(refusal(ofTimes));
      expect([await storedOf(backend, parent), await seatsOf(backend, classId)]).toEqual(before);
    },
  );
});

describe('What may be chosen', () => {
  it.each<[string, StepUpDetails]>([
    ['by the flag of the further education', { flags: { h5Update: true } }],
    ['by that of the learning partner', { flags: { partnerUpdate: true } }],
    ['by the step-up’s own', { isUpdate: 1, flags: {} }],
    ['to one that stays without a flag', { type: n, flags: {}, planStepId: 7702 }],
    ['to one that is grouped without times', { status: grouping, flags: {} }],
  ])('is open %s', async (_name, details) => {
    const classId = await aStepUpClass(backend.services);
    expect((await join(await steppingUp(backend, details), classId)).code).toBe('200');
    expect((await prefer(await steppingUp(backend, details), NAMED)).code).toBe('200');
  });

  it('is times alone for one that is grouped without any and may not choose a class', async () => {
    const classId = await aStepUpClass(backend.services);
    const parent = await steppingUp(backend, { status: grouping, mayChoose: false });
    expect(await join(parent, classId)).toMatchObject({ code: '201', message: NOT_ELIGIBLE });
    expect((await prefer(parent, NAMED)).code).toBe('200');
  });

  it('is for the step of the coming year, and for no other that a request names', async () => {
    const parent = await steppingUp(backend, { status: waiting });
    const message = '这不是孩子可以选择的学年，请刷新后再试';
    expect(await prefer(parent, NAMED, PLAN_STEP)).toMatchObject({ code: '201', message });
    expect((await prefer(parent, NAMED, 7702)).code).toBe('200');
  });
});
