import { CourseType, Subject } from '@/contract/courses/values';
import { growthCalls } from '@/contract/growth/calls';
import type { ScheduleClass } from '@/contract/growth/schema';
import { Runtime } from '@/contract/host';
import { StudyClassStatus } from '@/contract/lessons/values';
import Schedule from '@/pages/growth/schedule';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen, type OpenedScreen } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';
import { spaceBackend } from './space-samples';

const { getSituationSchedule } = growthCalls;
const { finished, missed, leave, upcoming, over } = StudyClassStatus;

let made = 0;
const lesson = (
  date: string,
  status: StudyClassStatus,
  more: Partial<ScheduleClass> = {},
): { date: string; classes: ScheduleClass[] } => {
  made += 1;
  const one: ScheduleClass = {
    subject: Subject.weiqi,
    chapterName: `第${date.slice(-2)}讲`,
    teacherName: '林老师',
    chapterImgUrl: '',
    courseDate: `${date} 19:00:00`,
    liveId: made,
    liveCnListId: 0,
    liveStudentId: 0,
    courseResourceId: 0,
    courseConfig: { durationMinutes: 40, courseType: CourseType.live },
    status,
    hasReplay: false,
    ...more,
  };
  return { date, classes: [one] };
};

const NOVEMBER = [
  lesson('2026-11-03', finished, { liveId: 77, hasReplay: true, report: { id: 9, kind: 'afterClass' } }),
  lesson('2026-11-06', missed, { liveId: 78, hasReplay: true }),
  lesson('2026-11-10', leave),
  lesson('2026-11-13', over),
  lesson('2026-11-24', upcoming),
];

const backend = (): FakeApi =>
  spaceBackend().on(getSituationSchedule, ({ month }) => ({
    days: month === '2026-11' ? NOVEMBER : month === '2026-10' ? [lesson('2026-10-08', finished)] : [],
  }));

const open = (api: FakeApi, query: Record<string, string> = {}) =>
  openScreen('growUpSituationSchedule', Schedule, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    query,
    platform: { runtime: Runtime.weixinWeb },
  });

const dayNamed = (screen: OpenedScreen, name: string): HTMLElement => {
  const found = screen
    .allByClass('month-grid__day')
    .find((day) => day.getAttribute('aria-label')?.startsWith(name));
  if (!found) throw new Error(`no day ${name}`);
  return found;
};

describe('the schedule of the situation', () => {
  afterEach(() => jest.restoreAllMocks());

  test('says in one sentence what was of the month', async () => {
    const screen = await open(backend());
    expect(screen.byClass('schedule__month').textContent).toBe('2026年11月');
    expect(screen.byClass('schedule__sentence').textContent).toBe(
      '这个月安排了5节课：上了1节，缺课1节，请假1节，还有1节待上，1节未记录。',
    );
  });

  test('says a month of lessons that are all alike once', async () => {
    const ahead = NOVEMBER.filter(({ classes }) => classes.every(({ status }) => status === upcoming));
    const screen = await open(backend().on(getSituationSchedule, { days: ahead }));
    expect(screen.byClass('schedule__sentence').textContent).toBe('这个月安排了1节课，都还没开始上。');
  });

  test('shows by shape and in words which lessons were attended, missed, left and are to come', async () => {
    const screen = await open(backend());
    const labelOf = (day: string) => dayNamed(screen, day).getAttribute('aria-label');
    expect([
      labelOf('11月3日'),
      labelOf('11月6日'),
      labelOf('11月10日'),
      labelOf('11月24日'),
      labelOf('11月21日'),
    ]).toEqual([
      '11月3日 已上课 1节',
      '11月6日 缺课 1节',
      '11月10日 已请假 1节',
      '11月24日 待上课 1节',
      '11月21日 今天 没有课',
    ]);
    const shapes = screen
      .allByClass('schedule__marks')
      .flatMap(({ children }) => [...children])
      .map((mark) => mark.getAttribute('style'));
    expect(new Set(shapes).size).toBe(5);
    expect(screen.byClass('schedule__legend').textContent).toBe('已上课缺课已请假待上课已下课未记录');
  });

  test('says of a class of today that is not recorded yet what every other screen says: that it is over', async () => {
    const today = lesson('2026-11-21', over, { courseDate: '2026-11-21 09:00:00' });
    const api = backend().on(getSituationSchedule, { days: [...NOVEMBER, today] });
    const screen = await open(api);
    expect([
      screen.byClass('schedule__sentence').textContent,
      dayNamed(screen, '11月21日').getAttribute('aria-label'),
      screen.byClass('plan-class__status').textContent,
    ]).toEqual([
      '这个月安排了6节课：上了1节，缺课1节，请假1节，还有1节待上，今天1节已下课，1节未记录。',
      '11月21日 今天 已下课 1节',
      '已下课',
    ]);
  });

  test('lists the chosen day, and leads to the report and the replay of a lesson', async () => {
    const screen = await open(backend());
    expect(screen.hasText('这一天没有课')).toBe(true);
    jest.spyOn(screen.app.router, 'shows').mockReturnValue(true);
    const asked = jest.spyOn(screen.app.router, 'go').mockResolvedValue();
    await screen.tap(dayNamed(screen, '11月3日'));
    expect(screen.byClass('plan-class').textContent).toBe('19:00第03讲林老师 · 40分钟已上课');
    await screen.tap('看课后报告');
    await screen.tap('看回放');
    expect(asked.mock.calls).toEqual([
      ['classAchieve', { id: '9' }],
      ['courseReplay', { liveId: '77' }],
    ]);
  });

  test('offers the replay of a lesson that was missed, and nothing of one to come', async () => {
    const screen = await open(backend());
    await screen.tap(dayNamed(screen, '11月6日'));
    expect([screen.hasText('看回放'), screen.hasText('看课后报告')]).toEqual([true, false]);
    await screen.tap(dayNamed(screen, '11月24日'));
    expect(screen.allByClass('schedule__actions')).toEqual([]);
  });

  test('turns to another month and back, and knows both again', async () => {
    const api = backend();
    const screen = await open(api);
    restBetweenTaps();
    const [earlier, later] = screen.allByClass('schedule__turn') as [HTMLElement, HTMLElement];
    await screen.tap(earlier);
    expect(screen.byClass('schedule__day').textContent).toBe('10月8日');
    await screen.tap(later);
    await screen.tap(later);
    expect(screen.hasText('这个月没有课')).toBe(true);
    await screen.tap('回到本月');
    expect(screen.byClass('schedule__month').textContent).toBe('2026年11月');
    expect(screen.allByClass('schedule__sentence')).toHaveLength(1);
  });

  test('ends two months ahead and three years back', async () => {
    const ahead = await open(backend(), { month: '2027-01' });
    const off = (screen: OpenedScreen) =>
      screen.allByClass('schedule__turn').map((turn) => turn.getAttribute('aria-disabled'));
    expect([ahead.byClass('schedule__month').textContent, off(ahead)]).toEqual(['2027年1月', [null, 'true']]);
    const back = await open(backend(), { month: '2023-11' });
    expect([back.byClass('schedule__month').textContent, off(back)]).toEqual(['2023年11月', ['true', null]]);
  });

  test.each(['2026-13', '2031-01', '1999-01', 'x'])(
    'shows this month where the address says %s',
    async (month) => {
      const screen = await open(backend(), { month });
      expect(screen.byClass('schedule__month').textContent).toBe('2026年11月');
    },
  );

  test('is of the subject that the address names, and of all when that is chosen', async () => {
    const api = backend().on(getSituationSchedule, ({ subject }) => ({
      days: subject === Subject.wandou ? [] : NOVEMBER,
    }));
    const screen = await open(api, { subject: '0' });
    expect(api.requests(getSituationSchedule)).toEqual([{ month: '2026-11', subject: Subject.wandou }]);
    await screen.tap('全部科目');
    expect(screen.allByClass('schedule__sentence')).toHaveLength(1);
  });

  test('has what was changed on another page', async () => {
    const api = backend();
    const screen = await open(api);
    await leaveAndComeBack(screen, () => screen.app.student.lessonsChanged());
    expect(api.requests(getSituationSchedule)).toHaveLength(2);
  });

  test('can be asked for again after a failure', async () => {
    const api = backend().onFailure(getSituationSchedule, { kind: 'network' });
    const screen = await open(api);
    api.on(getSituationSchedule, { days: NOVEMBER });
    await screen.tap('重新加载');
    expect(screen.allByClass('schedule__sentence')).toHaveLength(1);
  });
});
