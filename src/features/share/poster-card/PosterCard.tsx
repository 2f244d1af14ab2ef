import { observer } from 'mobx-react';
import { useState } from 'react';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useLazy } from '@/features/screen/use-lazy';
import { useApp } from '@/stores/app/app-context';
import { PosterStore } from './poster-store';

/** Loaded per session. */
export function usePosterCard(): PosterStore {
  const app = useApp();
  const [store] = useState(() => new PosterStore(app));
  useLoadForSession(store.load, store.reset);
  return store;
}

interface PosterCardProps {
  readonly store: PosterStore;
}

export const PosterCard = observer(function PosterCard({ store }: PosterCardProps) {
  return store.poster || store.isAwaited ? <Shown store={store} /> : null;
});

/** Loads the card's chunk in parallel with its data. */
const Shown = observer(function Shown({ store }: PosterCardProps) {
  const Face = useLazy(() => import('./PosterFace'));
  return Face && store.poster ? <Face poster={store.poster} onPress={store.press} /> : null;
});
