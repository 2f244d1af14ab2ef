import { ok, type Result } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import { KeepAlive } from '@/features/stepup/choice/keep-alive';
import { FakeApi } from '../../support/fakes/fake-api';
import { FakeTime } from '../../support/fakes/fake-time';

const { keepStepUpResources } = stepupCalls;
const SECOND = 1000;

function seats(api = new FakeApi().on(keepStepUpResources, null)) {
  const time = new FakeTime();
  const keep = new KeepAlive({ api, clock: time, scheduler: time });
  const asked = () => api.requests(keepStepUpResources).length;
  /** Each response arrives before the next second. */
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      time.advance(SECOND);
      await settle();
    }
  };
  return { api, time, keep, asked, pass };
}

const settle = async (): Promise<void> => {
  for (let round = 0; round < 8; round += 1) await Promise.resolve();
};

describe('the seats that are held for a child', () => {
  it('are kept once at once, then every ten seconds', async () => {
    const { keep, asked, pass } = seats();
    keep.start();
    expect(asked()).toBe(1);
    await pass(9);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
    await pass(50);
    expect(asked()).toBe(7);
  });

  it('are kept thirty times more at most, and are lost half a minute after the last', async () => {
    const { keep, asked, pass, time } = seats();
    keep.start();
    await pass(300);
    expect([asked(), keep.isLost]).toEqual([31, false]);
    await pass(29);
    expect([asked(), keep.isLost]).toEqual([31, false]);
    await pass(1);
    expect([asked(), keep.isLost, time.pending]).toEqual([31, true, 0]);
  });

  it('are lost with a 201, which ends the asking', async () => {
    const { keep, api, asked, pass, time } = seats();
    keep.start();
    await pass(15);
    api.onRefusal(keepStepUpResources, '201', '名额已释放');
    await pass(10);
    expect([keep.isLost, time.pending]).toEqual([true, 0]);
    const until = asked();
    await pass(60);
    expect(asked()).toBe(until);
  });

  it('are lost with a 201 to the first question, too', async () => {
    const { keep, asked, pass } = seats(new FakeApi().onRefusal(keepStepUpResources, '201', ''));
    keep.start();
    await pass(60);
    expect([asked(), keep.isLost]).toEqual([1, true]);
  });

  it.each([{ kind: 'network' }, { kind: 'timeout' }, { kind: 'http', status: 500 }] as const)(
    'are extended again after %j: they may still be there',
    async (error) => {
      const { keep, asked, pass, api } = seats(new FakeApi().onFailure(keepStepUpResources, error));
      keep.start();
      await pass(20);
      expect([asked(), keep.isLost]).toEqual([3, false]);
      api.on(keepStepUpResources, null);
      await pass(10);
      expect([asked(), keep.isLost]).toEqual([4, false]);
    },
  );

  it('are asked for one at a time, however long an answer takes', async () => {
    const api = new FakeApi();
    const release = api.onHold(keepStepUpResources);
    const { keep, asked, pass } = seats(api);
    keep.start();
    await pass(35);
    expect(asked()).toBe(1);
    api.on(keepStepUpResources, null);
    release(ok(null));
    await pass(5);
    expect(asked()).toBe(2);
  });

  it('are kept when the page is left, whatever is still pending', async () => {
    const api = new FakeApi();
    const release: (result: Result<null>) => void = api.onHold(keepStepUpResources);
    const { keep, asked, pass, time } = seats(api);
    keep.start();
    keep.stop();
    release({ ok: false, error: { kind: 'business', code: '201', message: '' } });
    await pass(60);
    expect([asked(), keep.isLost, time.pending]).toEqual([1, false, 0]);
  });

  it('held again are extended again', async () => {
    const { keep, asked, pass, api } = seats();
    keep.start();
    await pass(300);
    api.onRefusal(keepStepUpResources, '201', '');
    keep.start();
    await settle();
    expect(keep.isLost).toBe(true);
    api.on(keepStepUpResources, null);
    keep.start();
    expect(keep.isLost).toBe(false);
    const until = asked();
    await pass(300);
    expect([asked() - until, keep.isLost]).toEqual([30, false]);
  });
});

describe('a hidden page', () => {
  it('keeps nothing, and asks at once when it is seen again', async () => {
    const { keep, asked, pass, time } = seats();
    keep.start();
    await pass(5);
    keep.hide();
    await pass(20);
    expect([asked(), time.pending]).toEqual([1, 0]);
    keep.show();
    expect(asked()).toBe(2);
    await pass(9);
    expect(asked()).toBe(2);
    await pass(1);
    expect(asked()).toBe(3);
  });

  it('goes on with what was left of the thirty times', async () => {
    const { keep, asked, pass } = seats();
    keep.start();
    await pass(250);
    keep.hide();
    keep.show();
    await pass(300);
    expect(asked()).toBe(31);
  });

  it('has lost its seats when the answer says so', async () => {
    const { keep, api, pass, time } = seats();
    keep.start();
    await pass(5);
    keep.hide();
    await pass(120);
    api.onRefusal(keepStepUpResources, '201', '');
    keep.show();
    await settle();
    expect([keep.isLost, time.pending]).toEqual([true, 0]);
  });

  it('has lost them without asking when no question was left', async () => {
    const { keep, asked, pass } = seats();
    keep.start();
    await pass(300);
    keep.hide();
    await pass(31);
    expect(keep.isLost).toBe(false);
    keep.show();
    expect([asked(), keep.isLost]).toEqual([31, true]);
  });

  it('still has them when it comes back in time from the last question', async () => {
    const { keep, pass } = seats();
    keep.start();
    await pass(300);
    keep.hide();
    await pass(10);
    keep.show();
    expect(keep.isLost).toBe(false);
    await pass(20);
    expect(keep.isLost).toBe(true);
  });

  it('asks nothing when it has nothing to keep', async () => {
    const { keep, asked, pass, time } = seats();
    keep.hide();
    keep.show();
    await pass(30);
    expect([asked(), time.pending]).toEqual([0, 0]);
  });

  it('that is loaded while it is hidden begins with being seen', async () => {
    const { keep, asked, pass } = seats();
    keep.hide();
    keep.start();
    await pass(20);
    expect(asked()).toBe(1);
    keep.show();
    expect(asked()).toBe(2);
  });
});
