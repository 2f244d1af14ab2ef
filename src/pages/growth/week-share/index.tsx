import { SharedScreen } from '@/features/growth/shared';
import { screen, useParams } from '@/features/screen';

/** One week, shared. */
function WeekShare() {
  const { shareKey = '' } = useParams('growUpWeekShare');
  return <SharedScreen key={shareKey} shareKey={shareKey} />;
}

export default screen('growUpWeekShare', WeekShare);
