import { reaction } from 'mobx';
import { useOnce } from '@/components/use-once';
import { useApp } from '@/stores/app/app-context';
import type { PopupProps } from '@/features/popups/types';
import { freeTrialGate } from './gate';

/** Opens the sheet of the page's host, which stays open when the login in it restarts the popup queue. */
export function FreeTrialPopup({ onClose }: PopupProps<null>) {
  const app = useApp();
  const gate = app.get(freeTrialGate);
  useOnce(() => {
    gate.open();
    return reaction(
      () => gate.isOpen,
      (isOpen) => !isOpen && onClose(app.session.isLoggedIn),
    );
  }, gate);
  return null;
}
