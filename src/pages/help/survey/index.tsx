import { SurveyScreen } from '@/features/help/survey';
import { screen, useParams } from '@/features/screen';

/** A survey of the operator's, by its id or the code of a link. */
function SurveyPage() {
  const { id, code } = useParams('survey');
  return <SurveyScreen address={{ id, code }} />;
}

export default screen('survey', SurveyPage);
