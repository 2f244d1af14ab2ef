import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import { Screen } from '@/features/screen';
import { useApp } from '@/stores/app-context';
import { feedbackTexts } from '../texts';

/** Thanks, and the way back. */
export function Sent({ onAnother }: { onAnother: () => void }) {
  const { router } = useApp();
  return (
    <Screen className="feedback-sent">
      <View className="feedback-sent__words" {...aria({ role: 'status' })}>
        <Illustration name="success" />
        <View className="feedback-sent__title">{feedbackTexts.sentTitle}</View>
        <View className="feedback-sent__note">{feedbackTexts.sentNote}</View>
      </View>
      <View className="feedback-sent__actions">
        <Button block onPress={() => void router.back()}>
          {feedbackTexts.back}
        </Button>
        <Button className="feedback-sent__another" kind="text" block onPress={onAnother}>
          {feedbackTexts.another}
        </Button>
      </View>
    </Screen>
  );
}
