import { ReplayState } from '@/contract/courses/values';
import { HomeworkState } from '@/contract/homework/values';
import { formatUntil } from '@/features/account/cancellation';
import { replayNote } from '@/features/courses/replays/replay-words';
import { formatMinute, markTimes } from '@/features/dates/in-full';
import { byBeijing, momentOf } from '@/features/dates/zones';
import { formatDue } from '@/features/homework/card/format-due';
import { formatDay, formatOwnTime, formatWhen, formatWhenWithin } from '@/features/lessons/dates';
import { formatLessonText, formatPair } from '@/features/stepup/info/times';
import { clockAt, utcOffsetIn } from '../../support/fakes/clock-at';

const NEW_YORK = 'America/New_York';
const SYDNEY = 'Australia/Sydney';

/** The clock of a place at a Shanghai time. */
const at = (now: string, place: string) => clockAt(momentOf(`${now}:00`), place);
const say = (place: string, now: string, wire: string) => formatWhen(`${wire}:00`, at(now, place));

describe('a time abroad', () => {
  test.each([
    // Friday 15:16 in New York.
    [NEW_YORK, '2026-11-21 04:16', '2026-11-21 10:30', '今天 10:30（北京时间）当地 周五 21:30'],
    [NEW_YORK, '2026-11-21 04:16', '2026-11-22 20:00', '明天 20:00（北京时间）当地 周日 7:00'],
    [NEW_YORK, '2026-11-21 04:16', '2026-11-26 09:00', '周四 9:00（北京时间）当地 周三 20:00'],
    [NEW_YORK, '2026-11-21 04:16', '2026-12-01 09:00', '12月1日 9:00（北京时间）当地 11月30日 20:00'],
    [NEW_YORK, '2026-11-21 04:16', '2027-01-01 08:05', '1月1日 8:05（北京时间）当地 12月31日 19:05'],
    [SYDNEY, '2026-11-21 10:00', '2026-11-21 19:00', '今天 19:00（北京时间）当地 周六 22:00'],
    [SYDNEY, '2026-11-21 10:00', '2026-11-21 21:30', '今天 21:30（北京时间）当地 周日 0:30'],
    ['Asia/Kolkata', '2026-11-21 10:00', '2026-11-21 10:30', '今天 10:30（北京时间）当地 周六 8:00'],
  ])('in %s, when it is %s in Beijing, %s is %s', (place, now, wire, said) => {
    expect(say(place, now, wire)).toBe(said);
  });

  test('says today by Beijing’s day, whatever day it is there', () => {
    // Friday evening and Saturday morning in New York are the same day in Shanghai.
    for (const now of ['2026-11-21 08:00', '2026-11-21 22:00'])
      expect(say(NEW_YORK, now, '2026-11-21 23:00')).toBe('今天 23:00（北京时间）当地 周六 10:00');
  });

  test('goes into a sentence with both times in brackets', () => {
    const clock = at('2026-11-21 04:16', NEW_YORK);
    expect(formatWhenWithin('2026-11-21 10:30:00', clock)).toBe('今天 10:30（北京时间，当地 周五 21:30）');
    const homework = {
      state: HomeworkState.todo,
      dueAt: '2026-11-21 20:00:00',
      handedInAt: '',
      isExcused: false,
    };
    expect(formatDue(homework, clock)).toBe('今晚 20:00（北京时间，当地 周六 7:00）前');
    expect(formatUntil('2026-12-06 10:05:00', clock)).toBe(
      '2026年12月6日 10:05（北京时间，当地 12月5日 21:05）',
    );
  });

  test('is the same in full, and nothing where there is none', () => {
    const clock = at('2026-11-21 04:16', NEW_YORK);
    expect(formatMinute('2026-11-21 10:30:00', clock)).toBe('今天 10:30（北京时间）当地 11月20日 21:30');
    expect([formatMinute('', clock), formatWhen('', clock), formatWhen('soon', clock)]).toEqual(['', '', '']);
  });
});

describe('where clocks are changed', () => {
  // 1 November 2026 at 2:00 in New York, which is 14:00 in Shanghai.
  test.each([
    ['2026-10-31 10:30', '今天 10:30（北京时间）当地 周五 22:30'],
    ['2026-11-01 13:59', '明天 13:59（北京时间）当地 周日 1:59'],
    ['2026-11-01 14:00', '明天 14:00（北京时间）当地 周日 1:00'],
    ['2026-11-02 10:30', '周一 10:30（北京时间）当地 周日 21:30'],
  ])('in New York, on the eve of it, %s is %s', (wire, said) => {
    expect(say(NEW_YORK, '2026-10-31 10:00', wire)).toBe(said);
  });

  // 8 March 2026 at 2:00 in New York, which is 15:00 in Shanghai.
  test.each([
    ['2026-03-08 14:59', '今天 14:59（北京时间）当地 周日 1:59'],
    ['2026-03-08 15:00', '今天 15:00（北京时间）当地 周日 3:00'],
    ['2026-03-09 10:30', '明天 10:30（北京时间）当地 周日 22:30'],
  ])('in New York, in the night of it, %s is %s', (wire, said) => {
    expect(say(NEW_YORK, '2026-03-08 14:30', wire)).toBe(said);
  });

  // 4 October 2026 at 2:00 in Sydney, which is 0:00 in Shanghai.
  test.each([
    ['2026-10-03 23:59', '今天 23:59（北京时间）当地 周日 1:59'],
    ['2026-10-04 00:00', '明天 0:00（北京时间）当地 周日 3:00'],
    ['2026-10-04 10:30', '明天 10:30（北京时间）当地 周日 13:30'],
  ])('in Sydney, on the eve of it, %s is %s', (wire, said) => {
    expect(say(SYDNEY, '2026-10-03 19:00', wire)).toBe(said);
  });

  test('what comes every week is said for both seasons', () => {
    const pair = [
      { w: 2, h: 18, m: 30 },
      { w: 6, h: 12, m: 0 },
    ] as const;
    const summer = '2026-07-01 10:00';
    const winter = '2026-12-01 10:00';
    for (const now of [summer, winter])
      expect(formatPair([...pair], at(now, NEW_YORK))).toBe(
        '周二 18:30（北京时间，当地 周二 5:30，夏令时 6:30）、周六 12:00（北京时间，当地 周五 23:00，夏令时 周六 0:00）',
      );
    expect(formatLessonText('周日 21:30', at(winter, SYDNEY))).toBe(
      '周日 21:30（北京时间，当地 周日 23:30，夏令时 周一 0:30）',
    );
    expect(formatLessonText('周日 21:30', at(winter, 'Asia/Tokyo'))).toBe(
      '周日 21:30（北京时间，当地 周日 22:30）',
    );
  });
});

describe('days and words abroad', () => {
  const abroad = at('2026-11-21 04:16', NEW_YORK);

  test('a last day says by whose clock it ends', () => {
    expect(byBeijing('12月5日', abroad)).toBe('12月5日（北京时间）');
    expect(byBeijing('', abroad)).toBe('');
  });

  test('a day without a time is not called today or tomorrow', () => {
    expect(
      ['2026-11-21', '2026-11-22', '2026-11-24', '2026-12-01'].map((day) => formatDay(day, abroad)),
    ).toEqual(['周六', '周日', '周二', '12月1日']);
  });

  test('an invalid day is empty', () => {
    expect(formatDay('', abroad)).toBe('');
  });

  test('what ends today ends at an hour', () => {
    const replay = {
      state: ReplayState.ready,
      availableFrom: '2026-11-01 00:00:00',
      availableUntil: '2026-11-21 23:59:59',
    };
    expect(replayNote(replay, abroad).text).toBe('今天 23:59（北京时间，当地 周六 10:59）到期');
  });

  test('what this phone has just done has the time of its own clock', () => {
    expect(formatOwnTime(momentOf('2026-11-21 04:16:00'), abroad)).toBe('当地 15:16');
  });

  test.each([
    ['今晚 19:00 的直播课即将开始', '今晚 19:00（北京时间） 的直播课即将开始'],
    ['13:00 - 21:30', '13:00 - 21:30（北京时间）'],
    ['01:00 至 05:00 升级', '01:00 至 05:00（北京时间） 升级'],
    ['19:00（北京时间）开始', '19:00（北京时间）开始'],
    ['没有时间', '没有时间'],
  ])('words that others wrote are marked: %s', (words, marked) => {
    expect(markTimes(words, abroad)).toBe(marked);
  });
});

describe.each(['Asia/Shanghai', 'Asia/Singapore', 'Australia/Perth'])(
  'by the clock of the lessons, in %s',
  (place) => {
    const clock = at('2026-11-21 10:00', place);

    test('nothing is added', () => {
      expect([
        formatWhen('2026-11-21 10:30:00', clock),
        formatWhenWithin('2026-11-21 10:30:00', clock),
        formatMinute('2026-11-21 10:30:00', clock),
        formatOwnTime(clock.now(), clock),
        formatDay('2026-11-21', clock),
        byBeijing('12月5日', clock),
        markTimes('今晚 19:00 开始', clock),
        formatLessonText('周二 18:30', clock),
      ]).toEqual([
        '今天 10:30',
        '今天 10:30',
        '今天 10:30',
        '10:00',
        '今天',
        '12月5日',
        '今晚 19:00 开始',
        '周二 18:30',
      ]);
    });
  },
);

test('the offsets of the world are what these tests think', () => {
  const winter = momentOf('2026-12-01 00:00:00');
  expect([NEW_YORK, SYDNEY, 'Asia/Shanghai', 'UTC'].map((place) => utcOffsetIn(place, winter))).toEqual([
    -300, 660, 480, 0,
  ]);
});
