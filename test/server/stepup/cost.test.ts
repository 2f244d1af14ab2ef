import { Client } from 'pg';
import { aStepUpClass } from '../../builders/stepup';
import { startBackend, type Backend } from '../support/backend';
import type { InsideParent } from '../support/people';
import { keep, list, steppingUp } from './support';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

/** Statements sent by one call, including its session's. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const spy = jest.spyOn(Client.prototype, 'query');
  await work();
  const { length } = spy.mock.calls;
  spy.mockRestore();
  return length;
}

describe('Choosing a class', () => {
  it('asks the database three times a call at most, however many classes there are', async () => {
    const parent: InsideParent = await steppingUp(backend, { flags: { h5Update: true } });
    const { visitor, userId } = parent;
    const calls: readonly [string, () => Promise<unknown>][] = [
      ['info', () => visitor.ask('getStepUpInfo', { student_id: userId })],
      ['check', () => visitor.ask('checkStepUpResources')],
      ['flag', () => visitor.ask('getH5UpdateStatus', { user_id: userId })],
      ['list', () => list(parent)],
      ['keep', () => keep(parent)],
      ['recommended', () => visitor.ask('getRecommendedClasses', { student_id: userId })],
    ];
    const count = async () => {
      const found: [string, number][] = [];
      for (const [name, work] of calls) found.push([name, await statementsOf(work)]);
      return found;
    };
    await aStepUpClass(backend.services);
    // The first request of an address initialises its rate limits.
    await count();
    const few = await count();
    await Promise.all(Array.from({ length: 60 }, () => aStepUpClass(backend.services)));
    expect(await count()).toEqual(few);
    expect(few.filter(([, statements]) => statements > 3)).toEqual([]);
  });
});
