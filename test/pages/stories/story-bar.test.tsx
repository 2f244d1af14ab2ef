import { act } from 'react';
import { storySound } from '@/features/stories/audio';
import { storiesCalls } from '@/contract/stories/calls';
import SoundStoryPage from '@/pages/stories/sound-story-page';
import { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { FakeSound } from '../../support/fakes/fake-sound';
import { detailOf, withStories } from '../../support/fakes/stories';
import { openScreen } from '../support/open-screen';

async function open() {
  const player = new FakeSound();
  const api = withStories(new FakeApi()).on(storiesCalls.getStoryShelves, { continuing: [], shelves: [] });
  const screen = await openScreen('soundStoryPage', SoundStoryPage, {
    ...{ user: TEST_USER, student: OFFICIAL, api },
    platform: { sound: () => Promise.resolve(player) },
  });
  /** Plays a story, as another page does. */
  const play = async (): Promise<void> => {
    await act(async () => (await screen.app.get(storySound))?.open(detailOf(1)));
    await screen.settle();
  };
  const labelled = (label: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
    if (!found) throw new Error(`nothing is called ${label}`);
    return found;
  };
  return { ...screen, player, play, labelled };
}

describe('the bar of the story that is loaded', () => {
  test('is not there before a story is played', async () => {
    const { allByClass } = await open();
    expect(allByClass('story-bar-slot')).toEqual([]);
  });

  test('shows the story, pauses it and goes on', async () => {
    const { byClass, labelled, play, player, settle, tap } = await open();
    await play();
    expect(byClass('story-bar__title').textContent).toBe('故事1');
    await tap(labelled('暂停 故事1'));
    expect(player.isPlaying).toBe(false);
    await settle();
    expect(labelled('播放 故事1')).toBeTruthy();
  });

  test('leads to the player', async () => {
    const { labelled, platform, play, tap } = await open();
    await play();
    await tap(labelled('打开正在播放的故事 故事1'));
    expect(platform.navigation.last?.url).toContain('stories/sound-story-player');
  });

  test('goes with the story that is closed, and with the session', async () => {
    const { allByClass, app, labelled, play, player, settle, tap } = await open();
    await play();
    await tap(labelled('停止并关闭'));
    expect([allByClass('story-bar-slot'), player.url]).toEqual([[], '']);
    await play();
    expect(allByClass('story-bar-slot')).toHaveLength(1);
    await act(async () => app.session.clear());
    await settle();
    expect(allByClass('story-bar-slot')).toEqual([]);
  });
});
