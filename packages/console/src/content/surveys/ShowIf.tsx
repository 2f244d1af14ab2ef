import {
  ArrayInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useSourceContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FormField, FormRule, FormSection } from '../../../../../src/contract/help/form.schema';
import { RuleTest } from '../../../../../src/contract/help/form-values';
import { surveyTexts as T } from './texts';

const tests = Object.values(RuleTest).map((id) => ({ id, name: T.tests[id] }));
const newRule = (): FormRule => ({ field: '', test: RuleTest.answered, value: '' });

/** When the question is shown: rules about what was answered to others. */
export const ShowIf = () => (
  <ArrayInput source="showIf" label={T.showIf} helperText={T.showIfHelp}>
    <SimpleFormIterator getItemDefaults={newRule} inline fullWidth disableClear disableReordering>
      <RuleInputs />
    </SimpleFormIterator>
  </ArrayInput>
);

function RuleInputs() {
  const { getSource } = useSourceContext();
  const sections = (useWatch({ name: 'sections' }) ?? []) as readonly FormSection[];
  const rule = useWatch({ name: getSource('') }) as FormRule | undefined;
  const fields = sections.flatMap((section) => section.fields ?? []);
  const asked = fields.find(({ key }) => key === rule?.field);
  return (
    <>
      <SelectInput
        source="field"
        label={T.asked}
        choices={fields.map(({ key, title }) => ({ id: key, name: title }))}
        validate={required()}
      />
      <SelectInput source="test" label={T.test} choices={tests} validate={required()} sx={{ width: 120 }} />
      {rule?.test !== RuleTest.answered && <ValueInput asked={asked} />}
    </>
  );
}

function ValueInput({ asked }: { readonly asked: FormField | undefined }) {
  if (asked?.kind !== 'single' && asked?.kind !== 'multiple')
    return <TextInput source="value" label={T.value} validate={required()} />;
  const options = asked.options.map(({ key, text }) => ({ id: key, name: text }));
  return <SelectInput source="value" label={T.value} choices={options} validate={required()} />;
}
