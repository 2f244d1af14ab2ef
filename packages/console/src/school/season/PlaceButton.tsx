import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState, type MouseEvent } from 'react';
import { Form, required, SaveButton, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import type { RowOf } from '../../calls/client';
import { useAct } from '../../calls/use-act';
import { texts } from '../../texts';
import { useClasses } from './choices';
import { seasonTexts, timesText } from './texts';

const T = seasonTexts.families;
type Family = RowOf<'listSeasonFamilies'>;

/** The row behind it opens on a click: the dialog is not part of it. */
const keep = (event: MouseEvent) => event.stopPropagation();

export function PlaceButton() {
  const family = useRecordContext<Family>();
  const [isOpen, setOpen] = useState(false);
  if (!family?.lacksClass) return null;
  return (
    <span onClick={keep}>
      <Button size="small" variant="outlined" sx={{ whiteSpace: 'nowrap' }} onClick={() => setOpen(true)}>
        {T.place}
      </Button>
      {isOpen && <PlaceDialog family={family} onClose={() => setOpen(false)} />}
    </span>
  );
}

interface PlaceDialogProps {
  readonly family: Family;
  readonly onClose: () => void;
}

function PlaceDialog({ family: { kidName, times, userId, yearStepId }, onClose }: PlaceDialogProps) {
  const translate = useTranslate();
  const classes = useClasses(yearStepId);
  const { act, isBusy } = useAct('placeInClass', { done: T.placed, onDone: onClose });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <Form onSubmit={({ classId }: { classId?: number }) => act({ userId, classId: classId ?? 0 })}>
        <DialogTitle>{T.placeTitle(kidName || texts.unnamed)}</DialogTitle>
        <DialogContent>
          {times.length > 0 && (
            <Typography color="textSecondary" sx={{ mb: 2 }}>
              {`${T.wishes}：${times.map(timesText).join('；')}`}
            </Typography>
          )}
          <SelectInput
            source="classId"
            label={T.class}
            choices={classes}
            disableValue="isFull"
            validate={required()}
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
