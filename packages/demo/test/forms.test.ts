import { SCENARIO } from '../../../src/contract/scenario';
import type { Survey } from '../../../src/contract/help/survey.schema';
import type { MaterialRequest } from '../../../src/contract/materials/collect.schema';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, setScenario, type Parent } from '../../../test/server/support/people';
import { Visitor } from '../../../test/server/support/visitor';
import { PHONE } from './demo-phones';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
  parent = await logIn(backend, PHONE.oneSubject);
});
afterAll(() => backend.stop());

const survey = async (code: string, visitor = parent.visitor) => {
  const { code: resultCode, data } = await visitor.ask('getSurvey', { code });
  return { resultCode, survey: data as unknown as Survey };
};
const requests = async () => {
  const { data } = await parent.visitor.ask('listMaterialRequests', { page: 1, limit: 20 });
  return data as unknown as MaterialRequest[];
};

describe('The demonstration', () => {
  it('has a survey of a course, one for visitors and a long one', async () => {
    expect((await survey('course-2026')).survey.state).toBe('open');
    expect((await survey('interests', new Visitor(backend))).survey.state).toBe('open');
    expect((await survey('year-2026')).survey.sections).toHaveLength(4);
  });

  it('asks for materials in four states', async () => {
    expect((await requests()).map(({ state }) => state)).toEqual(['sentBack', 'open', 'submitted', 'over']);
  });

  it.each([
    ['none', '10000002', undefined],
    ['open', '00000000', 'open'],
    ['answered', '00000000', 'answered'],
    ['over', '00000000', 'over'],
  ] as const)('puts the survey of testers into the state %s, however often', async (state, code, shown) => {
    await setScenario(backend, parent, { surveys: state });
    await setScenario(backend, parent, { surveys: state });
    const { resultCode, survey: found } = await survey('tester');
    expect([resultCode, found?.state]).toEqual([code, shown]);
    expect(SCENARIO.surveys.names).toContain(state);
  });

  it.each([
    ['none', undefined],
    ['open', 'open'],
    ['submitted', 'submitted'],
    ['sent-back', 'sentBack'],
    ['accepted', 'accepted'],
    ['over', 'over'],
  ] as const)('puts a request for materials into the state %s, however often', async (state, shown) => {
    await setScenario(backend, parent, { material: state });
    await setScenario(backend, parent, { material: state });
    const own = (await requests()).filter(({ title }) => title === '只给您的征集');
    expect(own.map((one) => one.state)).toEqual(shown ? [shown] : []);
    expect(SCENARIO.material.names).toContain(state);
  });
});
