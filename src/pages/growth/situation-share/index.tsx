import { SharedScreen } from '@/features/growth/shared';
import { screen, useParams } from '@/features/screen';

/** A shared situation, in its current state. */
function SituationShare() {
  const { shareKey = '' } = useParams('growUpSituationShare');
  return <SharedScreen key={shareKey} shareKey={shareKey} />;
}

export default screen('growUpSituationShare', SituationShare);
