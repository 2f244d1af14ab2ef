import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Icon } from '@/components/Icon';
import { HoldBackContext } from '@/components/Overlay/back';
import { Spinner } from '@/components/Spinner';
import type { DrawnFeedback } from '@/services/feedback/types';
import { useAppHolder } from '@/stores/app/app-context';
import { useWhenAsked } from '../use-when-asked';
import './index.scss';

const MARKS = { done: 'check', failed: 'warning' } as const;

/** Renders toasts, loading masks and dialogs over the current page. */
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
      {/* Both live regions are mounted before they have text: screen readers announce changes only in regions they know. */}
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
          // Keyed, so that a repeated toast is announced again.
          <View key={drawn.toasts} className="feedback__toast leaves">
            <View className="feedback__toast-text">
              {drawn.toastMark && <Icon name={MARKS[drawn.toastMark]} size={40} tone="onPrimary" />}
              <View>{drawn.toastText}</View>
            </View>
          </View>
        )}
      </View>
    </View>
  );
});

/** Dialogs are not in the first bundle: they load right after it, and again on demand if that failed. */
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
