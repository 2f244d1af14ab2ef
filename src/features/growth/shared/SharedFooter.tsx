import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { toTrial } from '@/features/activities/free-trial/to-trial';
import { byBeijing } from '@/features/dates/zones';
import { formatDate } from '@/features/lessons/dates';
import { useApp } from '@/stores/app/app-context';
import { sharedTexts as texts } from './texts';
import './index.scss';

/** Child, expiry, and a link for interested viewers. */
export function SharedFooter({ endsAt }: { readonly endsAt: string }) {
  const app = useApp();
  const day = byBeijing(formatDate(endsAt), app.serverClock);
  return (
    <View className="shared__footer">
      <View className="shared__words">{texts.footer}</View>
      {day && <View className="shared__until">{texts.until(day)}</View>}
      <Button kind="secondary" size="medium" onPress={() => void toTrial(app)}>
        {texts.trial}
      </Button>
    </View>
  );
}
