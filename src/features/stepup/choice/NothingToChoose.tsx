import { observer } from 'mobx-react';
import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { useApp } from '@/stores/app/app-context';
import type { Choice } from './choice';
import { choiceTexts as texts } from './texts';

/** For a page that is over, or never applied to this child. */
export const NothingToChoose = observer(function NothingToChoose({ choice }: { readonly choice: Choice }) {
  const { router } = useApp();
  const nothing = choice.nothing ?? 'none';
  return (
    <EmptyState
      drawing={<Pea pose={nothing === 'none' ? 'waits' : 'cheers'} />}
      text={texts[nothing]}
      action={{ text: texts.toArrangement, onPress: () => void router.replace(choice.flow.done) }}
    />
  );
});
