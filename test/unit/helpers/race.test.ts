import { ok } from '@/contract/errors';
import { race } from '@/services/helpers';
import { FakeTime } from '../../support/fakes/fake-time';

const timedOut = (message: string) => ({ ok: false, error: { kind: 'business', code: '', message } });
const never = new Promise<never>(() => undefined);

describe('a race against time', () => {
  it('gives what the promise gives, and leaves no timer behind', async () => {
    const time = new FakeTime();
    expect(await race(Promise.resolve(7), 1000, time)).toEqual(ok(7));
    expect(time.pending).toBe(0);
  });

  it('is lost in the words of the specification', async () => {
    const time = new FakeTime();
    const raced = race(never, 1000, time);
    time.advance(1000);
    expect(await raced).toEqual(timedOut('race执行超时'));
  });

  it('does not end a millisecond too early', async () => {
    const time = new FakeTime();
    let settled = false;
    void race(never, 1000, time).then(() => (settled = true));
    time.advance(999);
    await Promise.resolve();
    await Promise.resolve();
    expect(settled).toBe(false);
  });

  it('is lost in other words where they are given', async () => {
    const time = new FakeTime();
    const raced = race(never, 5, time, '获取课程信息失败');
    time.advance(5);
    expect(await raced).toEqual(timedOut('获取课程信息失败'));
  });

  it('drops an answer that comes too late', async () => {
    const time = new FakeTime();
    let answer: (value: number) => void = () => undefined;
    const raced = race(new Promise<number>((resolve) => (answer = resolve)), 5, time);
    time.advance(5);
    answer(1);
    expect(await raced).toEqual(timedOut('race执行超时'));
  });

  it('passes a rejection on in time, and swallows one that comes too late', async () => {
    const time = new FakeTime();
    await expect(race(Promise.reject(new Error('broken')), 5, time)).rejects.toThrow('broken');
    expect(time.pending).toBe(0);
    let reject: (reason: Error) => void = () => undefined;
    const raced = race(new Promise<never>((_, refuse) => (reject = refuse)), 5, time);
    time.advance(5);
    reject(new Error('too late'));
    expect((await raced).ok).toBe(false);
  });
});
