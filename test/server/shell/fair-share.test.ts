import { FairShare } from '../../../server/core/http/fair-share';
import { SameQuestion } from '../../../server/core/same-question';

const limits = { atOnce: 2, secondsPerMinute: 60 };
const clock = { now: () => new Date('2026-11-23T12:00:00Z') };

/** Work that ends when the test says so. */
function work() {
  const begun: string[] = [];
  const ends = new Map<string, (value: string) => void>();
  const run = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, resolve));
  };
  return { begun, run, end: (name: string) => ends.get(name)?.(name) };
}

/** What a slot that became free leads to. */
const settled = async () => {
  for (let round = 0; round < 5; round += 1) await Promise.resolve();
};

describe('A fair share', () => {
  it('runs a limited number of calls of one account at a time, in their order, and never holds up another', async () => {
    const { begun, run, end } = work();
    const fair = new FairShare(clock, limits);
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => fair.take('a', run(name)));
    const other = fair.take('b', run('b1'));
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    end('a2');
    await all[1];
    await settled();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    for (const name of ['a1', 'a3', 'b1']) end(name);
    await Promise.all([all[0], all[2], other]);
    await settled();
    end('a4');
    expect(await all[3]).toBe('a4');
  });

  it('gives its place on after a failure', async () => {
    const fair = new FairShare(clock, { ...limits, atOnce: 1 });
    const failing = fair.take('a', () => Promise.reject(new Error('no')));
    const next = fair.take('a', async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });

  it('refuses what would wait behind a hundred others', async () => {
    const { run } = work();
    const fair = new FairShare(clock, { ...limits, atOnce: 1 });
    for (let call = 0; call < 101; call += 1) void fair.take('a', run(String(call)));
    await expect(fair.take('a', run('one more'))).rejects.toMatchObject({ status: 429, retryAfterS: 60 });
  });

  it('is one call at a time with pauses once a fifth of the minute’s time is spent', async () => {
    jest.useFakeTimers();
    const { begun, run, end } = work();
    const fair = new FairShare(clock, limits);
    const dear = fair.take('a', run('dear'));
    jest.advanceTimersByTime(13_000);
    end('dear');
    await dear;
    const all = ['a1', 'a2'].map((name) => fair.take('a', run(name)));
    expect(begun).toEqual(['dear']);
    jest.advanceTimersByTime(5_000);
    await settled();
    expect(begun).toEqual(['dear', 'a1']);
    end('a1');
    await all[0];
    expect(await fair.take('b', async () => 'another')).toBe('another');
    jest.advanceTimersByTime(5_000);
    await settled();
    expect(begun).toEqual(['dear', 'a1', 'a2']);
    end('a2');
    await all[1];
    jest.useRealTimers();
  });

  it('is used up for the minute when its calls worked for too long', async () => {
    let now = Date.parse('2026-11-23T12:00:00Z');
    const fair = new FairShare({ now: () => new Date(now) }, { ...limits, secondsPerMinute: 1 });
    const passing = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(1_001);
    await fair.take('a', async () => undefined);
    passing.mockRestore();
    await expect(fair.take('a', async () => 'again')).rejects.toMatchObject({ status: 429 });
    expect(await fair.take('b', async () => 'another')).toBe('another');
    now += 60_000;
    expect(await fair.take('a', async () => 'next minute')).toBe('next minute');
  });
});

it('the same question is answered once for all who ask while it is open', async () => {
  const { begun, run, end } = work();
  const same = new SameQuestion<string>();
  const db = {};
  const asked = [same.ask(db, 'q', run('first')), same.ask(db, 'q', run('second'))];
  const elsewhere = same.ask({}, 'q', run('of another database'));
  expect(begun).toEqual(['first', 'of another database']);
  end('first');
  end('of another database');
  expect(await Promise.all([...asked, elsewhere])).toEqual(['first', 'first', 'of another database']);
  const later = same.ask(db, 'q', run('later'));
  end('later');
  expect(await later).toBe('later');
});
