import { useState } from 'react';
import { useApp } from '@/stores/app/app-context';
import { Dialog } from '@/components/Dialog';
import { classHourTexts } from './texts';
import { GiftLine } from './GiftLine';

/** Replaces the popup on the web's home page. */
export default function ClassHourTip() {
  const { platform } = useApp();
  const [isClaimed, setClaimed] = useState(false);
  if (platform.host.popsUpGifts) return null;
  return (
    <>
      <GiftLine className="gift-line--apart" onClaimed={() => setClaimed(true)} />
      <ClaimedDialog open={isClaimed} onClose={() => setClaimed(false)} />
    </>
  );
}

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
