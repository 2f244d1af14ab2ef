import { Stack } from '@mui/material';
import {
  BooleanInput,
  Create,
  Edit,
  maxLength,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { ExchangeCurrency } from '../../../../src/contract/orders/values';
import type { RowOf } from '../calls/client';
import { PictureInput } from './PictureInput';
import { SaveBar } from './SaveBar';
import { contentTexts } from './texts';

const T = contentTexts.gifts;

const currencies = Object.values(ExchangeCurrency).map((id) => ({ id, name: T.currencies[id] }));

const START = {
  ...{ title: '', words: '', picture: '', currency: ExchangeCurrency.star, cost: 10, stock: 0 },
  ...{ mostEach: 1, isSent: true, place: 1, isShown: true, stockBefore: 0, etag: '' },
};

export const GiftCreate = () => (
  <Create title={T.add} redirect="list">
    <Fields />
  </Create>
);

/** Parents exchange meanwhile: with the stock goes the one that the form showed. */
const withStockBefore = (typed: object, { previousData }: { previousData?: RaRecord } = {}) => ({
  ...typed,
  stockBefore: (previousData?.stock as number | undefined) ?? 0,
});

export const GiftEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list" transform={withStockBefore}>
    <Fields />
  </Edit>
);

const Title = () => useRecordContext<RowOf<'listGifts'>>()?.title ?? '';

const Fields = () => (
  <SimpleForm defaultValues={START} toolbar={<SaveBar />} sx={{ maxWidth: 720 }}>
    <TextInput source="title" label={T.title} validate={[required(), maxLength(64)]} />
    <TextInput source="words" label={T.words} validate={[required(), maxLength(200)]} multiline />
    <PictureInput source="picture" />
    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
      <NumberInput source="cost" label={T.cost} min={1} validate={required()} />
      <SelectInput source="currency" label={T.currency} choices={currencies} validate={required()} />
    </Stack>
    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
      <NumberInput source="stock" label={T.stock} helperText={T.stockHelp} min={0} validate={required()} />
      <NumberInput source="mostEach" label={T.mostEach} min={1} validate={required()} />
      <NumberInput source="place" label={T.place} min={0} validate={required()} />
    </Stack>
    <BooleanInput source="isSent" label={T.send} helperText={T.sendHelp} />
    <BooleanInput source="isShown" label={T.isShown} />
  </SimpleForm>
);
