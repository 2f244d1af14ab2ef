import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { HoldBackContext } from '@/components/Overlay/back';
import { Spinner } from '@/components/Spinner';
import type { Platform } from '@/platform/types';
import type { DrawnFeedback } from '@/services/feedback/types';
import { useBoot } from '@/stores/app-context';
import { useWhenAsked } from '../use-when-asked';
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
        <LoadedQuestions feedback={drawn} gone={app.platform.firstPaint.gone} />
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

interface QuestionsProps {
  readonly feedback: DrawnFeedback;
  readonly gone: Platform['firstPaint']['gone'];
}

/** Dialog and sheet are no part of the first load: they come right after it, and are asked for again where they did not. */
const LoadedQuestions = observer(function LoadedQuestions({ feedback, gone }: QuestionsProps) {
  const Loaded = useWhenAsked({
    isAsked: feedback.confirms.length + feedback.sheets.length > 0,
    load: () => import('./Questions').then(({ Questions }) => Questions),
    gone,
  });
  return Loaded && <Loaded feedback={feedback} />;
});
