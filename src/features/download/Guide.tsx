import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { Dialog } from '@/components/Dialog';
import type { StoredValue } from '@/services/storage/app-storage';
import { useApp } from '@/stores/app/app-context';
import { openStore } from './open-store';
import type { OfferedApp } from './store-links';
import { appNames, downloadTexts as texts } from './texts';
import './guide.scss';

interface GuideProps {
  readonly app: OfferedApp;
  readonly open: boolean;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** The app of the last guide: leaving for a store or a browser may unload the page. */
const guided: StoredValue<OfferedApp> = {
  name: 'downloadGuide',
  version: 1,
  isValid: (value): value is OfferedApp => value === 'parent' || value === 'student',
};

/** WeChat opens only Tencent's own store, on Android: the guide shows how to leave WeChat first. */
export function Guide({ app: offered, open, onCopy, onClose }: GuideProps) {
  const app = useApp();
  const isAgain = useComeBack(offered, open);
  const store = { text: texts.guideStore, onPress: () => void openStore(app, 'android', offered) };
  const copy = { text: texts.copyAddress, onPress: onCopy, kind: 'secondary' } as const;
  return (
    <Dialog
      open={open}
      title={isAgain ? texts.guideAgainTitle : texts.guideTitle}
      closeOnMask
      onClose={onClose}
      actions={[
        ...(app.platform.os === 'android' ? [store] : []),
        copy,
        { text: texts.guideDone, onPress: onClose },
      ]}
    >
      {isAgain ? texts.guideAgain(appNames[offered]) : <Steps />}
    </Dialog>
  );
}

const Steps = () => (
  <View className="download-guide">
    {texts.guideSteps.map((step, index) => (
      <View key={step} className="download-guide__step">
        <View className="download-guide__number">{index + 1}</View>
        <View className="download-guide__words">{step}</View>
      </View>
    ))}
  </View>
);

/** Whether the parent left from the guide before, and the page is visible again or reopened. */
function useComeBack(offered: OfferedApp, open: boolean): boolean {
  const { platform, storage } = useApp();
  const [isAgain, setAgain] = useState(() => storage.get(guided) === offered);
  useEffect(() => {
    if (!open) return undefined;
    storage.set(guided, offered);
    return platform.onVisibilityChange((isVisible) => isVisible && setAgain(true));
  }, [open, offered, platform, storage]);
  return isAgain;
}
