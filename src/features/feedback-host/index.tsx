import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Dialog } from '@/components/Dialog';
import { Pressable } from '@/components/Pressable';
import { Sheet } from '@/components/Sheet';
import { Spinner } from '@/components/Spinner';
import { HostedFeedback, type ConfirmRequest, type SheetRequest } from '@/services/feedback/hosted';
import { FEEDBACK } from '@/services/texts';
import { useBoot } from '@/stores/app-context';
import './index.scss';

/** Draws what the app has to say over whatever page is showing. */
export const FeedbackHost = observer(function FeedbackHost() {
  const feedback = useBoot().app?.feedback;
  if (!(feedback instanceof HostedFeedback)) return null;
  const { toastText, loadingText, confirms, sheets } = feedback;
  const [confirm] = confirms;
  const [sheet] = sheets;
  return (
    <View className="feedback">
      {sheet && <Choice request={sheet} />}
      {confirm && <Question request={confirm} />}
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

function Question({ request }: { request: ConfirmRequest }) {
  const { title, content, confirmText, cancelText, danger } = request;
  const confirm = {
    text: confirmText,
    kind: danger ? 'danger' : 'primary',
    onPress: () => request.answer(true),
  } as const;
  const cancel =
    cancelText && ({ text: cancelText, kind: 'secondary', onPress: () => request.answer(false) } as const);
  return (
    <Dialog
      open
      title={title}
      actions={cancel ? [cancel, confirm] : [confirm]}
      onClose={() => request.answer(false)}
    >
      {content}
    </Dialog>
  );
}

function Choice({ request }: { request: SheetRequest }) {
  const cancel = () => request.answer(null);
  return (
    <Sheet open onClose={cancel}>
      {request.items.map((item, index) => (
        <Pressable key={item} className="feedback__choice" onPress={() => request.answer(index)}>
          {item}
        </Pressable>
      ))}
      <Pressable className="feedback__choice feedback__choice--cancel" onPress={cancel}>
        {FEEDBACK.cancel}
      </Pressable>
    </Sheet>
  );
}
