import {
  Create,
  Edit,
  maxLength,
  NumberInput,
  required,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import type { AnswerOf } from '../../calls/client';
import { RemoveBar } from '../RemoveBar';
import { SaveBar } from '../SaveBar';
import { helpTexts as T } from './texts';

type Category = AnswerOf<'getHelpCategory'> & { readonly id: number };

export const CategoryCreate = () => (
  <Create title={T.addCategory} redirect="list">
    <Fields />
  </Create>
);

export const CategoryEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list">
    <Fields />
  </Edit>
);

const Title = () => useRecordContext<Category>()?.name ?? '';

function Fields() {
  const isNew = useRecordContext<Category>() === undefined;
  return (
    <SimpleForm
      defaultValues={{ name: '', position: 0, etag: '' }}
      toolbar={isNew ? <SaveBar /> : <RemoveBar label={T.removeCategory} sure={T.removeCategorySure} />}
      sx={{ maxWidth: 560 }}
    >
      <TextInput source="name" label={T.name} validate={[required(), maxLength(32)]} />
      <NumberInput
        source="position"
        label={T.position}
        helperText={T.positionHelp}
        min={0}
        validate={required()}
      />
    </SimpleForm>
  );
}
