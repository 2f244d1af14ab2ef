import { useRecordContext } from 'react-admin';
import type { AnswerOf } from '../../calls/client';
import { EndButton } from '../EndButton';
import { surveyTexts } from './texts';

export function EndSurvey() {
  const survey = useRecordContext<AnswerOf<'getSurveyForm'>>();
  if (survey === undefined || survey.isOver) return null;
  const { surveyId, title } = survey;
  return <EndButton call="endSurvey" asked={{ surveyId }} title={title} texts={surveyTexts} />;
}
