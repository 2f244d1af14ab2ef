import { Alert, Card, CardContent, Chip, Stack, Typography } from '@mui/material';
import { FunctionField, Labeled, TextField } from 'react-admin';
import type { AnswerOf } from '../calls/client';
import { texts } from '../texts';

const T = texts.works;

export type ReviewedWork = AnswerOf<'getReviewedWork'>;

/** What stands beside the picture, and what other parents said against it. */
export function WorkFacts({ work }: { readonly work: ReviewedWork }) {
  const { kind, reported, round, state, title, topicTitle, words } = work;
  return (
    <Card>
      <CardContent>
        <Typography variant="h6" component="h2">
          {title || texts.untitled}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ my: 1 }}>
          <Chip size="small" label={texts.workKinds[kind]} />
          <Chip size="small" label={texts.workStates[state]} variant="outlined" />
          {round > 1 && <Chip size="small" label={T.round(round)} variant="outlined" />}
        </Stack>
        <Typography sx={{ whiteSpace: 'pre-wrap', my: 1.5 }} color={words ? 'textPrimary' : 'textSecondary'}>
          {words || T.noWords}
        </Typography>
        <Stack direction="row" spacing={3}>
          <Labeled label={T.child}>
            <TextField source="childName" emptyText={texts.unnamed} />
          </Labeled>
          <Labeled label={T.sentAt}>
            <FunctionField<ReviewedWork> render={({ sentAt }) => sentAt.slice(0, 16)} />
          </Labeled>
        </Stack>
        {topicTitle && (
          <Labeled label={T.topic}>
            <TextField source="topicTitle" />
          </Labeled>
        )}
        {reported.length > 0 && (
          <Stack spacing={1} sx={{ mt: 2 }}>
            <Typography variant="subtitle2">{T.reportCount(reported.length)}</Typography>
            {reported.map((report, index) => (
              <Alert key={index} severity="warning" icon={false}>
                <strong>{texts.reportReasons[report.reason]}</strong>
                {report.words && <div>{report.words}</div>}
                <Typography variant="caption" component="div">
                  {report.reportedAt.slice(0, 16)}
                </Typography>
              </Alert>
            ))}
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}
