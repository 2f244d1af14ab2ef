import { EmptyState } from '@/components/EmptyState';
import { Screen } from '@/features/screen';
import { reminderTexts as texts } from '../texts';

/** Only WeChat's mini program has these messages. */
export function RemindersScreen() {
  return (
    <Screen>
      <EmptyState text={texts.elsewhere} />
    </Screen>
  );
}
