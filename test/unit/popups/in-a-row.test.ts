import { stored } from '@/services/storage/values';
import { kind, queueOf, settle } from './support/queued';

async function fourOf(popupsInARow: number) {
  const kinds = (['age', 'classHour', 'checkIn', 'freshman'] as const).map((id) => kind(id));
  const queued = await queueOf(kinds, undefined, { popupsInARow });
  const answer = async (): Promise<void> => {
    for (const one of kinds) await one.answer();
  };
  return { ...queued, answer };
}

describe('popups in a row', () => {
  it('are two where the parent does nothing but put them away; the rest comes at the next visit', async () => {
    const { answer, close, shown, queue } = await fourOf(2);
    await answer();
    expect(shown()).toBe('age');
    await close();
    expect(shown()).toBe('classHour');
    await close();
    expect([shown(), queue.state]).toEqual([undefined, 'idle']);
    queue.setActive(false);
    queue.setActive(true);
    await settle();
    expect(shown()).toBe('checkIn');
    await close();
    expect(shown()).toBe('freshman');
  });

  it('go on after one that the parent acted on', async () => {
    const { answer, close, shown } = await fourOf(2);
    await answer();
    await close();
    await close(true);
    expect(shown()).toBe('checkIn');
    await close();
    expect(shown()).toBe('freshman');
  });

  it('begin anew for another parent', async () => {
    const { answer, close, shown, queue } = await fourOf(1);
    await answer();
    await close();
    expect(shown()).toBeUndefined();
    queue.reset();
    queue.begin();
    await answer();
    expect(shown()).toBe('age');
  });

  it.each([
    ['the operator sets no limit', 0, undefined],
    ['a tester lifts it', 2, 0],
  ])('are as many as are due where %s', async (_who, configured, ofTester) => {
    const { app, answer, close, shown, queue } = await fourOf(configured);
    if (ofTester !== undefined) app.storage.set(stored.popupsInARow, ofTester);
    await answer();
    for (const key of ['age', 'classHour', 'checkIn', 'freshman']) {
      expect(shown()).toBe(key);
      await close();
    }
    expect(queue.state).toBe('idle');
  });
});
