import { makeAutoObservable } from 'mobx';
import { storiesCalls } from '@/contract/stories/calls';
import type { StoryDetail } from '@/contract/stories/schema';
import { StoryState } from '@/contract/stories/values';
import type { storySound, StorySound } from '@/features/stories/audio';
import { loadedStory } from '@/features/stories/bar/loaded-story';
import { recordId } from '@/services/helpers/record-id';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';

/** The player's chunk is loaded with the first story. */
type LoadSound = () => Promise<{ readonly storySound: typeof storySound }>;

/** The address's story; once playing, the current one of the queue. */
export class PlayerStore {
  readonly detail = new Loadable<StoryDetail>();
  sound: StorySound | undefined = undefined;
  /** Audio is not available. */
  isSilent = false;
  private isFollowing = false;

  constructor(
    private readonly app: App,
    private readonly id: string | undefined,
    /** Stops after this story, as for a child that falls asleep. */
    private readonly stopsAtEnd = false,
    private readonly loadSound: LoadSound = () => import('@/features/stories/audio'),
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get story(): StoryDetail | undefined {
    return (this.isFollowing ? this.sound?.story : undefined) ?? this.detail.value;
  }

  /** The displayed story is the player's. */
  get isLoaded(): boolean {
    return this.story !== undefined && this.sound?.story?.id === this.story.id;
  }

  async load(): Promise<void> {
    const id = recordId(this.id);
    const { sound } = this.app.get(loadedStory);
    // Opened from the mini player: continue.
    if (sound?.story && sound.story.id === id) {
      this.detail.set(sound.story);
      this.sound = sound;
      this.isFollowing = true;
      if (this.stopsAtEnd) sound.sleep.choose('story');
      return;
    }
    const found = await this.detail.find(id, (named) =>
      this.app.api.call(storiesCalls.getStory, { id: named }),
    );
    if (found.ok && found.value.state === StoryState.open) await this.begin(found.value);
  }

  /** By a user gesture. */
  toggle(): void {
    const { sound, story } = this;
    if (!story) return;
    if (sound && this.isLoaded) sound.toggle();
    else void this.begin(story);
  }

  reset(): void {
    this.detail.reset();
    this.isFollowing = false;
  }

  private async begin(story: StoryDetail): Promise<void> {
    const loaded = this.sound ?? (await this.soundOf());
    this.isSilent = loaded === undefined;
    // The page was left, or the session changed, during the load.
    if (!loaded || this.detail.value?.id !== story.id) return;
    this.sound = loaded;
    this.isFollowing = true;
    if (this.stopsAtEnd) loaded.sleep.choose('story');
    await loaded.open(story);
  }

  private async soundOf(): Promise<StorySound | undefined> {
    try {
      const { storySound: part } = await this.loadSound();
      return await this.app.get(part);
    } catch {
      return undefined;
    }
  }
}
