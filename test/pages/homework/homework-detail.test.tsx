import { homeworkCalls } from '@/contract/homework/calls';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { HomeworkState } from '@/contract/homework/values';
import { ok } from '@/contract/errors';
import { keptDrafts } from '@/features/homework/drafts/read-draft';
import { keptHandIns } from '@/features/homework/queue/kept-hand-ins';
import HomeworkDetailPage from '@/pages/homework/detail';
import { leaveAndComeBack } from '../support/leave-and-come-back';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aCorrection, aDetail, aQuestion } from '../../support/fakes/homework';
import { openScreen, type OpenOptions } from '../support/open-screen';

const { getHomework, handInHomework, markHomeworkSeen } = homeworkCalls;
const OFFLINE = { kind: 'network' } as const;

const backend = (detail: HomeworkDetail | null): FakeApi =>
  new FakeApi().on(getHomework, detail).on(markHomeworkSeen, null);
const open = (api: FakeApi, options: OpenOptions = {}) =>
  openScreen('homeworkDetail', HomeworkDetailPage, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    query: { id: '7' },
    ...options,
  });

const handIn = {
  round: 1,
  handedInAt: '2026-11-20 20:00:00',
  answers: [
    { questionId: 1, answer: { kind: 'single' as const, choice: 'a' } },
    { questionId: 2, answer: { kind: 'single' as const, choice: 'b' } },
  ],
};
const items = [
  { questionId: 1, verdict: 'right' as const },
  { questionId: 2, verdict: 'wrong' as const, words: '再数一数边' },
];
const corrected = aDetail({
  state: HomeworkState.corrected,
  handIn,
  score: 90,
  stars: 4,
  correction: aCorrection({ items }),
  hasFilm: true,
});
const handedBack = aDetail({
  state: HomeworkState.handedBack,
  round: 2,
  handIn,
  correction: aCorrection({ items, isHandedBack: true }),
});

describe('each state says what it means and what there is to do', () => {
  test.each<[string, HomeworkDetail, string, string]>([
    ['to do', aDetail(), '先看例题，再自己想一想。', '去完成'],
    ['handed back', handedBack, '有1道题可以再想一想，改好后再交一次就可以', '去订正'],
    ['corrected', corrected, '想得很仔细！', '查看报告'],
    ['done', { ...corrected, state: HomeworkState.done }, '想得很仔细！', '看讲解视频'],
  ])('%s', async (_name, detail, words, action) => {
    const screen = await open(backend(detail));
    expect([screen.hasText(words), screen.hasText(action)]).toEqual([true, true]);
  });

  test('with a wrong answer the correction leads, and the report is beside it', async () => {
    const screen = await open(backend(corrected));
    expect(screen.allByClass('button--primary').map(({ textContent }) => textContent)).toEqual(['练练错题']);
    await screen.tap('练练错题');
    expect(screen.platform.navigation.last?.url).toMatch(/question-detail.*id=7&questionId=2/);
    await screen.tap('查看报告');
    expect(screen.platform.navigation.last?.url).toContain('online-report');
  });

  test('a verdict is a shape and a word, and points that are not of a hundred are said plainly', async () => {
    const half = aCorrection({ score: 50, items: items.map((item) => ({ ...item, points: 5 })) });
    const screen = await open(backend({ ...corrected, correction: half }));
    expect(screen.allByClass('verdict').map(({ textContent }) => textContent)).toEqual([
      '答对了',
      '再想一想',
    ]);
    expect(screen.allByClass('verdict').every((one) => one.querySelector('.icon'))).toBe(true);
    expect(screen.byClass('correction__note').textContent).toBe('满分20，得10分，按百分制50分');
  });

  test('where a required answer is missing, the sentence that would not add up is left out', async () => {
    const missing = { ...items[1]!, verdict: 'empty' as const, points: 0 };
    const screen = await open(
      backend({ ...corrected, correction: aCorrection({ score: 50, items: [items[0]!, missing] }) }),
    );
    expect(screen.byClass('correction__note').textContent).toBe('满分100分');
  });

  test('with everything right the report leads', async () => {
    const right = aCorrection({ items: items.slice(0, 1) });
    const screen = await open(backend({ ...corrected, correction: right }));
    expect(screen.allByClass('button--primary').map(({ textContent }) => textContent)).toEqual(['查看报告']);
    expect(screen.hasText('练练错题')).toBe(false);
  });

  test.each<[string, HomeworkDetail, string]>([
    [
      'handed in',
      aDetail({ state: HomeworkState.handedIn, handIn }),
      '作业已经交给老师了，批改好后会有通知。',
    ],
    [
      'handed in again',
      aDetail({ state: HomeworkState.handedInAgain, handIn, round: 2 }),
      '作业已经交给老师了，批改好后会有通知。',
    ],
    ['excused', aDetail({ isExcused: true }), '老师说这份作业不用做，好好休息一下吧。'],
  ])('%s: nothing has to be done', async (_name, detail, words) => {
    const screen = await open(backend(detail));
    expect([screen.hasText(words), screen.allByClass('screen__footer')]).toEqual([true, []]);
  });

  test('begun on this device it goes on', async () => {
    const screen = await open(backend(aDetail()), {
      prepare: ({ app }) =>
        keptDrafts(app.storage).set(42, '7.1', {
          version: 0,
          base: [],
          answers: handIn.answers.slice(0, 1),
          changedAt: 1,
        }),
    });
    expect([screen.hasText('继续作答'), screen.hasText('已作答'), screen.hasText('还没作答')]).toEqual([
      true,
      true,
      true,
    ]);
    await screen.tap('继续作答');
    expect(screen.platform.navigation.last?.url).toContain('homework/submit');
  });

  test('what was answered meanwhile shows to each question after coming back', async () => {
    const screen = await open(backend(aDetail()));
    const before = screen.hasText('已作答');
    keptDrafts(screen.app.storage).set(42, '7.1', {
      version: 0,
      base: [],
      answers: handIn.answers,
      changedAt: 1,
    });
    await leaveAndComeBack(screen);
    expect([before, screen.hasText('已作答'), screen.hasText('还没作答')]).toEqual([false, true, false]);
  });

  test('a kind that this app does not know breaks nothing', async () => {
    const unknown = { ...aQuestion(2), kind: 'holo' } as unknown as ReturnType<typeof aQuestion>;
    const screen = await open(backend(aDetail({ questions: [aQuestion(1), unknown] })));
    expect(screen.hasText('第2题')).toBe(true);
  });
});

describe('the correction', () => {
  test('is marked as seen once it shows, and only once', async () => {
    const api = backend(corrected);
    const screen = await open(api);
    expect(api.requests(markHomeworkSeen)).toEqual([{ homeworkId: 7, round: 1 }]);
    expect(screen.hasText('已完成')).toBe(true);
    await leaveAndComeBack(screen);
    expect(api.requests(markHomeworkSeen)).toHaveLength(1);
  });

  test('whose mark as seen failed is marked at the next visit', async () => {
    const api = new FakeApi().on(getHomework, () => ({ ...corrected })).onFailure(markHomeworkSeen, OFFLINE);
    const screen = await open(api);
    api.on(markHomeworkSeen, null);
    await leaveAndComeBack(screen);
    expect(api.requests(markHomeworkSeen)).toHaveLength(2);
    expect(screen.hasText('已完成')).toBe(true);
  });

  test('has as many stars as the teacher gave, of five that are drawn', async () => {
    const screen = await open(backend({ ...corrected, correction: aCorrection({ items, stars: 3 }) }));
    const stars = screen.byClass('homework-stars');
    const drawn = [...stars.querySelectorAll<HTMLElement>('.icon')].map(({ style }) =>
      style.getPropertyValue('--glyph'),
    );
    expect(stars.getAttribute('aria-label')).toBe('老师给了3颗星星，共5颗');
    expect(drawn.map((glyph) => glyph === drawn[0])).toEqual([true, true, true, false, false]);
  });

  test('that was kept and could not be asked for is not seen', async () => {
    const first = await open(backend(corrected).onFailure(markHomeworkSeen, OFFLINE));
    const { storage } = first.platform;
    first.close();
    const api = backend(null).onFailure(getHomework, OFFLINE);
    const screen = await open(api, { platform: { storage } });
    expect([screen.hasText('想得很仔细！'), screen.allByClass('top-bar__notice').length]).toEqual([true, 1]);
    expect(api.requests(markHomeworkSeen)).toEqual([]);
  });

  test('says to each question what the teacher said; the others open by a tap', async () => {
    const screen = await open(backend(corrected));
    expect([screen.hasText('再数一数边'), screen.hasText('圆形2'), screen.hasText('圆形1')]).toEqual([
      true,
      true,
      false,
    ]);
    await screen.tap('第1题');
    expect(screen.hasText('圆形1')).toBe(true);
  });

  test('shows the marks of the teacher over the photo, which opens large', async () => {
    const pictures = [{ id: 'one', url: 'https://files.example/1', name: '', bytes: 1, seconds: 0 }];
    const answer = { kind: 'photo' as const, pictures };
    const marks = [
      {
        picture: 0,
        strokes: [{ colour: 'red' as const, points: [0, 0, 5000, 5000] }],
        signs: [
          { x: 2500, y: 5000, sign: 'right' as const },
          { x: 2500, y: 6000, sign: 'half' as const },
          { x: 9900, y: 7000, sign: 'wrong' as const },
        ],
      },
    ];
    const screen = await open(
      backend({
        ...corrected,
        handIn: { ...handIn, answers: [{ questionId: 2, answer }] },
        correction: aCorrection({ items: [{ questionId: 2, verdict: 'partly', marks }] }),
      }),
    );
    expect(document.querySelector('polyline')?.getAttribute('points')).toBe('0 0 5000 5000');
    const signs = screen.allByClass('marked-photo__sign');
    expect(signs.map(({ style }) => style.left)).toEqual(['25%', '25%', '88%']);
    expect(signs.map((sign) => sign.querySelector('[role="img"]')?.getAttribute('aria-label'))).toEqual([
      '对',
      '对了一半',
      '再想一想',
    ]);
    const shapes = signs.map((sign) =>
      sign.querySelector<HTMLElement>('.icon')?.style.getPropertyValue('--glyph'),
    );
    expect(new Set(shapes).size).toBe(3);
    await screen.tap(screen.byClass('marked-photo'));
    expect(screen.hasText('第1张照片，有老师的批注')).toBe(true);
    await screen.tap('放大');
    expect(screen.hasText('缩小')).toBe(true);
  });
});

describe('handed back', () => {
  test('in an app with a page of its own that one opens, and ours stays within reach', async () => {
    const screen = await open(backend(handedBack), {
      prepare: ({ app }) => {
        app.native.call = () => Promise.resolve(ok(undefined as never));
      },
    });
    await screen.tap('去订正');
    expect(screen.platform.navigation.moves).toEqual([]);
    await screen.tap('在这里订正');
    expect(screen.platform.navigation.last?.url).toContain('homework/submit');
  });

  test('elsewhere ours opens', async () => {
    const screen = await open(backend(handedBack));
    await screen.tap('去订正');
    expect(screen.platform.navigation.last?.url).toContain('homework/submit');
  });
});

describe('when it cannot be shown as it is', () => {
  test('a hand-in that waits for the network says so, and there is nothing to do', async () => {
    const api = backend(aDetail()).onFailure(handInHomework, OFFLINE);
    const screen = await open(api, {
      prepare: ({ app }) =>
        app.storage.set(keptHandIns, [
          { owner: 42, homeworkId: 7, title: '图形的规律', round: 1, handInId: 'x', answers: [] },
        ]),
    });
    expect(screen.hasText('等待网络，恢复后自动提交')).toBe(true);
    expect(screen.allByClass('screen__footer')).toEqual([]);
  });

  test.each([
    ['foreign', '9'],
    ['none', ''],
    ['no number', '7x'],
  ])('an address of %s homework leads to the list', async (_name, id) => {
    const screen = await open(backend(null), { query: { id } });
    await screen.tap('查看全部作业');
    expect(screen.platform.navigation.last).toMatchObject({ how: 'replace' });
  });

  test('a failure says what happened, and tries again', async () => {
    const api = backend(null).onFailure(getHomework, OFFLINE);
    const screen = await open(api);
    api.on(getHomework, aDetail());
    await screen.tap('重新加载');
    expect(screen.hasText('去完成')).toBe(true);
  });

  test('another parent sees nothing of what was kept', async () => {
    const first = await open(backend(aDetail()));
    const { storage } = first.platform;
    first.close();
    const api = backend(null).onFailure(getHomework, OFFLINE);
    const screen = await open(api, { platform: { storage }, user: { ...TEST_USER, userId: 43 } });
    expect(screen.hasText('图形的规律')).toBe(false);
  });
});
