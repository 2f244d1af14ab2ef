import { useLazy } from '@/features/screen/use-lazy';
import type { MineFactsStore } from './facts-store';

interface ForTestersProps {
  readonly store: MineFactsStore;
}

function Table({ store }: ForTestersProps) {
  const Loaded = useLazy(() => import('./RulesTable'));
  return Loaded && <Loaded store={store} />;
}

/** Static condition: builds for parents do not contain the table. */
export const ForTesters = process.env.NODE_ENV === 'development' || __SCENARIOS__ ? Table : () => null;
