import { Countdown } from '@/features/account/send-code/countdown';
import { FakeTime } from '../../support/fakes/fake-time';
import { fakeStorage } from './fakes';

function make() {
  const time = new FakeTime();
  const storage = fakeStorage();
  const needs = { clock: time, scheduler: time, storage };
  return { time, storage, needs, countdown: new Countdown(needs, 'login') };
}

describe('the countdown between two codes', () => {
  test('counts 59 seconds down to nothing', () => {
    const { time, countdown } = make();
    countdown.start();
    expect(countdown.secondsLeft).toBe(59);
    time.advance(1000);
    expect(countdown.secondsLeft).toBe(58);
    time.advance(57_000);
    expect(countdown.secondsLeft).toBe(1);
    time.advance(1000);
    expect(countdown).toMatchObject({ secondsLeft: 0, isRunning: false, hasRun: true });
  });

  test('leaves no timer behind when it is over', () => {
    const { time, countdown } = make();
    countdown.start();
    time.advance(60_000);
    expect(time.pending).toBe(0);
  });

  test('goes on where it was after the page was left, or reloaded', () => {
    const { time, countdown, needs } = make();
    countdown.start();
    countdown.stop();
    time.advance(20_000);
    const later = new Countdown(needs, 'login');
    later.resume();
    expect(later.secondsLeft).toBe(39);
    time.advance(39_000);
    expect(later.isRunning).toBe(false);
  });

  test('is over when the parent comes back late', () => {
    const { time, countdown, needs } = make();
    countdown.start();
    countdown.stop();
    time.advance(59_000);
    const later = new Countdown(needs, 'login');
    later.resume();
    expect(later.isRunning).toBe(false);
  });

  test('is one for each scene', () => {
    const { countdown, needs } = make();
    countdown.start();
    const other = new Countdown(needs, 'findPassword');
    other.resume();
    expect(other.isRunning).toBe(false);
  });

  test('shows the right seconds after the timers slept with the screen', () => {
    const { time, countdown } = make();
    countdown.start();
    time.advance(30_500);
    expect(countdown.secondsLeft).toBe(29);
  });

  test('does not hold a parent for hours whose clock was set back', () => {
    const { time, countdown, needs } = make();
    countdown.start();
    time.advance(-3_600_000);
    const later = new Countdown(needs, 'login');
    later.resume();
    expect(later.isRunning).toBe(false);
  });
});
