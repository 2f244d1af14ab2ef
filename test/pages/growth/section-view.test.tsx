/** One section of a situation or report: text first, numbers on demand. */
import { PlayableKind } from '@/contract/films/values';
import type { Section } from '@/contract/growth/report.schema';
import { oneSound } from '@/features/films/one-sound';
import { SectionView, type FollowLink } from '@/features/growth/report';
import { screen as screenOf } from '@/features/screen';
import { filmsCalls } from '@/contract/films/calls';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { withFakeEngines, type FakeEngine } from '../../support/fakes/fake-engine';
import { filmApi } from '../films/support';
import { openScreen } from '../support/open-screen';
import { fullSection, sectionWith } from './report-fixture';

let engines: FakeEngine[] = [];

function show(section: Section, onLink?: FollowLink | null, api = new FakeApi(), isBrief = false) {
  const Shown = screenOf('reportStage', () => <SectionView {...{ section, onLink, isBrief }} />);
  return openScreen('reportStage', Shown, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    // jsdom has no media playback.
    prepare: ({ app }) => void (engines = withFakeEngines(app)),
  });
}

const RECORDING = { kind: PlayableKind.recording, title: '我的周末', seconds: 75, note: '' };

describe('a section', () => {
  test('has a summary first, then what was good and what to practise, then pictures and moments', async () => {
    const screen = await show(fullSection());
    const words = screen.byClass('report-section').textContent ?? '';
    const order = [
      '学习概况',
      '这个月上了8节课，每一节都到了',
      '做得好的地方',
      '每次都准时来上课',
      '可以练一练',
      '多说一说是怎么想的',
      '难忘的时刻',
      '10月12日',
      '把规律讲给大家听',
      '听听孩子的声音',
      '老师说：声音很响亮',
      '接下来可以',
    ].map((text) => words.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(screen.allByClass('report-section__picture')).toHaveLength(1);
  });

  test('keeps its numbers until they are asked for', async () => {
    const screen = await show(fullSection());
    const toggle = screen.byClass('report-facts__toggle');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(toggle.getAttribute('aria-label')).toBe('查看数据，学习概况');
    expect(screen.allByClass('report-facts__list--closed')).toHaveLength(1);
    await screen.tap(toggle);
    expect(screen.byClass('report-facts__toggle').getAttribute('aria-expanded')).toBe('true');
    expect(screen.allByClass('report-facts__list--closed')).toHaveLength(0);
    expect(screen.byClass('report-facts__fact').textContent).toBe('出勤比之前多2节8节');
  });

  test('in brief is one sentence and one picture; everything else is there when it is asked for', async () => {
    const screen = await show(fullSection(), undefined, undefined, true);
    const words = () => screen.byClass('report-section').textContent ?? '';
    expect(screen.allByClass('report-section__picture')).toHaveLength(1);
    const more = ['每次都准时来上课', '多说一说是怎么想的', '把规律讲给大家听', '我的周末'];
    expect(more.filter((text) => words().includes(text))).toEqual([]);
    await screen.tap(screen.byClass('report-facts__toggle'));
    expect(more.filter((text) => words().includes(text))).toEqual(more);
  });

  test('has one expander, with the points of its chart', async () => {
    const screen = await show(fullSection());
    await screen.tap(screen.byClass('report-facts__toggle'));
    expect(screen.byClass('picture-table').textContent).toBe('学习概况项目本月第一周2节');
    expect(document.querySelectorAll('[aria-expanded]')).toHaveLength(1);
  });

  test('of which too little is known says what is missing, and shows nothing else', async () => {
    const sentence = '再上2节课，就能看出孩子的学习习惯';
    const screen = await show(sectionWith({ isEnough: false, sentence }));
    expect(screen.byClass('report-section__young').textContent).toBe(sentence);
    expect(screen.allByClass('report-section__sentence')).toEqual([]);
    expect(screen.byClass('report-section').textContent).toBe(`学习概况${sentence}`);
  });

  test('of which too little is known has words of its own where the server has none', async () => {
    const screen = await show(sectionWith({ isEnough: false, sentence: '' }));
    expect(screen.hasText('再上几节课，就能看出孩子的变化了')).toBe(true);
  });

  test('has no headings over nothing', async () => {
    const screen = await show(sectionWith());
    expect(screen.byClass('report-section').textContent).toBe('学习概况这个月上了8节课，每一节都到了');
  });

  test('leads to the page of its link', async () => {
    const screen = await show(fullSection());
    await screen.tap('再看一遍这节课');
    expect(screen.platform.navigation.last?.url).toContain('courses/course-replay/index?id=700001');
  });

  test('leads on as its page says, where that says so', async () => {
    const onLink = jest.fn();
    const screen = await show(fullSection(), onLink);
    await screen.tap('再看一遍这节课');
    expect(onLink.mock.calls).toEqual([[expect.objectContaining({ url: '/courseReplay?id=700001' })]]);
  });

  test('offers neither links nor recordings where nothing may be opened', async () => {
    const screen = await show(fullSection(), null);
    expect(screen.hasText('再看一遍这节课')).toBe(false);
    expect(screen.byClass('report-recordings__row').getAttribute('role')).toBeNull();
  });
});

describe('the child’s recordings', () => {
  const two = sectionWith({
    recordings: [
      { ...RECORDING, id: 8801 },
      { ...RECORDING, id: 8802, title: '我的家乡' },
    ],
  });
  const films = () => new FakeApi().onRefusal(filmsCalls.getFilm, '10000002', '该视频不存在');

  test('play where they are tapped, one at a time, and are asked for by then', async () => {
    const screen = await show(two, undefined, films());
    expect(screen.hasText('1:15')).toBe(true);
    expect(screen.api.requests(filmsCalls.getFilm)).toEqual([]);
    await screen.tap('我的周末');
    expect(screen.api.requests(filmsCalls.getFilm)).toEqual([{ kind: 'recording', id: 8801 }]);
    await screen.tap('我的家乡');
    expect(screen.api.requests(filmsCalls.getFilm)).toHaveLength(2);
    expect(screen.allByClass('report-recordings__playing')).toHaveLength(1);
    await screen.tap('收起播放');
    expect(screen.allByClass('report-recordings__playing')).toEqual([]);
  });

  test('play at a tap, and stop any other sound', async () => {
    const screen = await show(two, undefined, filmApi({ kind: PlayableKind.recording, isSound: true }));
    const silenced = jest.fn();
    screen.app.get(oneSound).claim(silenced);
    await screen.tap('我的周末');
    for (let round = 0; round < 3; round += 1) await screen.settle();
    expect(engines.map(({ sources }) => sources.length)).toEqual([1]);
    expect(silenced).toHaveBeenCalledTimes(1);
  });

  test('that are gone say so in their place', async () => {
    const screen = await show(two, undefined, films());
    await screen.tap('我的周末');
    expect(screen.hasText('找不到这个视频')).toBe(true);
  });
});
