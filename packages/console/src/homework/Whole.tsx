import { Card, Rating, Stack, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { useController } from 'react-hook-form';
import { texts } from '../texts';
import { VoiceInput } from './VoiceInput';

const T = texts.homework;

/** What is said of the homework as a whole. */
export const Whole = ({ homeworkId }: { readonly homeworkId: number }) => (
  <Card sx={{ p: 2 }}>
    <StarsInput />
    <TextInput
      source="words"
      label={T.words}
      multiline
      minRows={4}
      helperText={false}
      slotProps={{ htmlInput: { maxLength: 1000 } }}
    />
    <VoiceInput source="voice" homeworkId={homeworkId} />
  </Card>
);

function StarsInput() {
  const { field } = useController({ name: 'stars' });
  const stars = Number(field.value ?? 0);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
      <Typography component="legend" variant="body2">
        {T.stars}
      </Typography>
      <Rating
        name="stars"
        value={stars}
        getLabelText={T.star}
        emptyLabelText={T.noStars}
        onChange={(_, chosen) => field.onChange(chosen ?? 0)}
      />
      <Typography variant="body2" color="textSecondary">
        {stars === 0 ? T.noStars : T.star(stars)}
      </Typography>
    </Stack>
  );
}
