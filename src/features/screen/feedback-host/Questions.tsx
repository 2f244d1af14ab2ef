import { observer } from 'mobx-react';
import { useEffect, useRef } from 'react';
import { Dialog } from '@/components/Dialog';
import { Pressable } from '@/components/Pressable';
import { Sheet } from '@/components/Sheet';
import type { ConfirmRequest, DrawnFeedback, SheetRequest } from '@/services/feedback/types';
import { FEEDBACK } from '@/services/texts';
import { watchArrivals } from '@/start/look/arrivals';

/** Dialogs that need an answer: action sheet, confirmation. It comes after the first page, and with it what moves from then on. */
export const Questions = observer(function Questions({ feedback }: { feedback: DrawnFeedback }) {
  useEffect(watchArrivals, []);
  const [confirm] = feedback.confirms;
  const [sheet] = feedback.sheets;
  const choice = useLast(sheet);
  const question = useLast(confirm);
  return (
    <>
      {choice.last && (
        <Choice key={`choice ${choice.nth}`} request={choice.last} open={sheet !== undefined} />
      )}
      {question.last && (
        <Question key={`question ${question.nth}`} request={question.last} open={confirm !== undefined} />
      )}
    </>
  );
});

/** An answered request is still shown while it closes; the next one is a new one, and not closing. */
function useLast<T>(value: T | undefined): { readonly last: T | undefined; readonly nth: number } {
  const kept = useRef({ last: value, nth: 0 });
  if (value !== undefined && value !== kept.current.last)
    kept.current = { last: value, nth: kept.current.nth + 1 };
  return kept.current;
}

interface AskedProps<Request> {
  readonly request: Request;
  readonly open: boolean;
}

function Question({ request, open }: AskedProps<ConfirmRequest>) {
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
      open={open}
      title={title}
      actions={cancel ? [cancel, confirm] : [confirm]}
      onClose={() => request.answer(false)}
    >
      {content}
    </Dialog>
  );
}

function Choice({ request, open }: AskedProps<SheetRequest>) {
  const cancel = () => request.answer(null);
  return (
    <Sheet open={open} onClose={cancel}>
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
