import { View } from '@tarojs/components';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { LoadFailure } from '@/features/shapes';
import type { FilmPlayerProps } from '../player/FilmPlayer';
import './stage.scss';

const LOADING = '视频加载中…';

interface LazyPlayer {
  readonly Player: ComponentType<FilmPlayerProps> | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Loads the player's chunk in parallel with the film's data; not in a page's first bundle. */
export function usePlayer(): LazyPlayer {
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

export const NoPlayer = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Box>
    <LoadFailure compact error={{ kind: 'network' }} onRetry={onRetry} />
  </Box>
);

export function Box({ children }: { readonly children: ReactNode }) {
  return (
    <View className="film-stage">
      <View className="film-stage__inside">{children}</View>
    </View>
  );
}

export const PageSkeleton = () => (
  <View className="film-stage" {...aria({ role: 'status', 'aria-label': LOADING })}>
    <SkeletonBlock height="100%" className="film-stage__skeleton" />
  </View>
);
