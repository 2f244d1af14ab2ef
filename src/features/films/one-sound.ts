import { useEffect, useRef, useState } from 'react';
import type { Singleton } from '@/stores/app/app';
import { useApp } from '@/stores/app/app-context';

/** For the browser's own player: pass the returned function to `onPlay`. */
export function useOneSound(): (media: HTMLMediaElement) => void {
  const app = useApp();
  const playing = useRef<HTMLMediaElement>();
  const release = useRef<() => void>();
  const [stop] = useState(() => () => playing.current?.pause());
  useEffect(() => () => release.current?.(), []);
  return (media) => {
    playing.current = media;
    release.current = app.get(oneSound).claim(stop);
  };
}

/** One sound at a time: claiming stops the previous holder. */
export class OneSound {
  private stop: (() => void) | undefined;

  /** Stops the previous holder; `stop` is called on the next claim. The returned function releases, without stopping anything. */
  claim(stop: () => void): () => void {
    if (this.stop === stop) return () => this.release(stop);
    const before = this.stop;
    this.stop = stop;
    before?.();
    return () => this.release(stop);
  }

  private release(stop: () => void): void {
    if (this.stop === stop) this.stop = undefined;
  }
}

/** Shared by the whole app: `app.get(oneSound).claim(…)`. */
export const oneSound: Singleton<OneSound> = () => new OneSound();
