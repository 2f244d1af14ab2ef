import { View } from '@tarojs/components';
import { pageScrollTo } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { CheckRow } from '@/components/CheckRow';
import type { CollectSubmitStore } from '../store';
import { collectSubmitTexts as texts } from '../texts';

interface ConsentProps {
  readonly words: string;
  readonly store: CollectSubmitStore;
}

const ID = 'collect-consent';
/** Below the top bar. */
const BELOW_THE_BAR = -120;

/** The consent is below the form: scrolls its error into view. */
export function showConsent(): void {
  requestAnimationFrame(
    () => void pageScrollTo({ selector: `#${ID}`, offsetTop: BELOW_THE_BAR, duration: 0 }),
  );
}

/** Consent before a child's pictures are uploaded: never preselected. */
export const Consent = observer(function Consent({ words, store }: ConsentProps) {
  return (
    <Card className="collect-submit__card">
      <View id={ID} />
      <View className="collect-submit__heading">{texts.consentTitle}</View>
      <CheckRow checked={store.hasConsented} text={words} onToggle={store.consent} />
      <View className="collect-submit__complaint" {...aria({ role: 'alert' })}>
        {store.consentComplaint}
      </View>
    </Card>
  );
});
