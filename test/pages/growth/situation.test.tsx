import { Subject } from '@/contract/courses/values';
import { growthCalls } from '@/contract/growth/calls';
import { PictureKind, SectionKey, SituationPeriod } from '@/contract/growth/values';
import { homeworkCalls } from '@/contract/homework/calls';
import { Runtime } from '@/contract/host';
import GrowSituation from '@/pages/growth/situation';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { openScreen, type OpenedScreen } from '../support/open-screen';
import { section, situation, spaceBackend, WEIQI } from './space-samples';

const { getSituation } = growthCalls;

const backend = (subjects?: Parameters<typeof spaceBackend>[0]): FakeApi =>
  spaceBackend(subjects).on(getSituation, ({ period, subject }) =>
    situation({ sentence: `${period}·${subject ?? '全部'}` }),
  );

const open = (api: FakeApi, runtime: Runtime = Runtime.weixinWeb) =>
  openScreen('growUpSituation', GrowSituation, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    query: { key: '2' },
    platform: { runtime },
  });

const chosen = (screen: OpenedScreen) => [
  screen.byClass('situation__period--chosen').textContent,
  screen.allByClass('growth-menu')[0]?.textContent,
];

describe('the dynamic situation', () => {
  test('has a summary first, then its sections in their order', async () => {
    const api = backend().on(getSituation, situation());
    const screen = await open(api);
    expect(screen.hasText('豆豆的成长空间')).toBe(true);
    expect(screen.byClass('summary__sentence').textContent).toBe('这一个月上了12节课，比之前多2节。');
    expect(screen.byClass('summary__span').textContent).toBe('10月23日–11月21日');
    const titles = screen.allByClass('report-section__title').map(({ textContent }) => textContent);
    expect(titles).toEqual([
      '近期学习表现',
      '课堂表现',
      '学习习惯',
      '课程掌握情况',
      '学习成果小结',
      '月度报告',
    ]);
    expect(document.body.textContent?.split('比之前多2节').length).toBe(2);
  });

  test('begins with a ring and three figures against the time before; the others are one line', async () => {
    const figure = (name: string, value: string, more = {}) => ({
      name,
      value,
      unit: '节',
      note: '',
      ...more,
    });
    const overview = section(SectionKey.overview, '学习概况', {
      figures: [
        figure('出勤', '12', { note: '比之前多 2 节', change: 2 }),
        figure('上课时长', '480', { unit: '分钟', note: '比之前少 10 分钟', change: -10 }),
        figure('答题正确率', '88', { unit: '%', note: '和之前一样', change: 0 }),
        figure('缺课', '1'),
      ],
      pictures: [
        {
          ...{ kind: PictureKind.ring, unit: '%', max: 100, nowName: '', beforeName: '' },
          points: [{ label: '到课', value: 92 }],
        },
      ],
    });
    const screen = await open(backend().on(getSituation, situation({ sections: [overview] })));
    const ring = document.querySelector('[role="progressbar"]');
    expect([ring?.getAttribute('aria-label'), ring?.getAttribute('aria-valuetext')]).toEqual([
      '到课率',
      '92%',
    ]);
    expect(screen.allByClass('figures__figure').map((one) => one.getAttribute('aria-label'))).toEqual([
      '出勤 12 节，比之前多 2 节',
      '上课时长 480 分钟，比之前少 10 分钟',
      '答题正确率 88 %，和之前一样',
    ]);
    expect(screen.allByClass('figures__change').map(({ textContent }) => textContent)).toEqual([
      '↑ 2',
      '↓ 10',
      '持平',
    ]);
    expect(screen.byClass('summary__span').textContent).toBe('10月23日–11月21日 · 缺课 1 节');
  });

  test('says nothing twice: a point is in its main section, and so is a link', async () => {
    const point = '错觉：5 题答对 5 题，已经掌握';
    const link = { text: '重做错题', why: '', url: '/wrongWorkGroup' };
    const twice = { good: [point], ways: [link] };
    const sections = [
      section(SectionKey.overview, '学习概况', twice),
      section(SectionKey.mastery, '课程掌握情况', twice),
    ];
    const screen = await open(backend().on(getSituation, situation({ sections })));
    await screen.tap(screen.byClass('report-facts__toggle'));
    const words = document.body.textContent ?? '';
    expect([words.split(point).length - 1, words.split('重做错题').length - 1]).toEqual([1, 1]);
    const sectionText = screen.byClass('report-section').textContent ?? '';
    expect([sectionText.includes(point), sectionText.includes('重做错题')]).toEqual([true, true]);
  });

  test('of too few lessons says so once, with one example instead of a note in every section', async () => {
    const short = { isEnough: false, sentence: '再上 2 节课，就能看出孩子学得怎么样。' };
    const sections = [
      section(SectionKey.overview, '学习概况', short),
      section(SectionKey.recent, '近期学习表现', short),
      section(SectionKey.monthly, '月度报告'),
    ];
    const screen = await open(backend().on(getSituation, situation({ sections, sentence: short.sentence })));
    await screen.settle();
    expect(document.body.textContent?.split('再上 2 节课').length).toBe(2);
    expect(screen.allByClass('report-section__title').map(({ textContent }) => textContent)).toEqual([
      '月度报告',
    ]);
    expect(screen.allByClass('examples__card')).toHaveLength(1);
    await screen.tap('看示例报告');
    expect(screen.platform.navigation.last?.url).toContain('growth/demo-report');
  });

  test('has the homework that is to be done below its sections, which leads to its list', async () => {
    const api = backend().on(homeworkCalls.workUndoneNum, { undoneNum: 3 });
    const screen = await open(api);
    const words = document.body.textContent ?? '';
    expect(words.indexOf('还有3份作业待完成')).toBeGreaterThan(words.indexOf('月度报告'));
    await screen.tap('还有3份作业待完成');
    expect(screen.platform.navigation.last?.url).toContain('homework/list');
    expect((await open(backend().on(homeworkCalls.workUndoneNum, { undoneNum: 0 }))).hasText('份作业')).toBe(
      false,
    );
  });

  test('shows without the homework where its number is unknown', async () => {
    const api = backend().onFailure(homeworkCalls.workUndoneNum, { kind: 'network' });
    const screen = await open(api.on(getSituation, situation()));
    expect([screen.hasText('近期学习表现'), screen.hasText('份作业')]).toEqual([true, false]);
  });

  test('says of a section what is missing until there is enough', async () => {
    const screen = await open(backend().on(getSituation, situation()));
    expect(screen.byClass('report-section__young').textContent).toBe('再上2节课，就能看出掌握得怎样。');
  });

  test('leads to the months’ reports, to all of them and to the schedule', async () => {
    const screen = await open(backend());
    jest.spyOn(screen.app.router, 'shows').mockReturnValue(true);
    await screen.tap('近1年');
    const opened = jest.spyOn(screen.app.router, 'openPath').mockResolvedValue();
    const replaced = jest.spyOn(screen.app.router, 'replace').mockResolvedValue();
    const navigated = jest.spyOn(screen.app.router, 'go').mockResolvedValue();
    await screen.tap('10月学习报告');
    await screen.tap('全部成长报告');
    await screen.tap('学情课表');
    expect(opened.mock.calls.map(([path]) => path)).toEqual(['/report/stage?id=12']);
    expect(replaced.mock.calls).toEqual([['growUpGrowReportList', { key: '1', entry: 'growUp' }]]);
    expect(navigated.mock.calls).toEqual([['growUpSituationSchedule', {}]]);
  });

  test('asks for one subject and another period, and can be shared as it shows', async () => {
    const api = backend();
    const screen = await open(api);
    await screen.tap('全部科目');
    await screen.tap('围棋');
    await screen.tap('近1年');
    expect(api.requests(getSituation)).toEqual([
      { period: SituationPeriod.month },
      { period: SituationPeriod.month, subject: Subject.weiqi },
      { period: SituationPeriod.year, subject: Subject.weiqi },
    ]);
    expect(screen.hasText('year·5')).toBe(true);
    expect(chosen(screen)).toEqual(['近1年', '围棋']);
    expect(screen.hasText('分享')).toBe(true);
  });

  test('keeps its filters on return from a report', async () => {
    const api = backend();
    const screen = await open(api);
    await screen.tap('近4个月');
    await leaveAndComeBack(screen);
    expect(chosen(screen)).toEqual(['近4个月', '全部科目']);
    expect(api.requests(getSituation)).toHaveLength(2);
  });

  test('keeps the former answer while another is asked for, and says so', async () => {
    const api = backend();
    const screen = await open(api);
    const answer = api.onHold(getSituation);
    await screen.tap('近1年');
    expect(screen.hasText('month·全部')).toBe(true);
    expect(screen.byClass('situation__answer').getAttribute('aria-busy')).toBe('true');
    answer({ ok: true, value: situation({ sentence: '一年' }) });
    await screen.settle();
    expect([screen.hasText('一年'), screen.hasText('month·全部')]).toEqual([true, false]);
    expect(screen.byClass('situation__answer').getAttribute('aria-busy')).toBe('false');
  });

  test('says why another answer does not come, and stays at the filter that it shows', async () => {
    const api = backend();
    const screen = await open(api);
    api.onFailure(getSituation, { kind: 'network' });
    await screen.tap('近1年');
    expect(screen.toasts).toHaveLength(1);
    expect([screen.hasText('month·全部'), ...chosen(screen)]).toEqual([true, '近1个月', '全部科目']);
  });

  test('is not filtered by subject for a child of one', async () => {
    const screen = await open(backend([WEIQI]));
    expect(screen.allByClass('growth-menu')).toEqual([]);
  });

  test('leads to the study plan where nothing is on record', async () => {
    const screen = await open(backend().on(getSituation, situation({ sections: [], sentence: '' })));
    await screen.tap('查看学习计划');
    expect(screen.platform.navigation.last?.url).toContain('growth/study-plan');
  });

  test('can be asked for again after a failure', async () => {
    const api = backend().onFailure(getSituation, { kind: 'network' });
    const screen = await open(api);
    api.on(getSituation, situation());
    await screen.tap('重新加载');
    expect(screen.allByClass('report-section')).toHaveLength(6);
  });

  test('offers the app in a plain browser, and loads nothing', async () => {
    const api = backend();
    const screen = await open(api, Runtime.web);
    await screen.tap('下载家长端');
    expect(screen.platform.navigation.last?.url).toMatch(/download-app\/index\?type=1&enter=4$/);
    expect(api.requests(getSituation)).toEqual([]);
  });
});
