import { Box, Card, Chip, Stack, Typography } from '@mui/material';
import { maxValue, minValue, NumberInput, TextInput } from 'react-admin';
import { useController } from 'react-hook-form';
import type { PhotoMarks } from '../../../../src/contract/homework/homework.schema';
import type { AnswerFile } from '../../../../src/contract/questions/question.schema';
import { TEACHER_KINDS, Verdict } from '../../../../src/contract/questions/values';
import { texts } from '../texts';
import type { AskedQuestion, Correction, HandIn } from './correction';
import type { PensState } from './Pens';
import { PhotoDesk } from './PhotoDesk';
import { VoiceInput } from './VoiceInput';

const T = texts.homework;

const VERDICT_COLOURS = {
  right: 'success',
  partly: 'warning',
  wrong: 'error',
  open: 'default',
  empty: 'default',
} as const satisfies Record<Verdict, string>;

interface QuestionCardProps {
  readonly handIn: HandIn;
  readonly asked: AskedQuestion;
  readonly index: number;
  readonly pens: PensState;
}

export function QuestionCard({ asked, handIn, index, pens }: QuestionCardProps) {
  const { checked, givenWords, question, rightWords } = asked;
  const { kind, pictures, points, stem } = question;
  const answer = handIn.answers.find(({ questionId }) => questionId === question.id)?.answer;
  const isEmpty = checked.verdict === Verdict.empty;
  const isByTeacher = TEACHER_KINDS.includes(kind);
  return (
    <Card component="section" aria-label={T.question(index + 1, stem)} sx={{ p: 2, mb: 2 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', mb: 1 }}>
        <Typography sx={{ flex: 1, fontWeight: 600, whiteSpace: 'pre-wrap' }} component="h3">
          {T.question(index + 1, stem)}
        </Typography>
        <Chip size="small" label={texts.verdicts[checked.verdict]} color={VERDICT_COLOURS[checked.verdict]} />
      </Stack>
      {pictures.map(({ alt, url }) => (
        <Box key={url} component="img" src={url} alt={alt} sx={{ maxHeight: 160, maxWidth: '100%', mb: 1 }} />
      ))}
      {answer?.kind === 'photo' && <Photos pictures={answer.pictures} index={index} pens={pens} />}
      {answer?.kind === 'speak' &&
        answer.recordings.map(({ id, url }) => <audio key={id} src={url} controls />)}
      {answer?.kind === 'film' &&
        answer.films.map(({ id, url }) => (
          <Box
            key={id}
            component="video"
            src={url}
            controls
            playsInline
            sx={{ width: '100%', maxHeight: 480 }}
          />
        ))}
      {!isByTeacher && givenWords && <Fact name={T.given} value={givenWords} />}
      {rightWords && checked.verdict !== Verdict.right && <Fact name={T.right} value={rightWords} />}
      {!isEmpty && (
        <Stack direction="row" spacing={1} sx={{ mt: 1.5, alignItems: 'flex-start' }}>
          <NumberInput
            source={`items.${index}.points`}
            label={T.points(points)}
            min={0}
            max={points}
            step={1}
            validate={[minValue(0), maxValue(points)]}
            helperText={false}
            sx={{ width: 150, flexShrink: 0 }}
          />
          <TextInput
            source={`items.${index}.words`}
            label={T.itemWords}
            multiline
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
        </Stack>
      )}
      {isByTeacher && !isEmpty && (
        <VoiceInput source={`items.${index}.voice`} homeworkId={handIn.homeworkId} />
      )}
    </Card>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <Typography variant="body2" sx={{ mt: 0.5 }}>
    <Box component="span" sx={{ color: 'text.secondary', mr: 1 }}>
      {name}
    </Box>
    {value}
  </Typography>
);

interface PhotosProps {
  readonly pictures: readonly AnswerFile[];
  readonly index: number;
  readonly pens: PensState;
}

function Photos({ index, pens, pictures }: PhotosProps) {
  const { field } = useController<Correction, `items.${number}.marks`>({ name: `items.${index}.marks` });
  const all: readonly PhotoMarks[] = field.value;
  return pictures.map(({ id, url }, picture) => {
    const marks = all.find((one) => one.picture === picture) ?? { picture, strokes: [], signs: [] };
    const onMark = (changed: PhotoMarks) => {
      field.onChange([...all.filter((one) => one.picture !== picture), changed]);
      pens.didMark(() => field.onChange(all));
    };
    return url && <PhotoDesk key={id} url={url} marks={marks} pens={pens} onMark={onMark} />;
  });
}
