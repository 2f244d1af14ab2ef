import { Dialog } from '@/components/Dialog';
import { useApp } from '@/stores/app/app-context';
import { classHourTexts } from './texts';

interface ClaimedDialogProps {
  open: boolean;
  onClose: () => void;
}

export function ClaimedDialog({ open, onClose }: ClaimedDialogProps) {
  const { router } = useApp();
  const seeHours = () => {
    onClose();
    void router.go('parentsCenter');
  };
  return (
    <Dialog
      open={open}
      title={classHourTexts.claimed}
      onClose={onClose}
      actions={[
        { text: classHourTexts.later, onPress: onClose },
        { text: classHourTexts.seeHours, onPress: seeHours },
      ]}
    >
      {classHourTexts.whereTheyAre}
    </Dialog>
  );
}
