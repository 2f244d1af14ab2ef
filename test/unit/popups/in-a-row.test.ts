import { configurationCalls } from '@/contract/configuration/calls';
import { PopupQueue } from '@/features/popups/queue';
import { popupVisit } from '@/features/popups/visit';
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
  const HALF_AN_HOUR = 30 * 60 * 1000;

  it('are two, and the rest comes after half an hour away', async () => {
    const { answer, app, close, platform, shown, time, queue } = await fourOf(2);
    await answer();
    expect(shown()).toBe('age');
    await close();
    expect(shown()).toBe('classHour');
    await close();
    expect([shown(), queue.state]).toEqual([undefined, 'idle']);
    for (const away of [HALF_AN_HOUR - 1, HALF_AN_HOUR]) {
      platform.setVisible(false);
      time.advance(away);
      platform.setVisible(true);
      queue.setActive(true);
      await settle();
      expect(shown()).toBe(away < HALF_AN_HOUR ? undefined : 'checkIn');
    }
    expect(app.get(popupVisit).shown).toEqual(['checkIn']);
  });

  it('are not more because the parent looks at another page and comes back', async () => {
    const { answer, close, shown, queue } = await fourOf(2);
    await answer();
    await close();
    await close();
    queue.setActive(false);
    queue.setActive(true);
    await settle();
    expect(shown()).toBeUndefined();
  });

  it('are counted over all pages, and with what the login asked', async () => {
    const { answer, app, close, shown, queue } = await fourOf(2);
    app.get(popupVisit).count('age');
    await answer();
    expect(shown()).toBe('age');
    await close();
    expect([shown(), queue.visit.shown]).toEqual([undefined, ['age', 'age']]);
    const configured = kind('configured');
    const other = new PopupQueue({
      app,
      page: 'parentsCenter',
      entries: [configured.entry],
      preload: () => Promise.resolve(true),
    });
    other.begin();
    await configured.answer();
    expect([other.isOpen, other.state, other.waiting]).toEqual([false, 'idle', ['configured']]);
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

  it('are not more where the parent acts on one', async () => {
    const { answer, close, shown } = await fourOf(2);
    await answer();
    await close(true);
    expect(shown()).toBe('classHour');
    await close(true);
    expect(shown()).toBeUndefined();
  });

  it('restart for another parent', async () => {
    const { answer, app, close, shown, queue } = await fourOf(1);
    await answer();
    await close();
    expect(shown()).toBeUndefined();
    app.session.setUser({ userId: 77, token: 'another' });
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
