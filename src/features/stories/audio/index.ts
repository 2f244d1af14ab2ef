import type { App, Singleton } from '@/stores/app';
import { loadedStory } from '../bar/loaded-story';
import { followOnLockScreen } from './lock-screen';
import { chanceOf } from './random';
import { StorySound } from './story-sound';

export type { StorySound } from './story-sound';
export { LoopMode } from './play-order';
export { SLEEP_CHOICES, type SleepChoice } from './sleep-timer';
export type { SoundProblem } from './problem';

/** One for the whole app; undefined where there is no audio. */
export const storySound: Singleton<Promise<StorySound | undefined>> = (app) => make(app);

async function make(app: App): Promise<StorySound | undefined> {
  const [player, chance] = await Promise.all([app.platform.sound?.(), chanceOf(app.platform)]);
  if (!player) return undefined;
  const sound = new StorySound(app, player, chance, (isLoaded) =>
    app.get(loadedStory).set(isLoaded ? sound : undefined),
  );
  followOnLockScreen(sound, player);
  return sound;
}
