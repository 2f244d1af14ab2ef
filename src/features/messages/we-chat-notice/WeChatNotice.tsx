import { useEffect, useRef, useState } from 'react';
import drawingUrl from '@/assets/popups/we-chat.svg';
import { delay } from '@/services/clock';
import { useApp } from '@/stores/app/app-context';
import { beginBinding } from '@/stores/session/we-chat-binding';
import { PopupDrawing, PopupCard } from '@/features/popups/parts/PopupCard';
import type { PopupProps } from '@/features/popups/types';
import { toastFailure } from '@/services/feedback/toast-failure';
import { weChatNoticeTexts as texts } from './texts';

/** The popup has closed and its history entry is removed: browsers cannot do both navigations at once. */
const LEAVE_MS = 200;

/** Leaves for WeChat's page; the next start binds the code that it returns. */
export function WeChatNotice({ open, onClose }: PopupProps<null>) {
  const app = useApp();
  const [isAsking, setAsking] = useState(false);
  const isDismissed = useRef(false);
  useEffect(() => () => void (isDismissed.current = true), []);
  const bind = async (): Promise<void> => {
    setAsking(true);
    const opening = await beginBinding(app);
    // Dismissed meanwhile: do not navigate.
    if (isDismissed.current) return;
    setAsking(false);
    if (!opening.ok) return toastFailure(app.feedback, opening.error);
    onClose(true);
    await delay(app.scheduler, LEAVE_MS);
    opening.value();
  };
  return (
    <PopupCard
      open={open}
      title={texts.title}
      picture={<PopupDrawing src={drawingUrl} />}
      action={{ text: texts.bind, loading: isAsking, onPress: () => void bind() }}
      onLeave={() => {
        isDismissed.current = true;
        onClose(false);
      }}
    >
      {texts.text}
    </PopupCard>
  );
}
