import { AgeDialog } from '@/features/profile/age-dialog/AgeDialog';
import { seeHours } from '@/features/profile/age-dialog/see-hours';
import { useApp } from '@/stores/app/app-context';
import type { PopupProps } from '@/features/popups/types';

/** The same dialog as after the login. */
export function AgePopup({ open, onClose }: PopupProps<null>) {
  const app = useApp();
  const goToHours = (hourType: string): void => {
    onClose(true);
    void seeHours(app, hourType);
  };
  return <AgeDialog open={open} onDone={onClose} onSeeHours={goToHours} />;
}
