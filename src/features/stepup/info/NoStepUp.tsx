import { EmptyState } from '@/components/EmptyState';
import { useApp } from '@/stores/app/app-context';
import { noStepUpTexts as texts } from '../texts';

/** Nothing to decide this year, with a next action. */
export function NoStepUp() {
  const { router } = useApp();
  return <EmptyState text={texts.text} action={{ text: texts.home, onPress: () => void router.home() }} />;
}
