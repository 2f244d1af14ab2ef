import {
  BooleanInput,
  Create,
  DateInput,
  FormDataConsumer,
  RadioButtonGroupInput,
  type RaRecord,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useRedirect,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { StepUpType } from '../../../../../src/contract/stepup/values';
import type { AskOf, AnswerOf } from '../../calls/client';
import { areIds, idsOf } from '../../content/user-ids';
import { namesOf, StepInput, useClasses } from './choices';
import { seasonTexts } from './texts';

const T = seasonTexts.open;

const { n, other, y } = StepUpType;
const types = namesOf(seasonTexts.types, [y, n, other]);

/** As typed; what is sent is made of it at the end. */
type Typed = Omit<AskOf<'openSeason'>, 'userIds'> & { readonly userIds: string };

const onlyIds = (typed?: string) => (areIds(typed) ? undefined : T.notIds);
/** What is not chosen is 0. */
const toSend = (typed: FieldValues) => {
  const { classId, planStepId, userIds } = typed as Typed;
  return { ...typed, userIds: idsOf(userIds), planStepId: planStepId || 0, classId: classId || 0 };
};

const START = { userIds: '', fromStep: '', type: y, releaseOn: '', mayChoose: true, headMasterMobile: '' };

export function SeasonOpen() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = (opening: RaRecord) => {
    const { alreadyOpen, opened } = opening as RaRecord & AnswerOf<'openSeason'>;
    notify(T.done(opened, alreadyOpen), { type: 'success' });
    redirect('list', 'seasonFamilies');
  };
  return (
    <Create title={T.title} transform={toSend} mutationOptions={{ onSuccess }}>
      <SimpleForm defaultValues={START} toolbar={<Open />} sx={{ maxWidth: 720 }}>
        <TextInput
          source="userIds"
          label={`${T.who}：${T.userIds}`}
          helperText={T.userIdsHelp}
          validate={onlyIds}
          multiline
          autoFocus
        />
        <TextInput source="fromStep" label={T.fromStep} helperText={T.fromStepHelp} />
        <RadioButtonGroupInput
          source="type"
          label={seasonTexts.families.type}
          choices={types}
          validate={required()}
        />
        <StepInput source="newStepId" label={T.newStep} validate={required()} />
        <FormDataConsumer<Typed>>
          {({ formData: { newStepId, planStepId, type } }) => (
            <>
              {type === n && <StepInput source="planStepId" label={T.planStep} validate={required()} />}
              <ClassInput stepId={type === n ? planStepId : newStepId} />
            </>
          )}
        </FormDataConsumer>
        <DateInput
          source="releaseOn"
          label={seasonTexts.families.releaseOn}
          helperText={seasonTexts.families.releaseHelp}
        />
        <BooleanInput source="mayChoose" label={seasonTexts.families.mayChoose} />
        <TextInput source="headMasterMobile" label={T.headMaster} helperText={T.headMasterHelp} />
      </SimpleForm>
    </Create>
  );
}

function ClassInput({ stepId = 0 }: { readonly stepId?: number }) {
  return (
    <SelectInput
      source="classId"
      label={T.class}
      helperText={T.classHelp}
      choices={useClasses(Number(stepId))}
      emptyText={T.noClass}
      disableValue="isFull"
    />
  );
}

const Open = () => (
  <Toolbar sx={{ backgroundColor: 'transparent' }}>
    <SaveButton label={T.save} icon={<></>} alwaysEnable />
  </Toolbar>
);
