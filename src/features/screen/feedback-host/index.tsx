import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { HoldBackContext } from '@/components/Overlay/back';
import { Spinner } from '@/components/Spinner';
import type { DrawnFeedback } from '@/services/feedback/types';
import { useBoot } from '@/stores/app-context';
import type { Questions } from './Questions';
import './index.scss';

/** Draws what the app has to say over whatever page is showing. */
export const FeedbackHost = observer(function FeedbackHost() {
  const { app } = useBoot();
  const drawn = app?.feedback.drawn;
  if (!drawn) return null;
  const { toastText, loadingText } = drawn;
  return (
    <View className="feedback">
      <HoldBackContext.Provider value={app?.platform.holdBack ?? null}>
        <LoadedQuestions feedback={drawn} />
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
const LoadedQuestions = observer(function LoadedQuestions({ feedback }: { feedback: DrawnFeedback }) {
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
