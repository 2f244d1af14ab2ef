import { configurationCalls } from '@/contract/configuration/calls';
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

  it('are as many as the operator sets while the app runs', async () => {
    const { answer, api, close, shown, queue } = await fourOf(2);
    api.on(configurationCalls.getUpgradeConfig, [{ typeCode: 'popupsInARow', typeValue: '3' }]);
    await answer();
    for (const key of ['age', 'classHour', 'checkIn']) {
      expect(shown()).toBe(key);
      await close();
    }
    expect([shown(), queue.state, queue.waiting]).toEqual([undefined, 'idle', ['freshman']]);
    expect(api.requests(configurationCalls.getUpgradeConfig)).toEqual([{ typeCode: 'popupsInARow' }]);
  });

  it('of one kind follow each other and count as one: tag popups', async () => {
    const [tags, wonderful, configured] = [kind('interestTags'), kind('wonderful'), kind('configured')];
    const { close, shown, queue } = await queueOf([tags, wonderful, configured], undefined, {
      popupsInARow: 2,
    });
    await tags.answer(['a', 'b', 'c'].map((data) => ({ data, key: `interestTags.${data}` })));
    await wonderful.answer();
    await configured.answer();
    for (const key of ['interestTags.a', 'interestTags.b', 'interestTags.c', 'wonderful']) {
      expect(shown()).toBe(key);
      await close();
    }
    expect([shown(), queue.waiting]).toEqual([undefined, ['configured']]);
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
