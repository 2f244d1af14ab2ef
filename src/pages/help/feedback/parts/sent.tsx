import { ResultBody } from '@/components/ResultBody';
import { Screen } from '@/features/screen';
import { useApp } from '@/stores/app-context';
import { feedbackTexts } from '../texts';

/** Thanks, and the way back. */
export function Sent({ onAnother }: { onAnother: () => void }) {
  const { router } = useApp();
  return (
    <Screen className="feedback-sent">
      <ResultBody
        title={feedbackTexts.sentTitle}
        note={feedbackTexts.sentNote}
        action={{ text: feedbackTexts.back, onPress: () => void router.back() }}
        secondary={{ text: feedbackTexts.another, onPress: onAnother }}
      />
    </Screen>
  );
}
