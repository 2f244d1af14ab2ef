import { filmsCalls } from '../../../src/contract/films/calls';
import type { WatchReport } from '../../../src/contract/films/schema';
import { PROGRESS_BATCH } from '../../../src/contract/films/values';
import type { AppError } from '@/contract/errors';
import { watchOutbox, type WatchOutbox } from '@/features/films/progress/outbox';
import type { FakeApi } from '../../support/fakes/fake-api';
import { fakeApp, TEST_USER, type FakeApp } from '../../support/fakes/fake-app';

const report = (id: number, change: Partial<WatchReport> = {}): WatchReport => ({
  kind: 'chapter',
  id,
  positionSeconds: 10,
  furthestSeconds: 10,
  playedSeconds: 10,
  savedAt: 1000,
  ...change,
});
const sent = (api: FakeApi): number[][] =>
  api.requests(filmsCalls.saveWatchProgress).map(({ reports }) => reports.map(({ id }) => id));

async function opened(): Promise<FakeApp & { outbox: WatchOutbox }> {
  const fake = await fakeApp({ user: TEST_USER });
  fake.api.on(filmsCalls.saveWatchProgress, []);
  return { ...fake, outbox: fake.app.get(watchOutbox) };
}

describe('progress that the server does not have yet', () => {
  test('goes once it took it', async () => {
    const { api, outbox } = await opened();
    outbox.add(42, report(7));
    await outbox.send();
    await outbox.send();
    expect([sent(api), outbox.waiting]).toEqual([[[7]], []]);
  });

  test.each<[string, AppError]>([
    ['no network', { kind: 'network' }],
    ['no answer', { kind: 'timeout' }],
    ['a server that is ill', { kind: 'http', status: 503 }],
    ['a server that is busy', { kind: 'business', code: '10000006', message: '' }],
    ['a session that ended meanwhile', { kind: 'stale' }],
  ])('stays with %s, and is sent when the network is back', async (_name, error) => {
    const { api, outbox, platform } = await opened();
    api.onFailure(filmsCalls.saveWatchProgress, error);
    outbox.add(42, report(7));
    await outbox.send();
    outbox.add(42, report(7, { positionSeconds: 20, furthestSeconds: 20, savedAt: 2000 }));
    api.on(filmsCalls.saveWatchProgress, []);
    platform.setOnline(true);
    await Promise.resolve();
    expect(api.requests(filmsCalls.saveWatchProgress).pop()?.reports).toEqual([
      report(7, { positionSeconds: 20, furthestSeconds: 20, playedSeconds: 20, savedAt: 2000 }),
    ]);
  });

  test('is sent by the next start of the app, of this parent alone', async () => {
    const { app, api, outbox, platform } = await opened();
    api.onFailure(filmsCalls.saveWatchProgress, { kind: 'network' });
    outbox.add(42, report(7));
    app.session.clear();
    app.session.setUser({ ...TEST_USER, userId: 43, token: 'token-2' });
    outbox.add(43, report(8));
    expect(outbox.waiting.map(({ id }) => id)).toEqual([8]);
    const later = await fakeApp({ user: TEST_USER, platform: { storage: platform.storage } });
    later.api.on(filmsCalls.saveWatchProgress, []);
    await later.app.get(watchOutbox).send();
    expect(sent(later.api)).toEqual([[7]]);
  });

  test('of a parent who logged out while a film played is still theirs', async () => {
    const { app, api, outbox } = await opened();
    app.session.clear();
    outbox.add(42, report(7));
    await outbox.send();
    expect(sent(api)).toEqual([]);
    app.session.setUser(TEST_USER);
    await outbox.send();
    expect(sent(api)).toEqual([[7]]);
  });

  test('is sent in batches that the call accepts', async () => {
    const { api, outbox } = await opened();
    for (let id = 1; id <= PROGRESS_BATCH + 1; id += 1) outbox.add(42, report(id));
    await outbox.send();
    expect(sent(api).map(({ length }) => length)).toEqual([PROGRESS_BATCH, 1]);
    expect(outbox.waiting).toEqual([]);
  });

  test('that it refuses permanently holds up nothing else', async () => {
    const { api, outbox } = await opened();
    api.onRefusal(filmsCalls.saveWatchProgress, '10000001', '');
    outbox.add(42, report(7));
    await outbox.send();
    expect(outbox.waiting).toEqual([]);
  });

  test('and is added while it is being sent stays', async () => {
    const { api, outbox } = await opened();
    const answer = api.onHold(filmsCalls.saveWatchProgress);
    outbox.add(42, report(7));
    const sending = outbox.send();
    outbox.add(42, report(7, { positionSeconds: 15, furthestSeconds: 15, playedSeconds: 5, savedAt: 2000 }));
    answer({ ok: true, value: [] });
    await sending;
    expect(outbox.waiting).toEqual([
      report(7, { positionSeconds: 15, furthestSeconds: 15, playedSeconds: 5, savedAt: 2000 }),
    ]);
  });

  test('is dropped without a parent, and garbage on the device is none', async () => {
    const fake = await fakeApp({ user: TEST_USER });
    fake.platform.storage.set(
      'wandou.films.unsent',
      '{"version":1,"value":[{"owner":42,"reports":[{"id":"x"}]}]}',
    );
    const outbox = fake.app.get(watchOutbox);
    expect(outbox.waiting).toEqual([]);
    fake.app.session.clear();
    outbox.add(0, report(7));
    await outbox.send();
    expect(fake.api.requests(filmsCalls.saveWatchProgress)).toEqual([]);
  });
});
