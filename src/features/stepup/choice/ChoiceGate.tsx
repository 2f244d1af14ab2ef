import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, type ReactNode } from 'react';
import { Skeleton } from '@/components/Skeleton';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { AccountHead } from '../head/heads';
import { StepLine } from '../steps/StepLine';
import { EntryStore, type Entry } from './entry';
import { choiceTexts } from './texts';
import './choice-gate.scss';

interface ChoiceGateProps {
  readonly at: 'center' | 'classes' | 'times';
  readonly isBeside?: boolean;
  /** The page, once the routing leads to it. */
  readonly children?: (entry: Entry & { readonly info: NonNullable<Entry['info']> }) => ReactNode;
}

/** Routing of the container, applied to each of its pages as well: links, history and reloads bypass the container. */
export const ChoiceGate = observer(function ChoiceGate({ at, isBeside, children }: ChoiceGateProps) {
  const app = useApp();
  const [store] = useState(() => new EntryStore(app, at, isBeside));
  useLoadForSession(store.load, store.entry.reset);
  const { value } = store.entry;
  if (children && value?.info && value.place === at) return <>{children({ ...value, info: value.info })}</>;
  return (
    <Screen className="shift-center">
      <View className="shift-center__head">
        <AccountHead />
        <StepLine at="choose" />
      </View>
      <Loaded of={store.entry} skeleton={skeleton} onRetry={() => void store.load()}>
        {() => skeleton}
      </Loaded>
    </Screen>
  );
});

const skeleton = (
  <Skeleton variant="card" parts={[328, 328]} className="shift-center__body" label={choiceTexts.finding} />
);
