import { Box, Card, Stack, Typography } from '@mui/material';
import type { FieldAnswer, FormField } from '../../../../src/contract/help/form.schema';

interface FieldCardProps {
  readonly field: FormField;
  readonly answer: FieldAnswer | undefined;
}

/** A field of the form with what was answered; nothing for one that was not. */
export function FieldCard({ answer, field }: FieldCardProps) {
  if (answer === undefined) return null;
  return (
    <Card component="section" sx={{ p: 2, mb: 2 }}>
      <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 1 }}>
        {field.title}
      </Typography>
      <Given field={field} answer={answer} />
    </Card>
  );
}

function Given({ answer, field }: Required<FieldCardProps> & { readonly answer: FieldAnswer }) {
  switch (answer.kind) {
    case 'choices': {
      const options = 'options' in field ? field.options : [];
      const chosen = options.filter(({ key }) => answer.choices.includes(key));
      return <Typography>{chosen.map(({ text }) => text).join('、')}</Typography>;
    }
    case 'score':
      return <Typography>{answer.score}</Typography>;
    case 'text':
      return <Typography sx={{ whiteSpace: 'pre-wrap' }}>{answer.text}</Typography>;
    case 'files':
      return (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {answer.files.map(({ id, url }) => (
            <SentFile key={id} kind={field.kind} title={field.title} url={url} />
          ))}
        </Stack>
      );
  }
}

function SentFile({ kind, title, url }: Pick<FormField, 'kind' | 'title'> & { readonly url: string }) {
  if (kind === 'recording') return <audio src={url} controls aria-label={title} />;
  if (kind === 'film')
    return <Box component="video" src={url} controls playsInline sx={{ maxHeight: 480, maxWidth: '100%' }} />;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <Box
        component="img"
        src={url}
        alt={title}
        sx={{ display: 'block', maxHeight: 420, maxWidth: '100%', borderRadius: 1 }}
      />
    </a>
  );
}
