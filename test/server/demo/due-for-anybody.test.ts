/** Testers put any account into these states, one without a course or a lesson too. */
import { EVALUATION_STATES } from '../../../server/demo/content/evaluation-forms/states';
import { EXERCISE_BOOK_STATES } from '../../../server/demo/content/exercise-book/states';
import { MATERIAL_STATES, SURVEY_STATES } from '../../../server/demo/content/forms/states';
import { HOMEWORK_STATES } from '../../../server/demo/content/homework/states';
import { WORKS_STATES } from '../../../server/demo/content/works/states';
import type { HomeState } from '../../../server/demo/home-state';
import { aParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, makeDue, type Parent } from '../support/people';

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
