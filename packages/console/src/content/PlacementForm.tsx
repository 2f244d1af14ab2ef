import { Stack } from '@mui/material';
import {
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  Create,
  Edit,
  FormDataConsumer,
  maxLength,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { BannerUserType, ResourceType, SlotPlatform } from '../../../../src/contract/home/values';
import type { RowOf } from '../calls/client';
import { SaveBar } from './SaveBar';
import { LinkInput } from './LinkInput';
import { MomentInput } from './MomentInput';
import { PictureInput } from './PictureInput';
import { POSITIONS } from './positions';
import { contentTexts } from './texts';

const T = contentTexts.placements;

const types = Object.values(ResourceType).map((id) => ({ id, name: T.types[id] }));
const userTypes = Object.values(BannerUserType).map((id) => ({ id, name: T.audience[id] }));
const platforms = Object.values(SlotPlatform).map((id) => ({ id, name: T.devices[id] }));

const START = {
  ...{ type: ResourceType.image, title: '', textContent: '', picture: '', displaySize: '' },
  ...{ rowSort: 1, serial: 1, link: '', xcxId: '', xcxUrl: '', userTypes: [], platformTypes: [] },
  ...{ startsAt: '', endsAt: '', isActive: true, etag: '' },
};

export const PlacementCreate = () => (
  <Create title={T.add} redirect="list">
    <Fields />
  </Create>
);

export const PlacementEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list">
    <Fields />
  </Edit>
);

const Title = () => useRecordContext<RowOf<'listPlacements'>>()?.title ?? '';

const Fields = () => (
  <SimpleForm defaultValues={START} toolbar={<SaveBar />} sx={{ maxWidth: 720 }}>
    <AutocompleteInput
      source="positionId"
      label={T.position}
      choices={[...POSITIONS]}
      validate={required()}
      fullWidth
    />
    <TextInput
      source="title"
      label={T.title}
      helperText={T.titleHelp}
      validate={[required(), maxLength(64)]}
    />
    <SelectInput source="type" label={T.type} choices={types} validate={required()} />
    <FormDataConsumer<{ type: ResourceType }>>
      {({ formData: { type } }) =>
        type === ResourceType.image ? (
          <>
            <PictureInput source="picture" />
            <TextInput source="displaySize" label={T.size} helperText={T.sizeHelp} />
          </>
        ) : (
          <TextInput source="textContent" label={T.text} validate={maxLength(200)} multiline />
        )
      }
    </FormDataConsumer>
    <LinkInput />
    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
      <TextInput source="xcxId" label={T.program} helperText={T.programHelp} />
      <TextInput source="xcxUrl" label={T.programPage} />
    </Stack>
    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
      <NumberInput source="rowSort" label={T.row} min={1} max={99} validate={required()} />
      <NumberInput source="serial" label={T.order} min={1} max={999} validate={required()} />
    </Stack>
    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
      <MomentInput source="startsAt" label={T.startsAt} />
      <MomentInput source="endsAt" label={T.endsAt} helperText={T.periodHelp} />
    </Stack>
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
