import { SharedScreen } from '@/features/growth/shared';
import { screen, useParams } from '@/features/screen';

/** A report that a parent passed on, as it is frozen. */
function ReportShare() {
  const { shareKey = '' } = useParams('growUpSituationV1Share');
  return <SharedScreen key={shareKey} shareKey={shareKey} />;
}

export default screen('growUpSituationV1Share', ReportShare);
