/** Testers put any account into these states, one without a course or a lesson too. */
import { EVALUATION_STATES } from '../content/evaluation-forms/states';
import { EXERCISE_BOOK_STATES } from '../content/exercise-book/states';
import { MATERIAL_STATES, SURVEY_STATES } from '../content/forms/states';
import { HOMEWORK_STATES } from '../content/homework/states';
import { WORKS_STATES } from '../content/works/states';
import type { HomeState } from '../home-state';
import { aParent } from '../../../test/builders/parent';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { buildParent, makeDue, type Parent } from '../../../test/server/support/people';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend({ demo: true, env: { LOG_LEVEL: 'silent' } });
  parent = await buildParent(backend, aParent());
});
afterAll(() => backend.stop());

const STATES: readonly HomeState[] = [
  ...HOMEWORK_STATES.map((homework) => ({ homework })),
  ...WORKS_STATES.map((works) => ({ works })),
  ...EVALUATION_STATES.map((evaluation) => ({ evaluation })),
  ...SURVEY_STATES.map((surveys) => ({ surveys })),
  ...MATERIAL_STATES.map((material) => ({ material })),
  ...EXERCISE_BOOK_STATES.map((exerciseBook) => ({ exerciseBook })),
];

describe('An account that has nothing', () => {
  it.each(STATES.map((state) => [JSON.stringify(state), state] as const))('may have %s', async (_, state) => {
    await expect(makeDue(backend, parent, state)).resolves.toBeUndefined();
  });
});
