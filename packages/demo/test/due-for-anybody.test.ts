/** Testers may put any account into these states, even without courses or lessons. */
import { SCENARIO, type Scenario } from '../../../src/contract/scenario';
import { aParent } from '../../../test/builders/parent';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { buildParent, setScenario, type Parent } from '../../../test/server/support/people';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend({ demo: true, env: { LOG_LEVEL: 'silent' } });
  parent = await buildParent(backend, aParent());
});
afterAll(() => backend.stop());

const STATES: readonly Scenario[] = [
  ...SCENARIO.homework.names.map((homework) => ({ homework })),
  ...SCENARIO.works.names.map((works) => ({ works })),
  ...SCENARIO.evaluation.names.map((evaluation) => ({ evaluation })),
  ...SCENARIO.surveys.names.map((surveys) => ({ surveys })),
  ...SCENARIO.material.names.map((material) => ({ material })),
  ...SCENARIO.exerciseBook.names.map((exerciseBook) => ({ exerciseBook })),
];

describe('An account that has nothing', () => {
  it.each(STATES.map((state) => [JSON.stringify(state), state] as const))('may have %s', async (_, state) => {
    await expect(setScenario(backend, parent, state)).resolves.toBeUndefined();
  });
});
