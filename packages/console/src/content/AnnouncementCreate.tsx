import { Stack } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  Create,
  maxLength,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useSaveContext,
} from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { LinkInput } from './LinkInput';
import { MessagePreview } from './MessagePreview';
import { contentTexts } from './texts';
import { UserIdsInput } from './UserIdsInput';
import { idsOf } from './user-ids';

const T = contentTexts.announcements;

const kinds = Object.entries(contentTexts.messageKinds).map(([id, name]) => ({ id, name }));
const TITLE_MOST = 40;
const BODY_MOST = 2000;

const toSend = (typed: FieldValues) => ({ ...typed, userIds: idsOf(typed['userIds']) });

const START = { kind: 'system', title: '', body: '', link: '', button: '', userIds: '' };

const KEY_BYTES = 16;
const newSubmissionId = () =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Of one opened form: sent a second time, after an answer that did not arrive, it is one message. */
export function AnnouncementCreate() {
  const [start] = useState(() => ({ ...START, submissionId: newSubmissionId() }));
  return (
    <Create title={T.write} redirect="list" transform={toSend} component="div">
      <SimpleForm defaultValues={start} toolbar={<Send />} sx={{ maxWidth: 960 }}>
        <Stack direction="row" spacing={4} sx={{ alignItems: 'flex-start', width: '100%' }}>
          <Stack sx={{ flex: 1, minWidth: 0 }}>
            <SelectInput source="kind" label={T.kind} choices={kinds} validate={required()} />
            <TextInput
              source="title"
              label={T.title}
              validate={[required(), maxLength(TITLE_MOST)]}
              autoFocus
            />
            <TextInput
              source="body"
              label={T.body}
              validate={[required(), maxLength(BODY_MOST)]}
              multiline
              minRows={6}
            />
            <LinkInput />
            <TextInput source="button" label={T.button} helperText={T.buttonHelp} validate={maxLength(16)} />
            <UserIdsInput helperText={T.userIdsHelp} />
          </Stack>
          <MessagePreview />
        </Stack>
      </SimpleForm>
    </Create>
  );
}

/** Asks first: what has been sent stays. */
function Send() {
  const { getValues, handleSubmit } = useFormContext();
  const { save, saving } = useSaveContext();
  const [typed, setTyped] = useState<FieldValues | null>(null);
  const count = idsOf(getValues('userIds')).length;
  const send = () => {
    if (typed !== null) void save?.(typed);
    setTyped(null);
  };
  return (
    <Toolbar sx={{ backgroundColor: 'transparent' }}>
      <SaveButton
        type="button"
        label={T.send}
        icon={<></>}
        alwaysEnable
        disabled={saving}
        onClick={(event) => {
          event.preventDefault();
          void handleSubmit(setTyped)();
        }}
      />
      <Confirm
        isOpen={typed !== null}
        title={T.sure(count === 0 ? T.toAll : T.toSome(count))}
        content={T.sureWords}
        onConfirm={send}
        onClose={() => setTyped(null)}
      />
    </Toolbar>
  );
}
