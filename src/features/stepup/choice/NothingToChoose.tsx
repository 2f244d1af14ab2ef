import { observer } from 'mobx-react';
import { EmptyState } from '@/components/EmptyState';
import { useApp } from '@/stores/app-context';
import type { Choice } from './choice';
import { choiceTexts as texts } from './texts';

/** Somebody came back to a page that is over, or was never for this child. */
export const NothingToChoose = observer(function NothingToChoose({ choice }: { readonly choice: Choice }) {
  const { router } = useApp();
  const isOver = choice.nothing === 'over';
  return (
    <EmptyState
      illustration={isOver ? 'success' : 'empty'}
      text={isOver ? texts.over : texts.none}
      action={{ text: texts.toArrangement, onPress: () => void router.replace(choice.flow.done) }}
    />
  );
});
