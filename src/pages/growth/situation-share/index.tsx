import { SharedScreen } from '@/features/growth/shared';
import { screen, useParams } from '@/features/screen';

/** A situation that a parent passed on, as it is now. */
function SituationShare() {
  const { shareKey = '' } = useParams('growUpSituationShare');
  return <SharedScreen key={shareKey} shareKey={shareKey} />;
}

export default screen('growUpSituationShare', SituationShare);
