import { reaction } from 'mobx';
import { useEffect } from 'react';
import { useApp } from '@/stores/app-context';
import type { PopupProps } from '@/features/popups/types';
import { freeTrialGate } from './gate';

/** Opens the sheet, which the page's host shows: it goes on when a session begins in it, and the queue begins anew. */
export function FreeTrialPopup({ onClose }: PopupProps<null>) {
  const app = useApp();
  const gate = app.part(freeTrialGate);
  useEffect(() => {
    gate.open();
    return reaction(
      () => gate.isOpen,
      (isOpen) => !isOpen && onClose(app.session.isLoggedIn),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opened once a showing, whatever function a later render brings
  }, [gate]);
  return null;
}
