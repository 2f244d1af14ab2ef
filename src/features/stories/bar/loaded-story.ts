import { makeAutoObservable } from 'mobx';
import type { Singleton } from '@/stores/app/app';
import type { StorySound } from '../audio/story-sound';

/** Whether a story is loaded. Pages without stories import only this; the player loads with the first story. */
class LoadedStory {
  sound: StorySound | undefined = undefined;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  set(sound: StorySound | undefined): void {
    this.sound = sound;
  }
}

export const loadedStory: Singleton<LoadedStory> = () => new LoadedStory();
