import type { WatchReport } from '../../../src/contract/films/schema';
import { ProgressKeeper } from '@/features/films/progress/keeper';
import { FakeTime, TEST_NOW } from '../../support/fakes/fake-time';

function keeping(from: { positionSeconds?: number; furthestSeconds?: number } = {}) {
  const time = new FakeTime();
  const reports: WatchReport[] = [];
  const sent: boolean[] = [];
  const keeper = new ProgressKeeper(
    {
      owner: 42,
      serverClock: time,
      outbox: {
        add: (_owner, report) => void reports.push(report),
        send: ({ outlivesPage = false } = {}) => {
          sent.push(outlivesPage);
          return Promise.resolve();
        },
      },
    },
    { kind: 'chapter', id: 7, positionSeconds: 0, furthestSeconds: 0, ...from },
  );
  /** Plays for this many seconds; like a media element, it reports four times a second. */
  const play = (from: number, seconds: number, rate = 1): void => {
    keeper.advance(from, rate);
    for (let step = 1; step <= seconds * 4; step += 1) {
      time.advance(250);
      keeper.advance(from + (step / 4) * rate, rate);
    }
  };
  return { keeper, time, reports, sent, play };
}

describe('how far a film is watched', () => {
  test('is sent every ten seconds at most while it plays', () => {
    const { reports, play } = keeping();
    play(0, 35);
    expect(reports.map(({ positionSeconds }) => positionSeconds)).toEqual([10, 20, 30]);
    expect(reports.map(({ playedSeconds }) => playedSeconds)).toEqual([10, 10, 10]);
    expect(reports.map(({ savedAt }) => savedAt - TEST_NOW)).toEqual([10_000, 20_000, 30_000]);
  });

  test('is sent at once when the page hides, and not twice', () => {
    const { keeper, reports, sent, play } = keeping();
    play(0, 4);
    keeper.report({ outlivesPage: true });
    keeper.report({ outlivesPage: true });
    expect([reports.length, reports[0]?.positionSeconds, sent]).toEqual([1, 4, [true]]);
  });

  test('counts what was really played, at whatever speed, and no jump', () => {
    const { keeper, reports, play } = keeping();
    play(0, 4, 2);
    keeper.jumped(200);
    play(200, 3, 2);
    keeper.report();
    expect(reports).toMatchObject([{ positionSeconds: 206, furthestSeconds: 206, playedSeconds: 7 }]);
  });

  test('counts no time in which it stood or the phone slept', () => {
    const { keeper, time, reports, play } = keeping();
    play(0, 3);
    keeper.stopped();
    time.advance(60_000);
    play(3, 3);
    time.sleep(3_600_000);
    keeper.advance(6.25, 1);
    keeper.report();
    expect(reports.reduce((sum, { playedSeconds }) => sum + playedSeconds, 0)).toBe(6);
  });

  test('never goes back where the parent looks at the beginning again', () => {
    const { keeper, reports, play } = keeping({ positionSeconds: 192, furthestSeconds: 250 });
    keeper.jumped(0);
    play(0, 5);
    keeper.report();
    expect(reports).toMatchObject([{ positionSeconds: 5, furthestSeconds: 250, playedSeconds: 5 }]);
  });

  test('does not reach further by a jump alone', () => {
    const { keeper, reports } = keeping();
    keeper.jumped(280);
    keeper.report();
    expect(reports).toMatchObject([{ positionSeconds: 280, furthestSeconds: 0, playedSeconds: 0 }]);
  });

  test('is not sent where nothing was watched', () => {
    const { keeper, reports } = keeping({ positionSeconds: 100 });
    keeper.report({ outlivesPage: true });
    expect(reports).toEqual([]);
  });
});
