import { Stack, Typography } from '@mui/material';
import { BooleanInput, DateInput, Edit, SimpleForm } from 'react-admin';
import { FeatureSwitch } from '../../../../../src/contract/stepup/values';
import { ONLY } from '../../calls/data-provider';
import { MomentInput } from '../../content/MomentInput';
import { SaveBar } from '../../content/SaveBar';
import { texts } from '../../texts';
import { seasonTexts } from './texts';

const T = seasonTexts.settings;

const switches = Object.keys(FeatureSwitch) as (keyof typeof FeatureSwitch)[];

/** An older record than now cannot be saved. */
const READ_EACH_TIME = { gcTime: 0 };

export const SeasonSettings = () => (
  <Edit
    id={ONLY}
    title={texts.resources.seasonSettings}
    mutationMode="pessimistic"
    redirect={false}
    queryOptions={READ_EACH_TIME}
  >
    <SimpleForm toolbar={<SaveBar />} sx={{ maxWidth: 720 }}>
      <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
        <MomentInput source="startsAt" label={T.startsAt} helperText={T.startsHelp} />
        <MomentInput source="endsAt" label={T.endsAt} helperText={T.endsHelp} />
      </Stack>
      <Typography variant="h6" component="h2">
        {T.shows}
      </Typography>
      {switches.map((name) => (
        <BooleanInput key={name} source={`switches.${name}`} label={T.switches[name]} />
      ))}
      <DateInput source="seatsUntil" label={T.seatsUntil} helperText={T.seatsUntilHelp} />
    </SimpleForm>
  </Edit>
);
