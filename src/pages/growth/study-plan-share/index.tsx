import { SharedScreen } from '@/features/growth/shared';
import { screen, useParams } from '@/features/screen';

/** This week's plan, shared. */
function StudyPlanShare() {
  const { shareKey = '' } = useParams('growUpStudyPlanShare');
  return <SharedScreen key={shareKey} shareKey={shareKey} />;
}

export default screen('growUpStudyPlanShare', StudyPlanShare);
