import { useEffect, useRef, useState } from 'react';
import { useApp } from '@/stores/app/app-context';
import { oneSound } from './one-sound';

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
