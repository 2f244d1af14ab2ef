import { makeAutoObservable } from 'mobx';
import type { Part } from '@/stores/app';
import type { StorySound } from '../audio/story-sound';

/** Whether a story is loaded: all that pages without stories know of it. Whoever plays the first one brings the rest. */
class LoadedStory {
  sound: StorySound | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  set(sound: StorySound | undefined): void {
    this.sound = sound;
  }
}

export const loadedStory: Part<LoadedStory> = () => new LoadedStory();
