import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { AutocompleteInput, Form, required, SaveButton, useRecordContext, useTranslate } from 'react-admin';
import { LessonState } from '../../../../../src/contract/staff/values';
import type { RowOf } from '../../calls/client';
import { useAct } from '../../calls/use-act';
import { MomentInput } from '../../content/MomentInput';
import { texts } from '../../texts';
import { useTeachers } from '../season/choices';
import { lessonTexts as T } from './texts';

type Lesson = RowOf<'findSchoolLessons'>;

export function MoveButton() {
  const lesson = useRecordContext<Lesson>();
  const [isOpen, setOpen] = useState(false);
  if (lesson?.state !== LessonState.coming) return null;
  return (
    <>
      <Button size="small" variant="outlined" sx={{ whiteSpace: 'nowrap' }} onClick={() => setOpen(true)}>
        {T.move}
      </Button>
      {isOpen && <MoveDialog lesson={lesson} onClose={() => setOpen(false)} />}
    </>
  );
}

interface MoveDialogProps {
  readonly lesson: Lesson;
  readonly onClose: () => void;
}

interface Typed {
  readonly startsAt?: string;
  readonly teacherId?: number;
}

function MoveDialog({ lesson, onClose }: MoveDialogProps) {
  const { chapterName, etag, kidName, lessonId, startsAt, teacherId } = lesson;
  const translate = useTranslate();
  const teachers = useTeachers();
  const { act, isBusy } = useAct('moveSchoolLesson', { done: T.moved, onDone: onClose });
  const move = (typed: Typed) =>
    act({ lessonId, etag, startsAt: typed.startsAt ?? '', teacherId: typed.teacherId ?? 0 });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <Form record={{ startsAt, teacherId }} onSubmit={(typed: Typed) => move(typed)}>
        <DialogTitle>{T.moveTitle(kidName || texts.unnamed, chapterName)}</DialogTitle>
        <DialogContent>
          <MomentInput source="startsAt" label={T.startsAt} helperText={T.startsHelp} />
          <AutocompleteInput source="teacherId" label={T.teacher} choices={teachers} validate={required()} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <SaveButton label={T.save} icon={<></>} alwaysEnable disabled={isBusy} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
