import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { HoldBackContext } from '@/components/Overlay/back';
import { Spinner } from '@/components/Spinner';
import type { DrawnFeedback } from '@/services/feedback/types';
import { useAppHolder } from '@/stores/app-context';
import { useWhenAsked } from '../use-when-asked';
import './index.scss';

/** Draws what the app has to say over whatever page is showing. */
export const FeedbackHost = observer(function FeedbackHost() {
  const { app } = useAppHolder();
  const drawn = app?.feedback.drawn;
  return (
    <View className="feedback">
      {drawn && (
        <HoldBackContext.Provider value={app.platform.holdBack ?? null}>
          <LoadedQuestions feedback={drawn} />
        </HoldBackContext.Provider>
      )}
      {/* Both are there before they say something: a screen reader reads what changes in a region that it knows. */}
      <View {...{ role: 'status' }}>
        {drawn?.loadingText && (
          <View className="feedback__mask">
            <View className="feedback__box">
              <Spinner />
              <View className="feedback__text">{drawn.loadingText}</View>
            </View>
          </View>
        )}
      </View>
      <View {...{ role: 'status' }}>
        {drawn?.toastText && (
          // Said a second time, it is read a second time.
          <View key={drawn.toasts} className="feedback__toast">
            <View className="feedback__toast-text">{drawn.toastText}</View>
          </View>
        )}
      </View>
    </View>
  );
});

/** Dialog and sheet are no part of the first load: they come right after it, and are asked for again where they did not. */
const LoadedQuestions = observer(function LoadedQuestions({
  feedback,
}: {
  readonly feedback: DrawnFeedback;
}) {
  const Loaded = useWhenAsked({
    isAsked: feedback.confirms.length + feedback.sheets.length > 0,
    load: () => import('./Questions').then(({ Questions }) => Questions),
  });
  return Loaded && <Loaded feedback={feedback} />;
});
