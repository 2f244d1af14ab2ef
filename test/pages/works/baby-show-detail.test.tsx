import { act } from 'react';
import { BACKEND_CODE, ok } from '@/contract/errors';
import { shareCalls } from '@/contract/share/calls';
import { Runtime } from '@/contract/host';
import { worksCalls } from '@/contract/works/calls';
import type { WorkDetail } from '@/contract/works/schema';
import { CommentState, WorkState } from '@/contract/works/values';
import BabyShowDetail from '@/pages/works/baby-show-detail';
import { createFakePlatform } from '@/platform/fake';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aFilmDetail, aWorkComment, aWorkDetail } from '../../support/fakes/works';
import { breaksTwice } from '../films/breaks';
import { openScreen, type OpenedScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';

const { addWorkComment, collectWork, getWork, likeWork, listWorkComments, removeWorkComment } = worksCalls;
const { reportWork, takeBackWork } = worksCalls;
const { getBeacoinByShareWechat } = shareCalls;

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

const backend = (work: WorkDetail = aWorkDetail()): FakeApi =>
  new FakeApi()
    .on(getWork, work)
    .on(listWorkComments, [aWorkComment()], 1)
    .on(getBeacoinByShareWechat, { stars: 2, isFirstToday: true });

const open = (api: FakeApi = backend(), options: OpenOptions = {}) =>
  openScreen('babyShowDetail', BabyShowDetail, {
    ...{ user: TEST_USER, student: OFFICIAL, api, query: { id: '7' } },
    ...options,
  });
const visit = (api: FakeApi = backend()) =>
  openScreen('babyShowDetail', BabyShowDetail, { api, query: { id: '7' } });

const action = (screen: OpenedScreen, index: number): HTMLElement => {
  const found = screen.allByClass('work-actions__action')[index];
  if (!found) throw new Error(`no action ${index}`);
  return found;
};
const labelled = (label: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
  if (!found) throw new Error(`nothing called ${label}`);
  return found;
};
const more = (screen: OpenedScreen) => screen.tap(screen.byClass('work-view__more'));
const like = (screen: OpenedScreen) => action(screen, 0);

test('shows photos, whose they are and what is said of them', async () => {
  const screen = await open();
  expect(screen.platform.log.titles.at(-1)).toBe('我的小画');
  expect(screen.byClass('work-photos__count').textContent).toBe('1/2');
  for (const text of ['我的小画', '小豆 · 11月20日', '画了一座桥。', '画得真好'])
    expect([text, screen.hasText(text)]).toEqual([text, true]);
});

test('a photo opens whole, and the next one is a step away', async () => {
  const screen = await open();
  await screen.tap(labelled('第1张照片，共2张，点开看大图'));
  expect(screen.byClass('photo-viewer__title').textContent).toBe('第1张，共2张');
  await screen.tap(labelled('下一张'));
  expect(screen.byClass('photo-viewer__title').textContent).toBe('第2张，共2张');
});

test('plays a film, also fullscreen', async () => {
  const screen = await open(backend(aFilmDetail()));
  expect(document.querySelector('video')?.src).toBe('https://files.example/a.mp4');
  await screen.tap('全屏看');
  expect(screen.platform.navigation.last?.url).toBe('/pages/works/baby-show-video/index?id=7');
});

test('a film that does not load is loaded again', async () => {
  const screen = await open(backend(aFilmDetail()));
  await breaksTwice(screen);
  expect(screen.hasText('视频暂时无法播放')).toBe(true);
  await screen.tap('重试');
  expect(screen.api.requests(getWork)).toHaveLength(3);
});

describe('a like', () => {
  test('shows at once, and of quick taps the last one counts', async () => {
    const api = backend();
    const answer = api.onHold(likeWork);
    const screen = await open(api);
    await screen.tap(like(screen));
    expect([like(screen).textContent, like(screen).getAttribute('aria-pressed')]).toEqual(['6', 'true']);
    await screen.tap(like(screen));
    await screen.tap(like(screen));
    await screen.tap(like(screen));
    expect(screen.api.requests(likeWork)).toEqual([{ id: 7, isLiked: true }]);
    api.on(likeWork, { likes: 5 });
    await act(async () => answer(ok({ likes: 6 })));
    await screen.settle();
    expect(screen.api.requests(likeWork)).toEqual([
      { id: 7, isLiked: true },
      { id: 7, isLiked: false },
    ]);
    expect(like(screen).textContent).toBe('5');
  });

  test('that fails is taken back, with the reason', async () => {
    const screen = await open(backend().onFailure(likeWork, { kind: 'network' }));
    await screen.tap(like(screen));
    expect([like(screen).textContent, like(screen).getAttribute('aria-pressed')]).toEqual(['5', 'false']);
    expect(screen.toasts).toHaveLength(1);
  });

  test('a collection is one as well', async () => {
    const screen = await open(backend().on(collectWork, { collected: 3 }));
    await screen.tap(action(screen, 1));
    expect(screen.api.requests(collectWork)).toEqual([{ id: 7, isCollected: true }]);
    expect(action(screen, 1).textContent).toBe('3');
  });
});

describe('a visitor', () => {
  test('sees the work and is led to the login by a like, which comes back here', async () => {
    const screen = await visit();
    expect(screen.hasText('画了一座桥。')).toBe(true);
    await screen.tap(like(screen));
    expect(screen.api.requests(likeWork)).toEqual([]);
    expect(decodeURIComponent(screen.platform.navigation.last?.url ?? '')).toMatch(
      /login.*babyShowDetail\?id=7/,
    );
  });

  test.each(['登录后写评论', '更多'])('is led to the login by %s', async (words) => {
    const screen = await visit();
    await screen.tap(document.querySelector<HTMLElement>(`[aria-label="${words}"]`) ?? words);
    expect(screen.platform.navigation.last?.url).toContain('account/login');
  });

  test('may pass it on, without stars', async () => {
    const screen = await visit();
    await screen.tap('分享');
    await screen.tap('复制链接');
    expect(screen.platform.log.copied).toEqual(['https://app.example/babyShowDetail?id=7']);
    expect(screen.api.requests(getBeacoinByShareWechat)).toEqual([]);
  });
});

describe('a work that is not there', () => {
  const missing = () => new FakeApi().onRefusal(getWork, BACKEND_CODE.notFound, '');

  test('says so and leads a parent to others', async () => {
    const screen = await open(missing());
    expect(screen.hasText('找不到这个作品，可能已经撤下了')).toBe(true);
    await screen.tap('看其他作品');
    expect(screen.platform.navigation.last?.url).toContain('works/baby-show/index');
  });

  test('leads a visitor home, and to no login', async () => {
    const screen = await visit(missing());
    await screen.tap('回首页');
    expect(screen.platform.navigation.last?.url).toContain('home/home');
  });

  test('of an address without an id makes no request', async () => {
    const screen = await open(missing(), { query: { id: 'x' } });
    expect(screen.hasText('找不到这个作品')).toBe(true);
    expect(screen.api.requests(getWork)).toEqual([]);
  });
});

test('passing it on brings stars once a day, and reveals only the shown name', async () => {
  const screen = await open();
  await screen.tap('分享');
  await screen.tap('复制链接');
  expect(screen.api.requests(getBeacoinByShareWechat)).toEqual([{ id: 'work:7' }]);
  expect(screen.toasts).toContain('分享成功，孩子得到2颗星星');
  expect(screen.app.share.current()).toMatchObject({ title: '小豆的作品：我的小画' });
});

describe('comments', () => {
  const field = (): HTMLElement =>
    document.querySelector<HTMLElement>('textarea[name="comment"]') as HTMLElement;
  const write = (screen: OpenedScreen) => screen.tap(screen.byClass('work-actions__comment'));
  const mine = aWorkComment({ id: 32, text: '加油', isMine: true, state: CommentState.waiting });

  test('an own one is marked as waiting for review', async () => {
    const screen = await open(backend().on(addWorkComment, mine));
    await write(screen);
    await screen.type(field(), ' 加油 ');
    await screen.tap('发送');
    expect(screen.api.requests(addWorkComment)).toMatchObject([{ id: 7, text: '加油' }]);
    expect(screen.hasText('审核后大家就能看到')).toBe(true);
    expect(screen.toasts).toEqual(['评论已发送，审核后大家就能看到']);
    await write(screen);
    expect((field() as HTMLTextAreaElement).value).toBe('');
    // The comment is not public yet: the count stays the same.
    expect(screen.hasText('评论 1')).toBe(true);
  });

  test('what was typed when the session ended is there again after the login', async () => {
    const first = await open();
    await write(first);
    await first.type(field(), '画得真好');
    await act(() => first.app.sessionPolicy.forced(TEST_USER.token));
    const { storage } = first.platform;
    const screen = await open(backend(), { platform: { storage } });
    expect((field() as HTMLTextAreaElement).value).toBe('画得真好');
    expect(screen.toasts).toEqual(['登录前填写的内容已恢复']);
  });

  test('what could not be sent stays, and is the same comment when it is sent again', async () => {
    const api = backend().onFailure(addWorkComment, { kind: 'timeout' });
    const screen = await open(api);
    await write(screen);
    await screen.type(field(), '加油');
    await screen.tap('发送');
    expect((field() as HTMLTextAreaElement).value).toBe('加油');
    api.on(addWorkComment, mine);
    await screen.tap('发送');
    const [first, second] = api.requests(addWorkComment);
    expect(second?.submissionId).toBe(first?.submissionId);
  });

  test('what is not sent stays in the bar', async () => {
    const screen = await open();
    await write(screen);
    await screen.type(field(), '画得');
    await screen.tap(labelled('关闭'));
    expect(screen.byClass('work-actions__comment').textContent).toBe('画得');
  });

  test('more than 100 characters are counted and not sent', async () => {
    const screen = await open();
    await write(screen);
    await screen.type(field(), '好'.repeat(101));
    expect([screen.hasText('101/100'), screen.hasText('最多100个字')]).toEqual([true, true]);
    await screen.tap('发送');
    expect(screen.api.requests(addWorkComment)).toEqual([]);
  });

  test('an own one can be removed, after a question', async () => {
    const api = backend().on(listWorkComments, [mine], 1).on(removeWorkComment, null);
    const screen = await open(api);
    await screen.tap('删除');
    await screen.tap(screen.allByClass('button--danger')[0] ?? '删除');
    expect(screen.api.requests(removeWorkComment)).toEqual([{ commentId: 32 }]);
    expect(screen.hasText('加油')).toBe(false);
  });
});

describe('a report', () => {
  test('wants a reason, takes words, and says that it arrived', async () => {
    const screen = await open(backend().on(reportWork, null));
    await more(screen);
    await screen.tap('举报');
    await screen.tap('提交举报');
    expect(screen.hasText('请选择一个原因')).toBe(true);
    await screen.tap('泄露了孩子的隐私');
    await screen.tap('提交举报');
    expect(screen.api.requests(reportWork)).toEqual([{ id: 7, reason: 1, words: '' }]);
    expect(screen.toasts).toEqual(['已收到举报，我们会尽快查看']);
  });

  test('that fails keeps what was chosen and says why', async () => {
    const screen = await open(backend().onFailure(reportWork, { kind: 'network' }));
    await more(screen);
    await screen.tap('举报');
    await screen.tap('其他原因');
    await screen.tap('提交举报');
    expect(screen.hasText('提交失败')).toBe(true);
  });
});

describe("the parent's own work", () => {
  const own = (change: Partial<WorkDetail> = {}) => aWorkDetail({ isMine: true, ...change });
  const confirm = (screen: OpenedScreen) => screen.tap('撤下并删除');

  test('is taken back after a warning that its files are gone for good', async () => {
    const screen = await open(backend(own()).on(takeBackWork, null));
    await more(screen);
    await screen.tap('撤下作品');
    expect(screen.hasText('作品里的视频和照片会永久删除')).toBe(true);
    await confirm(screen);
    expect(screen.api.requests(takeBackWork)).toEqual([{ id: 7 }]);
    expect(screen.hasText('作品已撤下，文件已经删除')).toBe(true);
    expect([screen.hasText('画了一座桥。'), screen.hasText('分享')]).toEqual([false, false]);
  });

  test('stays where that failed, with the reason', async () => {
    const screen = await open(backend(own()).onFailure(takeBackWork, { kind: 'network' }));
    await more(screen);
    await screen.tap('撤下作品');
    await confirm(screen);
    expect([screen.hasText('画了一座桥。'), screen.toasts[0]?.startsWith('撤下失败')]).toEqual([true, true]);
  });

  test('that was refused says why and can be changed, and can be neither liked nor passed on', async () => {
    const refused = own({ state: WorkState.refused, reason: '照片里能看到学校' });
    const screen = await open(backend(refused));
    expect(screen.hasText('没有通过：照片里能看到学校')).toBe(true);
    expect(screen.allByClass('work-actions')).toEqual([]);
    await screen.tap('修改作品');
    expect(screen.platform.navigation.last?.url).toBe('/pages/works/baby-show-edit/index?id=7');
  });

  test('that waits says so and cannot be changed', async () => {
    const screen = await open(backend(own({ state: WorkState.waiting })));
    expect(screen.hasText('正在审核，通过后大家就能看到')).toBe(true);
    await more(screen);
    expect([screen.hasText('修改作品'), screen.hasText('撤下作品')]).toEqual([false, true]);
  });

  test('film can be saved, another’s cannot', async () => {
    const mine = await open(backend(aFilmDetail({ isMine: true })));
    expect(mine.hasText('保存视频')).toBe(true);
    const others = await open(backend(aFilmDetail()));
    expect(others.hasText('保存视频')).toBe(false);
  });

  test('film goes on to other apps from an app that takes it there, with the stars of the day', async () => {
    const api = backend(aFilmDetail({ isMine: true }));
    const { environment } = createFakePlatform();
    const platform = { runtime: Runtime.iosApp, environment: { ...environment, appVersion: '2.2.0' } };
    const screen = await open(api, { platform });
    await screen.tap('分享或保存视频');
    await screen.tap('朋友圈');
    expect(api.requests(getBeacoinByShareWechat)).toEqual([{ id: 'work:7' }]);
  });
});
