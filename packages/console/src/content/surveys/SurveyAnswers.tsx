import { Box, Card, LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  DataTable,
  EditButton,
  List,
  Show,
  TopToolbar,
  useDataProvider,
  useRecordContext,
} from 'react-admin';
import { FILE_KINDS } from '../../../../../src/contract/help/form-values';
import type { AnswerOf } from '../../calls/client';
import type { ConsoleProvider } from '../../calls/data-provider';
import { WHOLE } from '../whole';
import { surveyTexts as T } from './texts';

type Survey = AnswerOf<'getSurveyForm'> & { readonly id: number };
type Figures = AnswerOf<'getSurveyFigures'>['fields'][number];

export const SurveyAnswers = () => (
  <Show
    title={<Title />}
    queryOptions={WHOLE}
    component="div"
    actions={
      <TopToolbar>
        <EditButton label={T.edit} icon={<></>} />
      </TopToolbar>
    }
  >
    <Answers />
  </Show>
);

const Title = () => useRecordContext<Survey>()?.title ?? '';

function Answers() {
  const surveyId = useRecordContext<Survey>()?.surveyId ?? 0;
  const provider = useDataProvider<ConsoleProvider>();
  const { data: figures } = useQuery({
    queryKey: ['surveys', 'figures', surveyId],
    queryFn: async () => (await provider.call('getSurveyFigures', { surveyId })).data,
    enabled: surveyId > 0,
  });
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
        {`${T.answers} ${figures?.answers ?? 0}`}
      </Typography>
      {figures?.fields.map((field) => (
        <Card key={field.key} component="section" sx={{ p: 2, mb: 2 }}>
          <Typography variant="subtitle1" component="h3">
            {field.title}
          </Typography>
          <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
            {[T.kinds[field.kind], T.figures(field.answered), averageOf(field)].filter(Boolean).join('，')}
          </Typography>
          {field.values.map((value) => (
            <Bar key={value.text} {...value} of={field.answered} />
          ))}
          {FILE_KINDS.includes(field.kind) && <Typography color="textSecondary">{T.files}</Typography>}
          {(field.kind === 'text' || field.kind === 'date') && field.answered > 0 && (
            <Texts surveyId={surveyId} fieldKey={field.key} />
          )}
        </Card>
      ))}
    </Box>
  );
}

function averageOf({ answered, kind, values }: Figures): string {
  if (kind !== 'score' || answered === 0) return '';
  const sum = values.reduce((total, { count, text }) => total + Number(text) * count, 0);
  return T.average((sum / answered).toFixed(1));
}

interface BarProps {
  readonly text: string;
  readonly count: number;
  readonly of: number;
}

const Bar = ({ count, of, text }: BarProps) => (
  <Stack direction="row" spacing={2} sx={{ alignItems: 'center', py: 0.5 }}>
    <Typography sx={{ width: 240, flexShrink: 0 }}>{text}</Typography>
    <LinearProgress
      variant="determinate"
      value={of === 0 ? 0 : (count / of) * 100}
      aria-label={text}
      sx={{ flex: 1, height: 8, borderRadius: 1, backgroundColor: 'divider' }}
    />
    <Typography sx={{ width: 48, textAlign: 'right' }}>{count}</Typography>
  </Stack>
);

const Texts = ({ fieldKey, surveyId }: { readonly fieldKey: string; readonly surveyId: number }) => (
  <List
    resource="surveyTexts"
    filter={{ surveyId, key: fieldKey }}
    actions={false}
    disableSyncWithLocation
    exporter={false}
    perPage={10}
    storeKey={false}
    title={false}
  >
    <DataTable rowClick={false} bulkActionButtons={false}>
      <DataTable.Col source="text" label={T.texts} disableSort />
      <DataTable.Col source="sentOn" label={T.sentOn} disableSort />
    </DataTable>
  </List>
);
