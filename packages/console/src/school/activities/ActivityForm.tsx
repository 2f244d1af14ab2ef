import { Stack } from '@mui/material';
import {
  BooleanInput,
  CheckboxGroupInput,
  Create,
  Edit,
  maxLength,
  required,
  SimpleForm,
  TextInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { BannerUserType } from '../../../../../src/contract/home/values';
import type { AnswerOf } from '../../calls/client';
import { LinkInput } from '../../content/LinkInput';
import { MomentInput } from '../../content/MomentInput';
import { PictureInput } from '../../content/PictureInput';
import { SaveBar } from '../../content/SaveBar';
import { contentTexts } from '../../content/texts';
import { idsOf } from '../../content/user-ids';
import { UserIdsInput } from '../../content/UserIdsInput';
import { WHOLE } from '../../content/whole';
import { EndActivity } from './EndActivity';
import { activityTexts as T } from './texts';

const P = contentTexts.placements;

type Activity = AnswerOf<'getSchoolActivity'> & { readonly id: number };

const userTypes = Object.values(BannerUserType).map((id) => ({ id, name: P.audience[id] }));

const START = {
  ...{ title: '', summary: '', picture: '', startsAt: '', endsAt: '', isOurs: true, isActive: true },
  ...{ link: '', xcxId: '', xcxUrl: '', userTypes: [], userIds: [], etag: '' },
};

const toSave = (typed: FieldValues) => ({ ...typed, userIds: idsOf(typed['userIds']) });

export const ActivityCreate = () => (
  <Create title={T.add} redirect="list" transform={toSave}>
    <Fields />
  </Create>
);

export const ActivityEdit = () => (
  <Edit
    title={<Title />}
    mutationMode="pessimistic"
    redirect="list"
    queryOptions={WHOLE}
    transform={toSave}
    actions={
      <TopToolbar>
        <EndActivity />
      </TopToolbar>
    }
  >
    <Fields />
  </Edit>
);

const Title = () => useRecordContext<Activity>()?.title ?? '';

const Fields = () => (
  <SimpleForm defaultValues={START} toolbar={<SaveBar />} sx={{ maxWidth: 720 }}>
    <TextInput source="title" label={T.title} validate={[required(), maxLength(64)]} />
    <TextInput source="summary" label={T.summary} validate={[required(), maxLength(255)]} multiline />
    <PictureInput source="picture" />
    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
      <MomentInput source="startsAt" label={T.startsAt} />
      <MomentInput source="endsAt" label={T.endsAt} helperText={T.periodHelp} />
    </Stack>
    <BooleanInput source="isOurs" label={T.isOurs} helperText={T.isOursHelp} />
    <LinkInput />
    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
      <TextInput source="xcxId" label={P.program} helperText={P.programHelp} />
      <TextInput source="xcxUrl" label={P.programPage} />
    </Stack>
    <CheckboxGroupInput source="userTypes" label={P.userTypes} helperText={P.allHelp} choices={userTypes} />
    <UserIdsInput helperText={T.userIdsHelp} />
    <BooleanInput source="isActive" label={T.isActive} />
  </SimpleForm>
);
