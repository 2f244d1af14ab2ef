import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AutocompleteInput,
  Form,
  required,
  SaveButton,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import { LessonState } from '../../../../../src/contract/staff/values';
import type { RowOf } from '../../calls/client';
import type { ConsoleProvider } from '../../calls/data-provider';
import { useReloadLists } from '../../calls/use-act';
import { texts } from '../../texts';
import { useTeachers } from '../season/choices';
import { lessonTexts as T } from './texts';

type Lesson = RowOf<'findSchoolLessons'> & { readonly id: number };

/** Above the lessons: another teacher for those that are chosen, as when theirs is ill. */
export function SubstituteBar() {
  const { data = [], selectedIds } = useListContext<Lesson>();
  const [isOpen, setOpen] = useState(false);
  const lessons = data.filter(({ id, state }) => selectedIds.includes(id) && state === LessonState.coming);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', px: 2, py: 1 }}>
      <Button
        size="small"
        variant="outlined"
        disabled={lessons.length === 0}
        onClick={() => setOpen(true)}
        sx={{ whiteSpace: 'nowrap' }}
      >
        {T.substitute}
      </Button>
      <Typography color="textSecondary">
        {lessons.length === 0 ? T.chooseHint : T.chosen(lessons.length)}
      </Typography>
      {isOpen && <SubstituteDialog lessons={lessons} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

interface Refused {
  readonly lesson: Lesson;
  readonly reason: string;
}

/** Each lesson is moved by itself. What was refused stays chosen, each with the reason. */
function useSubstitute(onDone: () => void) {
  const provider = useDataProvider<ConsoleProvider>();
  const { onSelect } = useListContext<Lesson>();
  const notify = useNotify();
  const reloadLists = useReloadLists();
  const substitute = async ({ lessons, teacherId }: { lessons: readonly Lesson[]; teacherId: number }) => {
    const refused: Refused[] = [];
    for (const lesson of lessons) {
      const { etag, lessonId, startsAt } = lesson;
      await provider
        .call('moveSchoolLesson', { lessonId, startsAt, teacherId, etag })
        .catch(({ message }: Error) => refused.push({ lesson, reason: message }));
    }
    return refused;
  };
  const { data: refused = [], ...mutation } = useMutation({
    mutationFn: substitute,
    onSuccess: (refused, { lessons }) => {
      onSelect(refused.map(({ lesson }) => lesson.id));
      const count = lessons.length - refused.length;
      if (count > 0) notify(T.substituted(count), { type: 'success' });
      if (refused.length === 0) onDone();
    },
    onSettled: reloadLists,
  });
  return { substitute: mutation.mutate, isBusy: mutation.isPending, refused };
}

interface SubstituteDialogProps {
  readonly lessons: readonly Lesson[];
  readonly onClose: () => void;
}

function SubstituteDialog({ lessons, onClose }: SubstituteDialogProps) {
  const translate = useTranslate();
  const teachers = useTeachers();
  const { isBusy, refused, substitute } = useSubstitute(onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <Form onSubmit={({ teacherId = 0 }: { teacherId?: number }) => substitute({ lessons, teacherId })}>
        <DialogTitle>{T.substituteTitle(lessons.length)}</DialogTitle>
        <DialogContent>
          <AutocompleteInput
            source="teacherId"
            label={T.teacher}
            choices={teachers}
            helperText={T.substituteHelp}
            validate={required()}
          />
          {refused.map(({ lesson, reason }) => (
            <Typography key={lesson.id} color="error">
              {T.refused(lesson.kidName || texts.unnamed, lesson.startsAt.slice(5, 16), reason)}
            </Typography>
          ))}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <SaveButton label={T.save} icon={<></>} alwaysEnable disabled={isBusy || lessons.length === 0} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
