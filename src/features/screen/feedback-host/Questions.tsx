import { observer } from 'mobx-react';
import { Dialog } from '@/components/Dialog';
import { Pressable } from '@/components/Pressable';
import { Sheet } from '@/components/Sheet';
import type { ConfirmRequest, DrawnFeedback, SheetRequest } from '@/services/feedback/types';
import { FEEDBACK } from '@/services/texts';

/** Dialogs that need an answer: action sheet, confirmation. */
export const Questions = observer(function Questions({ feedback }: { feedback: DrawnFeedback }) {
  const [confirm] = feedback.confirms;
  const [sheet] = feedback.sheets;
  return (
    <>
      {sheet && <Choice request={sheet} />}
      {confirm && <Question request={confirm} />}
    </>
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
