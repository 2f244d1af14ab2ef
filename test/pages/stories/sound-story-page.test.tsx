import { storiesCalls } from '@/contract/stories/calls';
import type { StoryShelves } from '@/contract/stories/schema';
import { StoryState } from '@/contract/stories/values';
import SoundStoryPage from '@/pages/stories/sound-story-page';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { aStory } from '../../support/fakes/stories';
import { openScreen } from '../support/open-screen';

const SHELVES: StoryShelves = {
  continuing: [aStory(2, { positionSeconds: 40 })],
  shelves: [
    {
      ...{ id: 501, title: '睡前故事', summary: '关灯以后听一个', teller: '月亮姐姐', count: 3 },
      stories: [
        aStory(1, { isFinished: true }),
        aStory(2, { positionSeconds: 40 }),
        aStory(3, { state: StoryState.coming, seconds: 0 }),
      ],
    },
    {
      ...{ id: 502, title: '成语故事', summary: '', teller: '书生爷爷', count: 1 },
      stories: [aStory(4, { state: StoryState.locked, isForStudents: true })],
    },
  ],
};

const open = (api: FakeApi) =>
  openScreen('soundStoryPage', SoundStoryPage, { user: TEST_USER, student: OFFICIAL, api });
const shelves = (of: StoryShelves = SHELVES) => new FakeApi().on(storiesCalls.getStoryShelves, of);

describe('the shelves of stories', () => {
  test('are by series, and say what is coming, what is for students and what was heard', async () => {
    const screen = await open(shelves());
    for (const text of [
      '睡前故事',
      '成语故事',
      '关灯以后听一个 · 月亮姐姐讲',
      '即将上线',
      '在读学员专享',
      '全部3个',
    ]) {
      expect([text, screen.hasText(text)]).toEqual([text, true]);
    }
    expect(screen.allByClass('story-cover__heard')).toHaveLength(1);
  });

  test('begin with unfinished ones', async () => {
    const screen = await open(shelves());
    expect(screen.byClass('stories__continuing').textContent).toContain('故事2');
    // To the second, as the player has it.
    expect(screen.byClass('story-continue__left').textContent).toBe('还剩 1:00');
    await screen.tap(screen.byClass('story-continue'));
    expect(screen.platform.navigation.last?.url).toContain('stories/sound-story-player');
    expect(screen.platform.navigation.last?.url).toContain('id=2');
  });

  test('lead to the full list of one series and back', async () => {
    const api = shelves();
    api.on(storiesCalls.listStories, [aStory(1), aStory(2)], 2);
    const screen = await open(api);
    await screen.tap(screen.byClass('story-shelf__more'));
    expect(api.requests(storiesCalls.listStories)).toEqual([{ seriesId: 501, page: 1, limit: 20 }]);
    expect(screen.allByClass('story-row')).toHaveLength(2);
    await screen.tap('全部');
    expect(screen.allByClass('story-shelf')).toHaveLength(2);
  });

  test('that are empty say so, and lead home', async () => {
    const screen = await open(shelves({ continuing: [], shelves: [] }));
    expect(screen.hasText('故事正在准备中')).toBe(true);
    await screen.tap('回首页');
    expect(screen.platform.navigation.last?.url).toContain('home/home');
  });

  test('that cannot be loaded are loaded when it is tried again', async () => {
    const api = new FakeApi().onFailure(storiesCalls.getStoryShelves, { kind: 'network' });
    const screen = await open(api);
    api.on(storiesCalls.getStoryShelves, SHELVES);
    await screen.tap(screen.byClass('failed-state__retry'));
    expect(screen.hasText('睡前故事')).toBe(true);
  });
});
