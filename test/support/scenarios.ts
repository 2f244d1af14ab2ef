/** Parents in a tester's scenario, made by the demo; also works in a database without other demo content. */
import type { Child, TestContext } from '../builders/test-context';
import type { setScenario } from '../../packages/demo/scenario';

interface Maker {
  readonly setScenario: typeof setScenario;
}

/** A context that supports `withScenario`. `load` is called on first use. */
export const withScenarios = <G extends TestContext>(
  testContext: G,
  load: () => Promise<Maker>,
): G & Required<TestContext> => ({
  ...testContext,
  setScenario: async ({ userId }: Child, scenario) =>
    (await load()).setScenario({ ...testContext, keys: testContext.config.keys }, userId, scenario),
});
