import { fullStorage } from '@/platform/fake';
import { act } from 'react';
import { BACKEND_CODE } from '@/contract/errors';
import type { AnswerFile } from '@/contract/questions/question.schema';
import { worksCalls } from '@/contract/works/calls';
import { TopicState, WORK_CODE, WorkState } from '@/contract/works/values';
import BabyShowEdit from '@/pages/works/baby-show-edit';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { blobOf, FakeDeviceFiles } from '../../support/fakes/fake-device-files';
import { aTopic, aWorkDetail } from '../../support/fakes/works';
import { openScreen, type OpenedScreen, type OpenOptions } from '../support/open-screen';
import { restBetweenTaps } from '../support/rest-between-taps';

const { getWork, listWorkTopics, saveWork, submitWork } = worksCalls;

beforeEach(restBetweenTaps);
afterEach(() => jest.restoreAllMocks());

const PHOTO: AnswerFile = {
  id: 'f1',
  url: 'https://files.example/a.jpg',
  name: 'a.jpg',
  bytes: 7,
  seconds: 0,
};
const aDraft = (change = {}) =>
  aWorkDetail({ isMine: true, state: WorkState.draft, files: [PHOTO], reason: '', ...change });

const backend = (): FakeApi =>
  new FakeApi()
    .on(listWorkTopics, [aTopic(), aTopic({ id: 4, title: '夏天', state: TopicState.over })])
    .on(getWork, aDraft())
    .on(saveWork, { id: 7 })
    .on(submitWork, { state: WorkState.waiting });

async function open(api = backend(), options: OpenOptions = {}, device = new FakeDeviceFiles()) {
  const screen = await openScreen('babyShowEdit', BabyShowEdit, {
    ...{ user: TEST_USER, student: OFFICIAL, api },
    ...options,
    platform: { loadDeviceFiles: () => Promise.resolve(device), ...options.platform },
  });
  return Object.assign(screen, { device });
}

const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

async function addPhoto(screen: OpenedScreen & { device: FakeDeviceFiles }): Promise<void> {
  screen.device.picks = [new File([blobOf(10)], 'a.jpg', { type: 'image/jpeg' })];
  await screen.tap('从相册选');
}

const CONSENT = '我是孩子的监护人，同意审核通过后公开展示这个作品，并知道可以随时撤下';

describe('What is written', () => {
  test('is not said to be on a device that is full', async () => {
    const screen = await open(backend(), { platform: { storage: fullStorage(0) } });
    await screen.type(field('title'), '我的小画');
    expect(screen.hasText('这台设备存不下了，联网保存前请不要关闭页面')).toBe(true);
    expect(screen.hasText('已保存在这台设备上')).toBe(false);
  });

  test('is on the device at every keystroke and on the server ten seconds later', async () => {
    const screen = await open();
    await screen.type(field('title'), '我的小画');
    expect(screen.hasText('已保存在这台设备上')).toBe(true);
    expect(screen.api.requests(saveWork)).toEqual([]);
    await screen.advance(10_000);
    expect(screen.api.requests(saveWork)).toMatchObject([{ id: 0, kind: 'babyShow', title: '我的小画' }]);
    expect(screen.hasText('已自动保存')).toBe(true);
    await screen.type(field('words'), '画了一座桥');
    await screen.advance(10_000);
    expect(screen.api.requests(saveWork)[1]).toMatchObject({ id: 7, words: '画了一座桥' });
  });

  test('is there again after leaving without sending it', async () => {
    const offline = backend().onFailure(saveWork, { kind: 'network' });
    const first = await open(offline);
    await first.type(field('title'), '我的小画');
    const { storage } = first.platform;
    first.close();
    const screen = await open(backend(), { platform: { storage } });
    expect([field('title').value, screen.hasText('接着上次没写完的作品')]).toEqual(['我的小画', true]);
  });

  test('can be put aside for a new one, after a question where it would be lost', async () => {
    const first = await open(backend().onFailure(saveWork, { kind: 'network' }));
    await first.type(field('title'), '我的小画');
    const { storage } = first.platform;
    first.close();
    const screen = await open(backend(), { platform: { storage } });
    await screen.tap('写一个新的');
    expect(screen.hasText('换成新的就会丢失')).toBe(true);
    await screen.tap(screen.allByClass('button--danger')[0] ?? '确定');
    expect(field('title').value).toBe('');
  });

  test('is sent under one number however often it is tried', async () => {
    const api = backend().onFailure(saveWork, { kind: 'timeout' });
    const screen = await open(api);
    await screen.type(field('title'), '我的小画');
    await screen.advance(10_000);
    expect(screen.hasText('暂时无法同步，已保存在这台设备上，会自动重试')).toBe(true);
    api.on(saveWork, { id: 7 });
    await screen.advance(20_000);
    const [first, second] = api.requests(saveWork);
    expect(second?.submissionId).toBe(first?.submissionId);
    expect(first?.submissionId).toMatch(/^[0-9a-f-]{16,64}$/);
  });

  test('stays on the device alone while its name reveals too much', async () => {
    const screen = await open();
    await screen.type(field('nickname'), '13812345678');
    await screen.advance(10_000);
    expect(screen.api.requests(saveWork)).toEqual([]);
  });

  test('of another parent is not shown', async () => {
    const first = await open(backend().onFailure(saveWork, { kind: 'network' }));
    await first.type(field('title'), '我的小画');
    const { storage } = first.platform;
    first.close();
    await open(backend(), { user: { ...TEST_USER, userId: 43 }, platform: { storage } });
    expect(field('title').value).toBe('');
  });
});

describe('Sending', () => {
  const fill = async (screen: OpenedScreen): Promise<void> => {
    await screen.type(field('title'), '我的小画');
    await screen.tap(CONSENT);
  };

  test('says what is missing, and asks the server nothing', async () => {
    const screen = await open();
    await screen.tap('提交审核');
    for (const text of ['请添加照片', '标题要2到24个字', '请先阅读并同意'])
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    expect(screen.api.requests(submitWork)).toEqual([]);
  });

  test('waits for the photos, and says that it is looked at then', async () => {
    const screen = await open();
    await addPhoto(screen);
    await fill(screen);
    await screen.tap('提交审核');
    expect(screen.hasText('文件上传中，传完自动提交')).toBe(true);
    expect(screen.api.requests(submitWork)).toEqual([]);
    await act(() => screen.device.sender.whole('a.jpg'));
    await screen.settle();
    expect(screen.api.requests(saveWork).at(-1)?.files).toMatchObject([{ url: 'https://files.example/1' }]);
    expect(screen.api.requests(submitWork)).toEqual([{ id: 7, hasConsented: true }]);
    expect(screen.hasText('已提交，正在审核')).toBe(true);
    await screen.tap('看我的作品');
    expect(screen.platform.navigation.last?.url).toContain('baby-show/index?scope=mine');
  });

  test('a file that is refused is said, and what is written stays', async () => {
    const screen = await open();
    await addPhoto(screen);
    await fill(screen);
    await screen.tap('提交审核');
    const refused = { kind: 'business', code: BACKEND_CODE.badInput, message: '图片打不开' } as const;
    await act(() => screen.device.sender.fails('a.jpg', refused));
    await screen.settle();
    expect(screen.hasText('有文件没有传完，请重试或换一个')).toBe(true);
    expect(field('title').value).toBe('我的小画');
    expect(screen.api.requests(submitWork)).toEqual([]);
  });

  test('that fails says why, and can be tried again', async () => {
    const api = backend().onFailure(submitWork, { kind: 'network' });
    const screen = await open(api, { query: { id: '7' } });
    await screen.tap(CONSENT);
    await screen.tap('提交审核');
    expect(screen.allByClass('form-footer__failure')).toHaveLength(1);
    api.on(submitWork, { state: WorkState.waiting });
    await screen.tap('提交审核');
    expect(screen.hasText('已提交，正在审核')).toBe(true);
  });

  test('for a topic that closed meanwhile says so and wants another', async () => {
    const api = backend().onRefusal(submitWork, WORK_CODE.topicClosed, '这个主题已经结束');
    const screen = await open(api, { query: { id: '7' } });
    await screen.tap(CONSENT);
    await screen.tap('提交审核');
    expect(screen.byClass('form-footer__failure').textContent).toContain('这个主题已经结束');
    expect(api.requests(listWorkTopics)).toHaveLength(2);
  });

  test('what another device sent meanwhile is closed here', async () => {
    const api = backend().onRefusal(submitWork, WORK_CODE.state, '');
    const screen = await open(api, { query: { id: '7' } });
    await screen.tap(CONSENT);
    api.on(getWork, aDraft({ state: WorkState.waiting }));
    await screen.tap('提交审核');
    expect(screen.hasText('这个作品已经提交了，现在不能修改')).toBe(true);
    await screen.tap('查看作品');
    expect(screen.platform.navigation.last?.url).toBe('/pages/works/baby-show-detail/index?id=7');
  });
});

describe('A film or photos, never both', () => {
  test('asks before the photos are removed, and keeps them on a no', async () => {
    const screen = await open(backend(), { query: { id: '7' } });
    await screen.tap('视频');
    expect(screen.hasText('已添加的文件会删除')).toBe(true);
    await screen.tap('不换');
    expect(screen.allByClass('photos__tile')).toHaveLength(1);
    await screen.tap('视频');
    await screen.tap('换');
    expect([screen.allByClass('photos__tile').length, screen.hasText('拍视频')]).toEqual([0, true]);
  });

  test('a film wants a cover', async () => {
    const film = { ...PHOTO, name: 'a.mp4', seconds: 12 };
    const api = backend().on(getWork, aDraft({ isFilm: true, files: [film] }));
    const screen = await open(api, { query: { id: '7' } });
    await screen.tap(CONSENT);
    await screen.tap('提交审核');
    expect(screen.hasText('请给视频选一张封面')).toBe(true);
  });
});

test('a topic that is over says so', async () => {
  const screen = await open(backend(), { query: { topicId: '4' } });
  expect(screen.hasText('夏天，已结束')).toBe(true);
  expect(screen.hasText('这个主题已经结束，请换一个')).toBe(true);
});

test('a refused one says why, is changed and sent again', async () => {
  const refused = aDraft({ state: WorkState.refused, reason: '照片里能看到学校' });
  const screen = await open(backend().on(getWork, refused), { query: { id: '7' } });
  expect(screen.hasText('没有通过审核：照片里能看到学校。修改后可以再提交')).toBe(true);
  await screen.type(field('title'), '我的新画');
  await screen.tap(CONSENT);
  await screen.tap('提交审核');
  expect(screen.api.requests(saveWork)).toMatchObject([{ id: 7, title: '我的新画' }]);
  expect(screen.api.requests(submitWork)).toEqual([{ id: 7, hasConsented: true }]);
});

test.each([
  ['is looked at already', aDraft({ state: WorkState.waiting }), '这个作品已经提交了，现在不能修改'],
  ['is another parent’s', aWorkDetail(), '找不到这个作品，可能已经撤下了'],
])('a work that %s cannot be changed', async (_what, work, words) => {
  const screen = await open(backend().on(getWork, work), { query: { id: '7' } });
  expect(screen.hasText(words)).toBe(true);
  expect(screen.hasText('提交审核')).toBe(false);
});
