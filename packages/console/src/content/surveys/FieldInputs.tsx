import { Stack } from '@mui/material';
import type { ChangeEvent } from 'react';
import {
  ArrayInput,
  BooleanInput,
  DateInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useSourceContext,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormField } from '../../../../../src/contract/help/form.schema';
import {
  FieldKind,
  FORM_MOST_PICTURES,
  FORM_MOST_TEXT,
  ScoreLook,
} from '../../../../../src/contract/help/form-values';
import { ShowIf } from './ShowIf';
import { surveyTexts as T } from './texts';
import { boundsOf, newOption } from './to-save';

const kinds = Object.values(FieldKind).map((id) => ({ id, name: T.kinds[id] }));
const looks = Object.values(ScoreLook).map((id) => ({ id, name: T.looks[id] }));

/** A question of the form, with what its kind asks for. */
export function FieldInputs() {
  const { getSource } = useSourceContext();
  const { getValues, setValue } = useFormContext();
  const kind = useWatch({ name: getSource('kind') }) as FormField['kind'] | undefined;
  const change = (chosen: FormField['kind']) => {
    for (const [name, usual] of Object.entries(boundsOf(chosen))) setValue(getSource(name), usual);
    if (getValues(getSource('options')) === undefined)
      setValue(getSource('options'), [newOption(), newOption()]);
  };
  return (
    <>
      <Stack direction="row" spacing={2}>
        <SelectInput
          source="kind"
          label={T.kind}
          choices={kinds}
          onChange={(event) =>
            change((event as ChangeEvent<HTMLInputElement>).target.value as FormField['kind'])
          }
          validate={required()}
          sx={{ width: 120, flexShrink: 0 }}
        />
        <TextInput source="title" label={T.field} validate={[required(), maxLength(128)]} fullWidth />
        <BooleanInput source="isRequired" label={T.isRequired} sx={{ flexShrink: 0 }} />
      </Stack>
      <TextInput source="help" label={T.help} validate={maxLength(300)} fullWidth />
      {kind !== undefined && <OfKind kind={kind} />}
      <ShowIf />
    </>
  );
}

function OfKind({ kind }: Pick<FormField, 'kind'>) {
  switch (kind) {
    case 'single':
      return <Options />;
    case 'multiple':
      return (
        <>
          <Options />
          <Bounds kind={kind} least={[0, 20]} most={[0, 20]} />
        </>
      );
    case 'score':
      return (
        <>
          <SelectInput source="look" label={T.look} choices={looks} validate={required()} />
          <Bounds kind={kind} least={[0, 1]} most={[2, 10]} />
          <Stack direction="row" spacing={2}>
            <TextInput source="lowText" label={T.lowText} validate={maxLength(16)} />
            <TextInput source="highText" label={T.highText} validate={maxLength(16)} />
          </Stack>
        </>
      );
    case 'text':
      return (
        <>
          <BooleanInput source="isLong" label={T.isLong} />
          <Bounds kind={kind} least={[0, FORM_MOST_TEXT]} most={[1, FORM_MOST_TEXT]} />
        </>
      );
    case 'date':
      return (
        <Stack direction="row" spacing={2}>
          <DateInput source="earliest" label={T.earliest} />
          <DateInput source="latest" label={T.latest} />
        </Stack>
      );
    case 'photo':
      return <Bounds kind={kind} least={[0, FORM_MOST_PICTURES]} most={[1, FORM_MOST_PICTURES]} />;
    case 'film':
    case 'recording':
      return null;
  }
}

const Options = () => (
  <ArrayInput source="options" label={T.options} validate={required()}>
    <SimpleFormIterator getItemDefaults={newOption} inline fullWidth disableClear>
      <TextInput source="text" label={T.option} validate={[required(), maxLength(64)]} fullWidth />
    </SimpleFormIterator>
  </ArrayInput>
);

interface BoundsProps {
  readonly kind: keyof typeof T.least;
  /** From, to. */
  readonly least: readonly [number, number];
  readonly most: readonly [number, number];
}

const within = ([from, to]: readonly [number, number]) => [required(), minValue(from), maxValue(to)];

const Bounds = ({ kind, least, most }: BoundsProps) => (
  <Stack direction="row" spacing={2}>
    <NumberInput source="least" label={T.least[kind]} validate={within(least)} />
    <NumberInput source="most" label={T.most[kind]} validate={within(most)} />
  </Stack>
);
