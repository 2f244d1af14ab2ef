import { EmptyState } from '@/components/EmptyState';
import { Pea } from '@/components/Pea';
import { Screen } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { reminderTexts as texts } from '../texts';

/** Only WeChat's mini program has these messages. */
export function RemindersScreen() {
  const { router } = useApp();
  return (
    <Screen>
      <EmptyState
        drawing={<Pea pose="points" />}
        text={texts.elsewhere}
        action={{ text: texts.toMessages, onPress: () => void router.go('informationCenter') }}
      />
    </Screen>
  );
}
