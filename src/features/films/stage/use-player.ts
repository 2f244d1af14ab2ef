import { useEffect, useState, type ComponentType } from 'react';
import type { FilmPlayerProps } from '../player/FilmPlayer';

interface LatePlayer {
  readonly Player: ComponentType<FilmPlayerProps> | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the player's chunk in parallel with the film's data; not in a page's first bundle. */
export function usePlayer(): LatePlayer {
  const [Player, setPlayer] = useState<ComponentType<FilmPlayerProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    import('../player/FilmPlayer').then(
      ({ default: Loaded }) => isMounted && setPlayer(() => Loaded),
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [attempt]);
  const retry = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { Player, hasFailed, retry };
}
