import { observer } from 'mobx-react';
import { useState } from 'react';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { useApp } from '@/stores/app/app-context';
import PosterFace from './PosterFace';
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

/** Not lazy: what is known shows at once, and is measured with the other cards of home. */
export const PosterCard = observer(function PosterCard({ store }: PosterCardProps) {
  return store.poster ? <PosterFace poster={store.poster} onPress={store.press} /> : null;
});
