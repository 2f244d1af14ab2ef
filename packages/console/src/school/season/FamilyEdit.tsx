import { BooleanInput, DateInput, Edit, SelectInput, SimpleForm, useRecordContext } from 'react-admin';
import { StepUpProvider, StepUpStage } from '../../../../../src/contract/stepup/values';
import type { RowOf } from '../../calls/client';
import { SaveBar } from '../../content/SaveBar';
import { texts } from '../../texts';
import { namesOf } from './choices';
import { seasonTexts } from './texts';

const T = seasonTexts.families;
type Row = RowOf<'listSeasonFamilies'>;

const stages = namesOf(seasonTexts.stages, Object.values(StepUpStage));
const providers = namesOf(seasonTexts.providers, Object.values(StepUpProvider));

export const SeasonFamilyEdit = () => (
  <Edit title={<Title />} mutationMode="pessimistic" redirect="list">
    <SimpleForm toolbar={<SaveBar />} sx={{ maxWidth: 480 }}>
      <BooleanInput source="mayChoose" label={T.mayChoose} />
      <DateInput source="releaseOn" label={T.releaseOn} helperText={T.releaseHelp} />
      <SelectInput source="stage" label={T.stage} choices={stages} />
      <SelectInput source="provider" label={T.provider} choices={providers} />
    </SimpleForm>
  </Edit>
);

function Title() {
  const row = useRecordContext<Row>();
  return row === undefined ? null : `${row.kidName || texts.unnamed}（${row.userId}）`;
}
