import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { questionsTexts as texts } from './texts';

const MINUTE_S = 60;

/** Whole minutes, to distract less; seconds only in the last one, hidden from screen readers. */
export function Left({ seconds }: { readonly seconds: number }) {
  const minutes = texts.left(Math.ceil(seconds / MINUTE_S));
  return (
    <>
      <View className="evaluation-asking__left" {...aria({ 'aria-hidden': 'true' })}>
        {seconds > MINUTE_S ? minutes : texts.leftSeconds(seconds)}
      </View>
      <View className="evaluation-asking__said" {...aria({ role: 'timer', 'aria-live': 'polite' })}>
        {minutes}
      </View>
    </>
  );
}
