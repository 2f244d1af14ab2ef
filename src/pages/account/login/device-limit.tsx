import { Dialog } from '@/components/Dialog';
import { ACCOUNT_TEXT } from '../texts';

interface DeviceLimitProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The device limit is reached: remove another device. */
export function DeviceLimit({ open, onClose }: DeviceLimitProps) {
  return (
    <Dialog
      open={open}
      title={ACCOUNT_TEXT.deviceLimitTitle}
      actions={[{ text: ACCOUNT_TEXT.deviceLimitKnown, onPress: onClose }]}
    >
      {ACCOUNT_TEXT.deviceLimitContent}
    </Dialog>
  );
}
