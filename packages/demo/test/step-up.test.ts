/** Step-up of the demo: every state for testers, and the outlines of its steps. */
import { SCENARIO, type ScenarioState } from '../../../src/contract/scenario';
import { StepUpStatus, StepUpType } from '../../../src/contract/stepup/values';
import { DEMO_ACCOUNTS } from '../accounts';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, setScenario, type Parent } from '../../../test/server/support/people';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
  parent = await logIn(backend, DEMO_ACCOUNTS.higherLevel.phone);
});
afterAll(() => backend.stop());

const ofStudent = () => ({ student_id: parent.userId });
const { waiting, grouping, complete } = StepUpStatus;

/** Status, type and whether preferred times exist; a number: the student code. */
const STATES: Readonly<Record<ScenarioState<'stepUp'>, readonly [number, StepUpType, boolean] | number>> = {
  'y-waiting': [waiting, StepUpType.y, false],
  'y-original': [waiting, StepUpType.y, false],
  'n-waiting': [waiting, StepUpType.n, false],
  'y-grouping': [grouping, StepUpType.y, true],
  'y-grouping-no-times': [grouping, StepUpType.y, false],
  complete: [complete, StepUpType.y, false],
  'n-grouping': [grouping, StepUpType.n, true],
  'n-complete': [complete, StepUpType.n, false],
  'may-not-choose': [waiting, StepUpType.y, false],
  'flags-off': [waiting, StepUpType.y, false],
  'no-seats': [waiting, StepUpType.y, false],
  other: [waiting, StepUpType.other, false],
  'nothing-recommended': [waiting, StepUpType.y, false],
  'no-head-master': [waiting, StepUpType.y, false],
  'select-time': [waiting, StepUpType.y, false],
  'address-confirm': [waiting, StepUpType.y, false],
  'not-student': 10001,
  'not-step-up': 10002,
  'no-course': 10003,
  'not-formal': 10004,
  exclusive: 10005,
  none: 10002,
};

describe('The step-up of the demonstration', () => {
  it('waits for the parent of account 7', async () => {
    const { data } = await parent.visitor.ask('getStepUpInfo', ofStudent());
    expect(data).toMatchObject({
      status: waiting,
      type: StepUpType.y,
      newStep: 'S2-1',
      newTeacherName: '许老师',
    });
  });

  it.each(SCENARIO.stepUp.names)('may be put into the state %s', async (state) => {
    await setScenario(backend, parent, { stepUp: state });
    const expected = STATES[state];
    const check = await parent.visitor.ask('checkStudentCode', ofStudent());
    if (typeof expected === 'number') {
      expect(check.data).toEqual({ studentCode: expected });
      return;
    }
    expect(check.code).toBe('200');
    const { data } = await parent.visitor.ask('getStepUpInfo', ofStudent());
    expect([data.status, data.type, data.planTime !== '']).toEqual(expected);
    expect(data.headMasterId === 0).toBe(state === 'no-head-master');
    expect(data.newCycle === data.oldCycle).toBe(state === 'y-original');
    const hours = (JSON.parse(String(data.oldCycle)) as { time: string }[]).map(({ time }) => time);
    expect(hours.filter((time) => time < '08:00' || time > '20:30')).toEqual([]);
  });

  it('is from the step that the child’s profile has', async () => {
    const other = await logIn(backend, DEMO_ACCOUNTS.manySubjects.phone);
    await setScenario(backend, other, { stepUp: 'y-waiting' });
    const { step } = (await other.visitor.ask('getStepUpInfo', { student_id: other.userId })).data;
    expect((await other.visitor.ask('getUserInfoByToken')).data.step).toBe(step);
  });

  it('recommends three classes of more than a page to an undecided parent, and none where nothing is near', async () => {
    const look = async (state: ScenarioState<'stepUp'>) => {
      await setScenario(backend, parent, { stepUp: state });
      const { data: info } = await parent.visitor.ask('getStepUpInfo', ofStudent());
      const cateSid = Number(info.type === StepUpType.y ? info.newStepId : info.planStepId);
      const request = { catePid: Number(info.planCateId), cateSid, oldCycle: String(info.oldCycle) };
      const { data } = await parent.visitor.ask('listStepUpResources', request);
      return [data.recommend, data.all].map((list) => (list as unknown[]).length);
    };
    expect(await look('y-waiting')).toEqual([3, 12]);
    expect(await look('n-waiting')).toEqual([3, 13]);
    expect(await look('nothing-recommended')).toEqual([0, 12]);
    expect(await look('no-seats')).toEqual([0, 0]);
  });

  it.each<[ScenarioState<'stepUp'>, string, string]>([
    ['may-not-choose', '201', '1'],
    ['flags-off', '200', '0'],
  ])('is closed to choosing in the state %s', async (state, eligible, flag) => {
    await setScenario(backend, parent, { stepUp: state });
    expect((await parent.visitor.ask('checkStepUpResources')).code).toBe(eligible);
    const asked = { user_id: parent.userId };
    expect((await parent.visitor.ask('getH5UpdateStatus', asked)).data.status).toBe(flag);
    const request = { catePid: 1, cateSid: 21, oldCycle: '[]' };
    expect((await parent.visitor.ask('listStepUpResources', request)).code).toBe('201');
  });

  it('has teachers to read about', async () => {
    await setScenario(backend, parent, { stepUp: 'y-waiting' });
    const { data: info } = await parent.visitor.ask('getStepUpInfo', ofStudent());
    const { data } = await parent.visitor.ask('getTeacherBaseInfo', { teacherId: Number(info.newTeacherId) });
    expect(data).toMatchObject({ nickname: '许老师', parentalSatisfaction: '99%', teachingYear: '8年' });
    expect((await parent.visitor.ask('getTeacherUrl', { teacherCode: String(data.teacherCode) })).code).toBe(
      '200',
    );
  });

  it('gives seats back when a tester starts over, so that they never run out', async () => {
    for (let round = 0; round < 10; round += 1) await setScenario(backend, parent, { stepUp: 'y-waiting' });
    const { data } = await parent.visitor.ask('getStepUpInfo', ofStudent());
    expect(data.newClassId).toBeGreaterThan(0);
    await setScenario(backend, parent, { stepUp: 'none' });
  });
});

describe('The outlines of the demonstration', () => {
  const steps = [
    ...new Set(
      Object.values(DEMO_ACCOUNTS).flatMap(({ student }) => ('step' in student ? [student.step] : [])),
    ),
  ];

  it.each([...steps, 'S2-1'])(
    '%s has units with lessons, and what the child will be able to do',
    async (step) => {
      const { data } = await parent.visitor.ask('getSyllabus', { step });
      const units = data.units as { lessons: { summary: string }[]; abilities: string[] }[];
      expect(units.length).toBeGreaterThanOrEqual(4);
      for (const { lessons, abilities } of units) {
        expect(lessons.length).toBeGreaterThanOrEqual(3);
        expect(abilities.length).toBeGreaterThanOrEqual(2);
        expect(lessons.every(({ summary }) => summary.length > 5)).toBe(true);
      }
    },
  );
});
