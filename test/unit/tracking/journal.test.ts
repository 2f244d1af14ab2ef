import { Journal } from '@/services/tracking/journal';
import { withoutSecrets } from '@/services/tracking/record';
import { FakeTracker } from '../../support/fakes/fake-app';
import { FakeTime } from '../../support/fakes/fake-time';
import { settled } from './support/settled';

function open() {
  const tracker = new FakeTracker();
  const time = new FakeTime();
  return { tracker, time, journal: new Journal({ tracker, clock: time, page: () => 'option' }) };
}

const timeout = { command: 'getPushState', outcome: 'timeout' } as const;

describe('the journal', () => {
  it('reports a native command that fails, and neither a refusal nor a success', () => {
    const { journal, tracker } = open();
    for (const outcome of ['ok', 'denied', 'unsupported', 'timeout'] as const)
      journal.native({ command: 'getPushState', outcome });
    expect(tracker.payloads('native_failure')).toEqual([{ command: 'getPushState', kind: 'timeout' }]);
    expect(journal.entries.map(({ outcome }) => outcome)).toEqual(['ok', 'denied', 'unsupported', 'timeout']);
  });

  it('reports the same once a minute, and thirty a start', () => {
    const { journal, tracker, time } = open();
    journal.native(timeout);
    journal.native(timeout);
    expect(tracker.payloads('native_failure')).toHaveLength(1);
    for (let minute = 0; minute < 50; minute += 1) {
      time.advance(60_000);
      journal.native(timeout);
    }
    expect(tracker.payloads('native_failure')).toHaveLength(30);
    expect(journal.entries).toHaveLength(52);
  });

  it('reports an uncaught error once, wherever it was seen', async () => {
    const { journal, tracker } = open();
    const error = new TypeError('no 王小豆 of 13800000003');
    journal.crash('screen', error);
    journal.crash('script', error);
    await settled();
    const [crash, ...more] = tracker.payloads('crash');
    expect(more).toEqual([]);
    expect(crash).toMatchObject({ source: 'screen', page: 'option', name: 'TypeError', reason: 'no … of #' });
    expect(crash?.stack).toMatch(/journal\.test\.ts:\d+:\d+/);
    expect(withoutSecrets(crash ?? {})).toEqual(crash);
  });

  it('keeps sixty entries, and nothing of what was sent or answered', () => {
    const { journal } = open();
    for (let number = 0; number < 70; number += 1) journal.call('/v1/a', 'http', String(number));
    expect(journal.entries).toHaveLength(60);
    expect(Object.keys(journal.entries[0] ?? {})).toEqual(['at', 'what', 'name', 'outcome']);
  });

  it('throws nothing, whatever it is given', async () => {
    const { journal } = open();
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('hands off');
        },
      },
    );
    expect(() => journal.crash('promise', hostile)).not.toThrow();
    await settled();
    expect(journal.entries).toEqual([]);
  });
});
