import type { RouteEntry } from '@/contract/route';
import { routeNames, routes, type RouteName } from '@/contract/routes';
import { utcOffsetIn } from '../../../support/fakes/clock-at';
import { sampleAnswer, type Change } from '../../support/answering-all';
import { see, type Seen } from '../../support/every-field';

const screens = routeNames.filter((name) => (routes[name] as RouteEntry).page !== undefined);

/** A time of day; with seconds it is a countdown. */
const TIME = /(?<![\d:])\d{1,2}[:：]\d{2}(?!:)/g;
/** Length and position of every film and sound in the sample responses. */
const LENGTH = /^0?0:0[01]$/;
/** Follows a time or a time range. */
const BEIJING = /^(?:\s*[-–—至]\s*\d{1,2}:\d{2})?（北京时间/;
/** Precedes a time. */
const OWN = /(?:当地|夏令时) (?:周. |\d+月\d+日 )?$/;

interface Time {
  readonly words: string;
  readonly isMarked: boolean;
}

const timesIn = (text: string): Time[] =>
  [...text.matchAll(TIME)].flatMap(({ 0: time, index }) => {
    if (LENGTH.test(time)) return [];
    const [before, after] = [text.slice(0, index), text.slice(index + time.length)];
    const isMarked = BEIJING.test(after) || OWN.test(before);
    return [{ words: `${before.slice(-12)}${time}${after.slice(0, 12)}`, isMarked }];
  });

/** Times within texts of the server, and weekly times. */
const WORDS: Readonly<Record<string, unknown>> = {
  cycle: ['周二 18:30', '周五 18:30'],
  oldCycle: JSON.stringify([{ week: 2, time: '18:30' }]),
  newCycle: JSON.stringify([{ week: 2, time: '18:30' }]),
  planTime: JSON.stringify([
    [
      { w: 2, h: 18, m: 30 },
      { w: 5, h: 9, m: 0 },
    ],
  ]),
  firstLiveTime: '2026-11-24 18:30:00',
  newFirstTime: '2026-11-24 18:30:00',
  hours: '13:00 - 21:30',
  body: '您已预约，11月21日 19:00 开始。',
};

/** Each turn uses the next state of every enumeration. */
const withWords =
  (variant: number): Change =>
  (name) =>
    JSON.parse(
      JSON.stringify(sampleAnswer(name, variant), (key, value: unknown) =>
        key in WORDS && typeof value === typeof WORDS[key] ? WORDS[key] : value,
      ),
    ) as unknown;

async function seenFrom(place: string, name: RouteName, variant = 0): Promise<Seen & { times: Time[] }> {
  const utcOffsetAt = (moment: number) => utcOffsetIn(place, moment);
  const seen = await see(name, withWords(variant), { utcOffsetAt });
  return { ...seen, times: timesIn(seen.text) };
}

/** Times in all states of what the screen asks for; a state that answers as an earlier one did is left out. */
async function timesInAllStates(place: string, name: RouteName): Promise<Time[]> {
  const first = await seenFrom(place, name);
  const answersOf = (variant: number) =>
    JSON.stringify(first.asked.map((call) => sampleAnswer(call, variant)));
  const times = [...first.times];
  const tried = new Set([answersOf(0)]);
  for (const variant of OTHER_STATES) {
    const answers = answersOf(variant);
    if (tried.has(answers)) continue;
    tried.add(answers);
    times.push(...(await seenFrom(place, name, variant)).times);
  }
  return times;
}

/** Most enumerations have five states. */
const OTHER_STATES = [1, 2, 3, 4];

/** Screens that show times of lessons, bookings, deadlines or broadcasts: each must show at least one. */
const WITH_TIMES: readonly RouteName[] = [
  ...(['index', 'myClassList', 'liveAuditor', 'leaveRecord', 'aboutClassCenter', 'beforeClass'] as const),
  ...(['openClassCenterOpenClassPage', 'peaClassCenterPeaClassDetail', 'recordingList'] as const),
  ...(['growUpStudyPlan', 'growUpSituationSchedule', 'growUpGrowReportList'] as const),
  ...(['homeworkList', 'homeworkDetail', 'homeworkAfterClass', 'onlineHomeworkReport'] as const),
  ...(['activityCenter', 'informationCenter', 'myOrder', 'myExpressList', 'classHourRecord'] as const),
  ...(['materialSubmit', 'survey', 'tutor', 'furtherEducation', 'higherLevelOriginal'] as const),
];

const unmarked = (times: readonly Time[]): Time[] => times.filter(({ isMarked }) => !isMarked);

describe('a phone in America/New_York', () => {
  test.each(screens)(
    'reads on %s of every time whose it is',
    async (name) => {
      const times = await timesInAllStates('America/New_York', name);
      expect(unmarked(times)).toEqual([]);
      if (WITH_TIMES.includes(name)) expect(times.length).toBeGreaterThan(0);
    },
    60_000,
  );
});

describe('a phone in Australia/Sydney', () => {
  test.each(WITH_TIMES)('reads on %s of every time whose it is', async (name) => {
    const { times } = await seenFrom('Australia/Sydney', name);
    expect(unmarked(times)).toEqual([]);
    expect(times.length).toBeGreaterThan(0);
  });
});

describe('a phone by the clock of the lessons', () => {
  test.each(WITH_TIMES)('reads on %s the time alone', async (name) => {
    const { times } = await seenFrom('Asia/Singapore', name);
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter(({ isMarked }) => isMarked)).toEqual([]);
  });
});
