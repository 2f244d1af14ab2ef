import { BACKEND_CODE } from '@/contract/errors';
import { shareCalls } from '@/contract/share/calls';
import { worksCalls } from '@/contract/works/calls';
import { workPosterOf } from '@/features/works/little-teacher/poster';
import SharePoster from '@/pages/share/share-poster';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { openScreen } from '../support/open-screen';
import { workDetail } from './samples';

const { getWork, listWorkComments } = worksCalls;
const { getBeacoinByShareWechat } = shareCalls;
const PICTURE = `data:image/png;base64,${'A'.repeat(200)}`;

/** jsdom has no canvas: a drawing context that accepts every call. */
const pen = new Proxy(
  {},
  {
    get: (_pen, name) => (name === 'measureText' ? () => ({ width: 10 }) : () => undefined),
    set: () => true,
  },
);
const canvasAnswers = (answer: unknown) => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(answer as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(PICTURE);
};

beforeEach(() => canvasAnswers(pen));
afterEach(() => jest.restoreAllMocks());

const backend = (isMine = true) =>
  new FakeApi()
    .on(getWork, workDetail(3, { isMine, title: '分苹果' }))
    .on(listWorkComments, [], 0)
    .on(getBeacoinByShareWechat, { stars: 5, isFirstToday: true });

async function open(api = backend()) {
  const screen = await openScreen('sharePoster', SharePoster, {
    ...{ api, user: TEST_USER, student: OFFICIAL },
    query: { workId: '3' },
  });
  await screen.settle();
  return screen;
}

describe('The poster of an explanation', () => {
  test('says what friends see: the shown name, the question, the title and what others gave', () => {
    const detail = workDetail(3, { title: '分苹果', topicTitle: '苹果怎么分', likes: 6, words: '家在三楼' });
    expect(workPosterOf(detail)).toEqual({
      ...{ name: '小豆', headline: '小老师小豆', title: '苹果怎么分', sentence: '我来讲：分苹果', until: '' },
      figures: [{ name: '点赞', value: '6', unit: '个' }],
    });
  });

  test('is drawn of what is public, and leads friends to their page', async () => {
    const screen = await open();
    expect(screen.byClass('picture__image').getAttribute('src')).toBe(PICTURE);
    expect(screen.app.share.current()).toMatchObject({
      toURL: 'https://app.example/littleTeacherShare?id=3',
    });
    expect(screen.api.sent.some(({ call, options }) => call === getWork && options?.token === '')).toBe(true);
  });

  test('is saved, which gives stars to its own parent only', async () => {
    const screen = await open();
    await screen.tap('保存海报');
    expect(screen.platform.abilities.paramsOf('saveImage')).toEqual([{ imgBase: PICTURE }]);
    expect(screen.api.requests(getBeacoinByShareWechat)).toEqual([{ id: 'work:3' }]);
    const other = await open(backend(false));
    await other.tap('保存海报');
    expect(other.api.requests(getBeacoinByShareWechat)).toEqual([]);
  });

  test('does not exist for a work that is not shown', async () => {
    const screen = await open(new FakeApi().onRefusal(getWork, BACKEND_CODE.notFound, ''));
    expect(screen.hasText('展示中的讲解才能做成海报')).toBe(true);
    await screen.tap('更多小老师');
    expect(screen.platform.navigation.last?.url).toContain('little-teacher-list');
  });

  test('that a device cannot draw is a link', async () => {
    canvasAnswers(null);
    const screen = await open();
    await screen.tap('改为分享链接');
    expect(screen.hasText('复制链接')).toBe(true);
  });
});
