import { observer } from 'mobx-react';
import { EmptyState } from '@/components/EmptyState';
import { useApp } from '@/stores/app/app-context';
import type { Choice } from './choice';
import { choiceTexts as texts } from './texts';

/** For a page that is over, or never applied to this child. */
export const NothingToChoose = observer(function NothingToChoose({ choice }: { readonly choice: Choice }) {
  const { router } = useApp();
  const nothing = choice.nothing ?? 'none';
  return (
    <EmptyState
      illustration={nothing === 'none' ? 'empty' : 'success'}
      text={texts[nothing]}
      action={{ text: texts.toArrangement, onPress: () => void router.replace(choice.flow.done) }}
    />
  );
});
