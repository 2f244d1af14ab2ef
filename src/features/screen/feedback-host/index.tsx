import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { HoldBackContext } from '@/components/Overlay/back';
import { Spinner } from '@/components/Spinner';
import { HostedFeedback } from '@/services/feedback/hosted';
import { useBoot } from '@/stores/app-context';
import type { Questions } from './Questions';
import './index.scss';

/** Draws what the app has to say over whatever page is showing. */
export const FeedbackHost = observer(function FeedbackHost() {
  const { app } = useBoot();
  const feedback = app?.feedback;
  if (!(feedback instanceof HostedFeedback)) return null;
  const { toastText, loadingText } = feedback;
  return (
    <View className="feedback">
      <HoldBackContext.Provider value={app?.platform.holdBack ?? null}>
        <LoadedQuestions feedback={feedback} />
      </HoldBackContext.Provider>
      {loadingText && (
        <View className="feedback__mask">
          <View className="feedback__box" {...{ role: 'status' }}>
            <Spinner />
            <View className="feedback__text">{loadingText}</View>
          </View>
        </View>
      )}
      {toastText && (
        <View className="feedback__toast" {...{ role: 'status' }}>
          <View className="feedback__toast-text">{toastText}</View>
        </View>
      )}
    </View>
  );
});

/** Dialog and sheet are no part of the first load: they come right after it, and are asked for again where they did not. */
const LoadedQuestions = observer(function LoadedQuestions({ feedback }: { feedback: HostedFeedback }) {
  const [Loaded, setLoaded] = useState<typeof Questions>();
  const asked = feedback.confirms.length + feedback.sheets.length;
  useEffect(() => {
    if (Loaded) return;
    import('./Questions').then(
      (part) => setLoaded(() => part.Questions),
      () => undefined,
    );
  }, [Loaded, asked]);
  return Loaded ? <Loaded feedback={feedback} /> : null;
});
