import { growthCalls } from '@/contract/growth/calls';
import type { Week } from '@/contract/growth/schema';
import { shareCalls } from '@/contract/share/calls';
import { profileCalls } from '@/contract/profile/calls';
import type { PrivateInfo } from '@/contract/profile/schema';
import { weekDays, weekSentence, weekTexts as texts } from '@/features/growth/week/texts';
import GrowWeek from '@/pages/growth/week';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen, type OpenedScreen } from '../support/open-screen';
import { SHARE_KEY } from './shared-samples';

const { createShare, getWeek } = growthCalls;

const WEEK: Week = {
  ...{ child: '豆豆', from: '2026-11-16', to: '2026-11-22', older: '2026-11-09' },
  lessons: { now: 3, of: 4, before: 2 },
  homework: { now: 2, of: 3, before: 2 },
  checkIns: { now: 5, of: 7, before: 6 },
  teacher: { name: '林', avatar: '', words: '今天第一个举手！' },
  moment: {
    ...{ at: '2026-11-19 19:20:00', title: '我的周末', text: '声音很响亮' },
    recording: { kind: 'recording', id: 8801, title: '我的周末', seconds: 42, note: '' },
  },
  tonight: { text: '一起讲一道错题', why: '讲得出来，就是真的会了', url: '/wrongWorkGroup' },
};
const OLDEST: Week = {
  ...{ child: '豆豆', from: '2026-11-09', to: '2026-11-15', newer: '2026-11-16' },
  lessons: { now: 0, of: 0, before: 0 },
  homework: { now: 0, of: 0, before: 0 },
  checkIns: { now: 0, of: 7, before: 0 },
};

const backend = () => new FakeApi().on(getWeek, ({ week }) => (week === OLDEST.from ? OLDEST : WEEK));
const open = (api = backend(), query: { week?: string } = {}) =>
  openScreen('growUpWeek', GrowWeek, { user: TEST_USER, student: OFFICIAL, api, query });
const text = (screen: OpenedScreen, className: string) => screen.byClass(className).textContent;
const arrow = (screen: OpenedScreen, label: string) =>
  screen.allByClass('grow-week__arrow').find((one) => one.getAttribute('aria-label') === label);

describe('the week', () => {
  test('says it in one sentence, with three figures against the week before', async () => {
    const screen = await open();
    expect(text(screen, 'grow-week__days')).toBe('11月16日–22日');
    expect(text(screen, 'week__sentence')).toBe('这一周豆豆上了3节课，我都数着呢！');
    expect(screen.allByClass('week__figure').map(({ textContent }) => textContent)).toEqual([
      '上课3/4节比上周多1节',
      '交作业2/3份和上周一样',
      '签到5/7天比上周少1天',
    ]);
    expect(screen.byClass('week-rings').getAttribute('aria-label')).toBe('上课3节，交作业2份，签到5天');
  });

  test('draws a ring of what was done whole, though there was more the week before, which is a tick', async () => {
    const whole = { ...WEEK, lessons: { now: 6, of: 6, before: 8 }, homework: { now: 2, of: 4, before: 1 } };
    const screen = await open(new FakeApi().on(getWeek, whole));
    const drawn = (name: string, of: string) => [
      ...document.querySelectorAll(`.week-rings__arcs--${name} circle${of}`),
    ];
    const [lessons] = drawn('lessons', ':not([class])');
    expect(lessons?.getAttribute('stroke-dasharray')).toBeNull();
    expect(drawn('lessons', '.week-rings__before')).toEqual([]);
    const [tick] = drawn('homework', '.week-rings__before');
    expect(tick?.getAttribute('transform')).toBe('rotate(0 50 50)');
    expect(screen.allByClass('week__compared')[0]!.textContent).toBe('一节都没落下');
  });

  test('has a sentence of the teacher, the child’s recording, and one thing for tonight', async () => {
    const screen = await open();
    expect(text(screen, 'week__teacher')).toBe('林老师的话今天第一个举手！');
    expect(screen.byClass('week__play').getAttribute('aria-label')).toBe('播放 我的周末');
    await screen.tap(WEEK.tonight!.text);
    expect(screen.platform.navigation.last?.url).toContain('wrong-work-group');
  });

  test('opens a work of the child', async () => {
    const { recording: _none, ...moment } = WEEK.moment!;
    const api = new FakeApi().on(getWeek, { ...WEEK, moment: { ...moment, url: '/babyShowDetail?id=3' } });
    const screen = await open(api);
    expect(screen.allByClass('week__play')).toEqual([]);
    await screen.tap(texts.toWork);
    expect(screen.platform.navigation.last?.url).toContain('baby-show-detail/index?id=3');
  });

  test('leads back to the oldest, a quiet one, and forward again without loading twice', async () => {
    const api = backend();
    const screen = await open(api);
    expect(arrow(screen, texts.newer)).toBeUndefined();
    await screen.tap(arrow(screen, texts.older)!);
    expect(screen.hasText(texts.oldest)).toBe(true);
    expect(text(screen, 'week__sentence')).toBe(weekSentence(OLDEST));
    expect([...screen.allByClass('week-rings'), ...screen.allByClass('week__card')]).toEqual([]);
    expect(arrow(screen, texts.older)).toBeUndefined();
    await screen.tap(arrow(screen, texts.newer)!);
    expect(text(screen, 'week__sentence')).toBe(weekSentence(WEEK));
    expect(api.requests(getWeek)).toEqual([{}, { week: OLDEST.from }]);
  });

  test('is the one of its address', async () => {
    const api = backend();
    await open(api, { week: OLDEST.from });
    expect(api.requests(getWeek)).toEqual([{ week: OLDEST.from }]);
  });

  test('shows its shape while it loads, and can be tried again', async () => {
    const api = new FakeApi();
    const answer = api.onHold(getWeek);
    const screen = await open(api);
    expect(document.querySelector(`[aria-label="${texts.loading}"]`)).not.toBeNull();
    answer({ ok: false, error: { kind: 'network' } });
    await screen.settle();
    api.on(getWeek, WEEK);
    await screen.tap('重新加载');
    expect(text(screen, 'grow-week__days')).toBe(weekDays(WEEK));
  });

  test('is shared as that week, under a nickname', async () => {
    const made = { id: 71, shareKey: SHARE_KEY, shownName: '*豆', endsAt: '2026-12-21 10:00:00' };
    const api = backend()
      .on(profileCalls.getPrivateInfo, { kidName: '王小豆' } as PrivateInfo)
      .on(createShare, made)
      .on(shareCalls.getBeacoinByShareWechat, { stars: 0, isFirstToday: false });
    const screen = await open(api);
    await screen.tap('分享');
    await screen.advance(1000);
    await screen.tap('做成海报');
    expect(api.requests(createShare)).toEqual([{ of: 'week', week: WEEK.from, nickname: '' }]);
    expect(screen.platform.navigation.last?.url).toContain(`share-poster/index?shareKey=${SHARE_KEY}`);
  });

  test.each([
    [{ lessons: OLDEST.lessons }, '这一周豆豆交了2份作业，我都收好啦！'],
    [{ lessons: OLDEST.lessons, homework: OLDEST.homework }, '这一周豆豆来看了我5天，真高兴！'],
  ])('without lessons counts what there was', (parts, line) => {
    expect(weekSentence({ ...WEEK, ...parts })).toBe(line);
  });

  test('over the end of a month says both months', () => {
    expect(weekDays({ from: '2026-11-30', to: '2026-12-06' })).toBe('11月30日–12月6日');
  });
});
