/** Parents in the states of a scenario: the demonstration makes them, also in a database that has nothing else of it. */
import type { Child, Ground } from '../builders/ground';
import type { setScenario } from '../../packages/demo/scenario';

interface Maker {
  readonly setScenario: typeof setScenario;
}

/** A ground on which `withScenario` works. `load` is called by the first parent who asks for a state. */
export const withScenarios = <G extends Ground>(
  ground: G,
  load: () => Promise<Maker>,
): G & Required<Ground> => ({
  ...ground,
  setScenario: async ({ userId }: Child, scenario) => (await load()).setScenario(ground, userId, scenario),
});
