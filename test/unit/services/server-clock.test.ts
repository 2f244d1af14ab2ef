import { createFakePlatform } from '@/platform/fake';
import { ServerClock } from '@/services/server-clock';
import { FakeTime, TEST_NOW } from '../../support/fakes/fake-time';

const HOUR = 3_600_000;

/** A phone whose clock is wrong; `hear` receives a response that was created halfway through its `tookMs`. */
function phone(wrongBy: number) {
  const device = new FakeTime(TEST_NOW + wrongBy);
  const clock = new ServerClock(device, createFakePlatform());
  const real = () => device.now() - wrongBy;
  const hear = (tookMs: number, skewMs = 0) => {
    const sentAt = device.now();
    const time = real() + tookMs / 2 + skewMs;
    device.advance(tookMs);
    clock.heard(time, sentAt);
  };
  return { clock, device, real, hear };
}

describe("the server's clock", () => {
  test('knows what the parent’s own clock shows, however wrong that is', () => {
    const utcOffsetAt = (moment: number) => (moment < TEST_NOW ? -240 : -300);
    const clock = new ServerClock(new FakeTime(TEST_NOW + HOUR), createFakePlatform({ utcOffsetAt }));
    expect([clock.utcOffsetAt(TEST_NOW - 1), clock.utcOffsetAt(TEST_NOW)]).toEqual([-240, -300]);
  });

  test.each([0, 3 * HOUR, -3 * HOUR])('is right on a phone that is wrong by %d ms', (wrongBy) => {
    const { clock, real, device, hear } = phone(wrongBy);
    expect(clock.now()).toBe(device.now());
    hear(200);
    expect(clock.now()).toBe(real());
    device.advance(HOUR);
    expect(clock.now()).toBe(real());
  });

  test('believes the answer that was there soonest, whichever came first', () => {
    const { clock, real, hear } = phone(3 * HOUR);
    hear(2000, 900);
    expect(clock.now() - real()).toBe(900);
    hear(100, 40);
    expect(clock.now() - real()).toBe(40);
    hear(5000, 2000);
    expect(clock.now() - real()).toBe(40);
  });

  test('notices that the phone was set meanwhile', () => {
    const { clock, real, hear, device } = phone(0);
    hear(100);
    const wasReal = real();
    device.advance(3 * HOUR);
    const sentAt = device.now();
    device.advance(800);
    clock.heard(wasReal + 400, sentAt);
    expect(clock.now()).toBe(wasReal + 800);
  });

  test.each([
    ['seconds', TEST_NOW / 1000],
    ['nothing', 0],
  ])('ignores a %s as a time', (_what, time) => {
    const { clock, device } = phone(0);
    clock.heard(time, device.now());
    expect(clock.now()).toBe(device.now());
  });

  test('leaves out an answer during which the phone was set back', () => {
    const { clock, device } = phone(0);
    clock.heard(TEST_NOW + HOUR, device.now() + 1);
    expect(clock.now()).toBe(device.now());
  });
});
