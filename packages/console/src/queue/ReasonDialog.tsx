import { Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { Form, SaveButton, TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { REASON_LENGTH } from '../../../../src/contract/staff/values';
import { texts } from '../texts';

const T = texts.reason;

const isReason = (value: unknown) => {
  const { length } = String(value ?? '').trim();
  return length < REASON_LENGTH.min || length > REASON_LENGTH.max ? T.length : undefined;
};

interface ReasonDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Who will read it. */
  readonly help: string;
  /** Often given. */
  readonly ready: readonly string[];
  readonly start?: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onSend: (reason: string) => void;
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { help, isBusy, isOpen, onClose, onSend, ready, start = '', title } = props;
  const translate = useTranslate();
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="sm">
      <Form
        record={{ reason: start }}
        onSubmit={({ reason }: { reason?: string }) => onSend((reason ?? '').trim())}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <ReadyReasons ready={ready} />
          <TextInput
            source="reason"
            label={title}
            helperText={help}
            multiline
            minRows={3}
            autoFocus
            validate={isReason}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <SaveButton label={T.send} icon={<></>} alwaysEnable disabled={isBusy} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function ReadyReasons({ ready }: Pick<ReasonDialogProps, 'ready'>) {
  const { setFocus, setValue } = useFormContext();
  const take = (reason: string) => {
    setValue('reason', reason, { shouldDirty: true, shouldValidate: true });
    setFocus('reason');
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 2 }}>
      {ready.map((reason) => (
        <Chip key={reason} label={reason} onClick={() => take(reason)} variant="outlined" />
      ))}
    </Stack>
  );
}
