import { FADE_SECONDS, SleepTimer } from '@/features/stories/audio/sleep-timer';
import { FakeTime } from '../../support/fakes/fake-time';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

function aTimer() {
  const time = new FakeTime();
  const volumes: number[] = [];
  const pause = jest.fn();
  const timer = new SleepTimer({ clock: time, scheduler: time, setVolume: (to) => volumes.push(to), pause });
  return { time, timer, volumes, pause };
}

describe('the sleep timer', () => {
  test('says what is left, and stops the story when nothing is', () => {
    const { pause, time, timer } = aTimer();
    timer.choose(10);
    expect(timer.leftSeconds).toBe(600);
    time.advance(4 * MINUTE);
    expect(timer.leftSeconds).toBe(360);
    time.advance(6 * MINUTE);
    expect(pause).toHaveBeenCalledTimes(1);
    expect(timer.choice).toBeNull();
    expect(time.pending).toBe(0);
  });

  test('grows quieter in the last seconds; the next story has full volume', () => {
    const { time, timer, volumes } = aTimer();
    timer.choose(20);
    time.advance(20 * MINUTE - (FADE_SECONDS + 1) * SECOND);
    expect(volumes.every((volume) => volume === 1)).toBe(true);
    time.advance((FADE_SECONDS + 1) * SECOND);
    const faded = volumes.filter((volume) => volume < 1);
    expect(faded).toHaveLength(FADE_SECONDS - 1);
    expect([...faded].sort((left, right) => right - left)).toEqual(faded);
    expect(volumes[volumes.length - 1]).toBe(1);
  });

  test('stops on time though the timers of the page stood still', () => {
    const { pause, time, timer } = aTimer();
    timer.choose(30);
    time.sleep(31 * MINUTE);
    timer.check();
    expect(pause).toHaveBeenCalledTimes(1);
  });

  test('that waits for the end of the story counts nothing and ends there, once', () => {
    const { pause, time, timer } = aTimer();
    timer.choose('story');
    time.advance(120 * MINUTE);
    expect(pause).not.toHaveBeenCalled();
    expect(timer.endsHere()).toBe(true);
    expect(timer.endsHere()).toBe(false);
  });

  test('that is taken back stops nothing', () => {
    const { pause, time, timer } = aTimer();
    timer.choose(10);
    timer.choose(null);
    time.advance(60 * MINUTE);
    expect(pause).not.toHaveBeenCalled();
  });
});
