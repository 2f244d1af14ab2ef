/** Parents in the states of a scenario: the demonstration makes them, also in a database that has nothing else of it. */
import type { Child, TestContext } from '../builders/test-context';
import type { setScenario } from '../../packages/demo/scenario';

interface Maker {
  readonly setScenario: typeof setScenario;
}

/** A ground on which `withScenario` works. `load` is called by the first parent who asks for a state. */
export const withScenarios = <G extends TestContext>(
  testContext: G,
  load: () => Promise<Maker>,
): G & Required<TestContext> => ({
  ...testContext,
  setScenario: async ({ userId }: Child, scenario) =>
    (await load()).setScenario(testContext, userId, scenario),
});
