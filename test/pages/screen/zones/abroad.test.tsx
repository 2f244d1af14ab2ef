import type { RouteEntry } from '@/contract/route';
import { routeNames, routes, type RouteName } from '@/contract/routes';
import { utcOffsetIn } from '../../../support/fakes/clock-at';
import { sampleAnswer, type Change } from '../../support/answering-all';
import { see } from '../../support/every-field';

const screens = routeNames.filter((name) => (routes[name] as RouteEntry).page !== undefined);

/** With seconds it is a countdown. */
const TIME = /(?<![\d:])\d{1,2}[:：]\d{2}(?!:)/g;
/** How long every film and sound of the sample answers is, and where it stands. */
const LENGTH = /^0?0:0[01]$/;
/** Behind a time, or behind the span that it begins or ends. */
const BEIJING = /^(?:\s*[-–—至]\s*\d{1,2}:\d{2})?（北京时间/;
/** Before it. */
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

/** Times that stand in words of the server's, and those that come every week. */
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

/** At each turn everything is in another of its states. */
const withWords =
  (turn: number): Change =>
  (name) =>
    JSON.parse(
      JSON.stringify(sampleAnswer(name, turn), (key, value: unknown) =>
        key in WORDS && typeof value === typeof WORDS[key] ? WORDS[key] : value,
      ),
    ) as unknown;

const timesOn = async (name: RouteName, place: string, turn = 0): Promise<Time[]> => {
  const utcOffsetAt = (moment: number) => utcOffsetIn(place, moment);
  return timesIn((await see(name, withWords(turn), { utcOffsetAt })).text);
};

/** Where lessons, bookings, deadlines and broadcasts are told: each must have been looked at. */
const TELLING: readonly RouteName[] = [
  ...(['index', 'myClassList', 'liveAuditor', 'leaveRecord', 'aboutClassCenter', 'beforeClass'] as const),
  ...(['openClassCenterOpenClassPage', 'peaClassCenterPeaClassDetail', 'recordingList'] as const),
  ...(['growUpStudyPlan', 'growUpSituationSchedule', 'growUpGrowReportList'] as const),
  ...(['homeworkList', 'homeworkDetail', 'homeworkAfterClass', 'onlineHomeworkReport'] as const),
  ...(['activityCenter', 'informationCenter', 'myOrder', 'myExpressList', 'classHourRecord'] as const),
  ...(['materialSubmit', 'survey', 'tutor', 'furtherEducation', 'higherLevelOriginal'] as const),
];

/** As many turns as most things have states. */
describe.each([
  ['America/New_York', [0, 1, 2, 3, 4]],
  ['Australia/Sydney', [0]],
] as const)('a phone in %s', (place, states) => {
  test.each(screens)(
    'reads on %s of every time whose it is',
    async (name) => {
      const times: Time[] = [];
      for (const turn of states) times.push(...(await timesOn(name, place, turn)));
      expect(times.filter(({ isMarked }) => !isMarked)).toEqual([]);
      if (TELLING.includes(name)) expect(times.length).toBeGreaterThan(0);
    },
    60_000,
  );
});

describe('a phone by the clock of the lessons', () => {
  test.each(TELLING)('reads on %s the time alone', async (name) => {
    const times = await timesOn(name, 'Asia/Singapore');
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter(({ isMarked }) => isMarked)).toEqual([]);
  });
});
