import { SharedScreen } from '@/features/growth/shared';
import { screen, useParams } from '@/features/screen';

/** A shared report, frozen at sharing. */
function ReportShare() {
  const { shareKey = '' } = useParams('growUpSituationV1Share');
  return <SharedScreen key={shareKey} shareKey={shareKey} />;
}

export default screen('growUpSituationV1Share', ReportShare);
