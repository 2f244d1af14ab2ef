import { Stack } from '@mui/material';
import {
  ArrayInput,
  AutocompleteArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  Create,
  Edit,
  maxLength,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
  useGetList,
  useRecordContext,
} from 'react-admin';
import { HomeModuleUserType, ModuleStyle, SlotPlatform } from '../../../../../src/contract/home/values';
import type { RowOf } from '../../calls/client';
import { LinkInput } from '../LinkInput';
import { MomentInput } from '../MomentInput';
import { PictureInput } from '../PictureInput';
import { SaveBar } from '../SaveBar';
import { contentTexts } from '../texts';
import { WHOLE } from '../whole';
import { moduleTexts as T } from './texts';

const styles = Object.values(ModuleStyle).map((id) => ({ id, name: T.styles[id] }));
const userTypes = Object.values(HomeModuleUserType).map((id) => ({ id, name: T.audience[id] }));
const platforms = Object.values(SlotPlatform).map((id) => ({
  id,
  name: contentTexts.placements.devices[id],
}));

const CARD = {
  ...{ title: '', subtitle: '', content: '', picture: '', link: '', xcxId: '', xcxUrl: '', endsAt: '' },
};
const START = {
  ...{ name: '', style: ModuleStyle.small, button: '', userTypes: [], platformTypes: [], position: 1 },
  ...{ isActive: true, cards: [], placementIds: [], etag: '' },
};

export const ModuleCreate = () => (
  <Create title={T.add} redirect="list">
    <Fields />
  </Create>
);

export const ModuleEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list" queryOptions={WHOLE}>
    <Fields />
  </Edit>
);

const Title = () => useRecordContext<RowOf<'listHomeModules'>>()?.name ?? '';

const Fields = () => (
  <SimpleForm defaultValues={START} toolbar={<SaveBar />} sx={{ maxWidth: 860 }}>
    <TextInput source="name" label={T.name} validate={[required(), maxLength(64)]} />
    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
      <SelectInput source="style" label={T.style} choices={styles} validate={required()} />
      <TextInput source="button" label={T.button} helperText={T.buttonHelp} validate={maxLength(32)} />
      <NumberInput
        source="position"
        label={T.position}
        helperText={T.positionHelp}
        min={0}
        validate={required()}
      />
    </Stack>
    <ArrayInput source="cards" label={T.cards}>
      <SimpleFormIterator getItemDefaults={() => CARD} fullWidth disableClear>
        <PictureInput source="picture" />
        <TextInput source="title" label={T.cardTitle} validate={[required(), maxLength(128)]} fullWidth />
        <TextInput source="subtitle" label={T.subtitle} validate={maxLength(255)} fullWidth />
        <TextInput source="content" label={T.content} validate={maxLength(1024)} multiline fullWidth />
        <LinkInput />
        <Program />
        <MomentInput source="endsAt" label={T.endsAt} helperText={T.endsHelp} />
      </SimpleFormIterator>
    </ArrayInput>
    <Placements />
    <CheckboxGroupInput source="userTypes" label={T.userTypes} helperText={T.allHelp} choices={userTypes} />
    <CheckboxGroupInput
      source="platformTypes"
      label={T.platforms}
      helperText={T.allHelp}
      choices={platforms}
    />
    <BooleanInput source="isActive" label={T.isActive} />
  </SimpleForm>
);

const Program = () => (
  <Stack direction="row" spacing={2}>
    <TextInput
      source="xcxId"
      label={contentTexts.placements.program}
      helperText={contentTexts.placements.programHelp}
    />
    <TextInput source="xcxUrl" label={contentTexts.placements.programPage} />
  </Stack>
);

/** Those that only a module shows. */
function Placements() {
  const { data = [] } = useGetList<RowOf<'listPlacements'> & { readonly id: number }>('placements', {
    filter: { positionId: 0 },
    pagination: { page: 1, perPage: 100 },
  });
  return (
    <AutocompleteArrayInput
      source="placementIds"
      label={T.placements}
      helperText={T.placementsHelp}
      choices={data.map(({ id, title }) => ({ id, name: title }))}
    />
  );
}
