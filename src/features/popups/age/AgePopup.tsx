import { AgeDialog } from '@/features/age-dialog/AgeDialog';
import { seeHours } from '@/features/age-dialog/see-hours';
import { useApp } from '@/stores/app-context';
import type { PopupProps } from '../types';

/** As after the login. */
export function AgePopup({ open, onClose }: PopupProps<null>) {
  const app = useApp();
  const goToHours = (): void => {
    onClose(true);
    void seeHours(app);
  };
  return <AgeDialog open={open} onDone={onClose} onSeeHours={goToHours} />;
}
