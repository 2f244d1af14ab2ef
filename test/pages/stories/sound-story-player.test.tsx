import { act } from 'react';
import { filmsCalls } from '@/contract/films/calls';
import { storiesCalls } from '@/contract/stories/calls';
import { StoryState } from '@/contract/stories/values';
import SoundStoryPlayer from '@/pages/stories/sound-story-player';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { FakeSound } from '../../support/fakes/fake-sound';
import { detailOf, withStories } from '../../support/fakes/stories';
import { openScreen } from '../support/open-screen';

async function open(api = withStories(new FakeApi()), id: string | undefined = '1', query = {}) {
  const player = new FakeSound();
  const screen = await openScreen('soundStoryPlayer', SoundStoryPlayer, {
    ...{ user: TEST_USER, student: OFFICIAL, api, query: { id, ...query } },
    platform: { sound: () => Promise.resolve(player) },
  });
  await screen.settle();
  await screen.settle();
  const labelled = (label: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
    if (!found) throw new Error(`nothing is called ${label}`);
    return found;
  };
  return { ...screen, player, labelled };
}

describe('the story player', () => {
  test('plays the story at once, under its picture, with the series and the narrator', async () => {
    const { byClass, hasText, labelled, player } = await open();
    expect(player.loaded).toHaveLength(1);
    expect(hasText('睡前故事 · 月亮姐姐讲')).toBe(true);
    expect(byClass('story-player__title').textContent).toBe('故事1');
    expect(labelled('暂停 故事1')).toBeTruthy();
  });

  test('pauses and goes on with one huge button', async () => {
    const { labelled, player, tap } = await open();
    await tap(labelled('暂停 故事1'));
    expect(player.isPlaying).toBe(false);
  });

  test('marks the current line, and plays from the line that is tapped', async () => {
    const { allByClass, byClass, player, settle, tap } = await open();
    expect(byClass('story-words__line--now').textContent).toBe('从前有一颗豌豆。');
    const [, second] = allByClass('story-words__line');
    if (second) await tap(second);
    await settle();
    expect(player.time).toBe(60);
    expect(byClass('story-words__line--now').textContent).toBe('他睡着了。');
  });

  test('goes to the next story, and shows it in the place of the first', async () => {
    const { byClass, labelled, tap } = await open();
    await tap(labelled('下一个故事'));
    expect(byClass('story-player__title').textContent).toBe('故事2');
    expect(labelled('上一个故事').getAttribute('aria-disabled')).not.toBe('true');
  });

  test('has the address of the story that it shows', async () => {
    const { labelled, platform, tap } = await open();
    expect(platform.log.addresses).toEqual([]);
    await tap(labelled('下一个故事'));
    expect(platform.log.addresses).toEqual(['https://app.example/soundStoryPlayer?id=2']);
  });

  test('offers speed, order, sleep and the list, and says what is chosen', async () => {
    const { api, hasText, settle, tap } = await open();
    await tap('倍速');
    await tap('1.5x');
    await settle();
    expect(api.requests(filmsCalls.saveWatchSpeed)).toEqual([{ speed: 1.5 }]);
    await tap('定时');
    await tap('10分钟后');
    expect(hasText('还有 10:00')).toBe(true);
    await tap('列表');
    expect(hasText('睡前故事（3个）')).toBe(true);
    await tap('故事3');
    expect(hasText('故事3')).toBe(true);
  });

  test('opened for bedtime stops after its story', async () => {
    const { hasText, byClass, player, settle } = await open(undefined, '1', { stop: 'end' });
    expect([hasText('讲完这个就停'), player.isPlaying]).toEqual([true, true]);
    await act(async () => player.end());
    await settle();
    expect(byClass('story-player__title').textContent).toBe('故事1');
    expect([hasText('定时'), player.isPlaying]).toEqual([true, false]);
  });

  test('offers the app where it is available', async () => {
    const { hasText, platform, tap } = await open();
    expect(hasText('在豌豆家长端里听')).toBe(true);
    await tap('下载');
    expect(platform.navigation.last?.url).toContain('download/download-app');
    expect(platform.navigation.last?.url).toContain('enter=7');
  });

  test.each([
    [StoryState.coming, '即将上线', '正在录制'],
    [StoryState.locked, '在读学员专享', '报名后就能听'],
  ])('plays nothing of a story that is %p, and leads to others', async (state, badge, note) => {
    const api = withStories(new FakeApi());
    api.on(storiesCalls.getStory, detailOf(1, { state, paragraphs: [] }));
    const { hasText, platform, player, tap } = await open(api);
    expect([hasText(badge), hasText(note), player.loaded]).toEqual([true, true, []]);
    await tap('听听其他故事');
    expect(platform.navigation.last?.url).toContain('stories/sound-story-page');
  });

  test.each(['', 'x', '0', '1e3', '99999999999999999'])(
    'of an address that names no story is missing, and not asked for: %p',
    async (id) => {
      const { api, hasText } = await open(undefined, id);
      expect(hasText('找不到这个故事')).toBe(true);
      expect(api.requests(storiesCalls.getStory)).toEqual([]);
    },
  );

  test('says that the network is away, and that it goes on by itself', async () => {
    const { hasText, player } = await open();
    await act(async () => player.break('network'));
    expect(hasText('网络断开了，恢复后会接着讲')).toBe(true);
  });

  test('leads past a story that is broken', async () => {
    const { byClass, hasText, player, tap } = await open();
    await act(async () => player.break('format'));
    expect(hasText('这个故事暂时无法播放')).toBe(true);
    await tap('听下一个');
    expect(byClass('story-player__title').textContent).toBe('故事2');
  });

  test('says so where nothing sounds', async () => {
    const screen = await openScreen('soundStoryPlayer', SoundStoryPlayer, {
      ...{ user: TEST_USER, student: OFFICIAL, api: withStories(new FakeApi()), query: { id: '1' } },
    });
    await screen.settle();
    expect(screen.hasText('当前环境不能播放声音')).toBe(true);
  });
});
