import { SurveyScreen } from '@/features/help/survey';
import { screen, useParams } from '@/features/screen';

/** The same for trying out, marked as an example: nothing is sent. */
function SurveyDemoPage() {
  const { id, code } = useParams('surveyDemo');
  return <SurveyScreen address={{ id, code }} isExample />;
}

export default screen('surveyDemo', SurveyDemoPage);
