import { SurveyScreen } from '@/features/help/survey';
import { screen, useParams } from '@/features/screen';

/** An operator's survey, by its id or a link's code. */
function SurveyPage() {
  const { id, code } = useParams('survey');
  return <SurveyScreen address={{ id, code }} />;
}

export default screen('survey', SurveyPage);
