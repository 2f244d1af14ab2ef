import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useRecordContext, useRefresh } from 'react-admin';
import type { AnswerOf } from '../../calls/client';
import { useAct } from '../../calls/use-act';
import { surveyTexts as T } from './texts';

export function EndButton() {
  const survey = useRecordContext<AnswerOf<'getSurveyForm'>>();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const end = useAct('endSurvey', { done: T.ended, onDone: refresh });
  if (survey === undefined || survey.isOver) return null;
  const { surveyId, title } = survey;
  return (
    <>
      <Button size="small" color="error" disabled={end.isBusy} onClick={() => setAsking(true)}>
        {T.end}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`${T.end}：${title}`}
        content={T.endSure}
        onConfirm={() => {
          setAsking(false);
          end.act({ surveyId });
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
