import type { Platform } from '@/platform/types';
import type { App, Singleton } from '@/stores/app/app';
import { loadedStory } from '../bar/loaded-story';
import { followOnLockScreen } from './lock-screen';
import { StorySound } from './story-sound';

const DRAWN = 64;
const BYTE = 256;

export type { SoundProblem, StorySound } from './story-sound';
export { LoopMode } from './play-order';
export { SLEEP_CHOICES, type SleepChoice } from './sleep-timer';

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

/** Random bytes of the host, drawn once and reused in a loop: enough to shuffle stories. */
async function chanceOf(platform: Pick<Platform, 'randomBytes'>): Promise<() => number> {
  const drawn = await platform.randomBytes(DRAWN);
  const bytes = drawn.ok
    ? drawn.value
    : Uint8Array.from({ length: DRAWN }, (_, index) => (index * 89) % BYTE);
  let at = 0;
  return () => (bytes[at++ % bytes.length] ?? 0) / BYTE;
}
