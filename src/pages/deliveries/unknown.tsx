import { EmptyState } from '@/components/EmptyState';
import { useApp } from '@/stores/app-context';
import { expressTexts } from './texts';
import './deliveries.scss';

/** An address of nothing: an old link, or one without a number. */
export function Unknown() {
  const { router } = useApp();
  return (
    <EmptyState
      className="express__unknown"
      text={expressTexts.unknown}
      action={{ text: expressTexts.toList, onPress: () => void router.replace('myExpressList') }}
    />
  );
}
