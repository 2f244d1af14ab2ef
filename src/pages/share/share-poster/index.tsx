import { observer } from 'mobx-react';
import { screen, useParams } from '@/features/screen';
import { SHOW_FRIENDS } from '@/contract/share/invite';
import { Friends } from './friends';
import { MakePoster } from './make-poster';
import { Mine } from './mine';
import { Poster } from './poster';
import { toShareOf } from './to-share';
import { WorkPoster } from './work-poster';

/** By address: the poster of a share or of a work, invited friends, or a share to be created; by default existing shares. */
const SharePoster = observer(function SharePoster() {
  const params = useParams('sharePoster');
  const shareKey = params.shareKey?.trim();
  if (shareKey) return <Poster key={shareKey} shareKey={shareKey} />;
  const workId = params.workId?.trim();
  if (workId) return <WorkPoster key={workId} workId={workId} />;
  if (params.show === SHOW_FRIENDS) return <Friends />;
  const what = toShareOf(params);
  return what ? <MakePoster what={what} /> : <Mine />;
});

export default screen('sharePoster', SharePoster);
