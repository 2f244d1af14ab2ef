import { reaction } from 'mobx';
import { useOnce } from '@/components/use-once';
import { useApp } from '@/stores/app-context';
import type { PopupProps } from '@/features/popups/types';
import { freeTrialGate } from './gate';

/** Opens the sheet, which the page's host shows: it goes on when a session begins in it, and the queue begins anew. */
export function FreeTrialPopup({ onClose }: PopupProps<null>) {
  const app = useApp();
  const gate = app.part(freeTrialGate);
  useOnce(() => {
    gate.open();
    return reaction(
      () => gate.isOpen,
      (isOpen) => !isOpen && onClose(app.session.isLoggedIn),
    );
  }, gate);
  return null;
}
