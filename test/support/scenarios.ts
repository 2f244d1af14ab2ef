/** Parents in the states of a scenario: the demonstration makes them, also in a database that has nothing else of it. */
import type { Scenario } from '../../src/contract/scenario';
import type { Child, Ground } from '../builders/ground';

/** A ground on which `withScenario` works. The demonstration is loaded by the first parent who asks for it. */
export const withScenarios = <G extends Ground>(ground: G): G & Required<Ground> => ({
  ...ground,
  setScenario: async ({ userId }: Child, scenario: Scenario): Promise<void> => {
    const demo = await import('../../packages/demo/scenario');
    await demo.setScenario(ground, userId, scenario);
  },
});
