import { observer } from 'mobx-react';
import { Subject } from '@/contract/courses/values';
import { ShareOf, SituationPeriod } from '@/contract/growth/values';
import type { RouteParamsOf } from '@/contract/routes';
import type { ToShare } from '@/features/growth/sharing/share-store';
import { screen, useParams } from '@/features/screen';
import { SHOW_FRIENDS } from '@/contract/share/invite';
import { recordId } from '@/services/helpers/record-id';
import { Friends } from './friends';
import { MakePoster } from './make-poster';
import { Mine } from './mine';
import { Poster } from './poster';
import { WorkPoster } from './work-poster';

const oneOf = <T extends string | number>(
  values: Readonly<Record<string, T>>,
  text?: string,
): T | undefined => Object.values(values).find((value) => String(value) === text);

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

/** What the address asks to share, untrusted. undefined: nothing valid. */
function toShareOf({ of, reportId, subject, period }: RouteParamsOf<'sharePoster'>): ToShare | undefined {
  const kind = oneOf(ShareOf, of);
  if (kind === undefined) return undefined;
  if (kind === ShareOf.plan) return { of: kind };
  if (kind === ShareOf.report) {
    const id = recordId(reportId);
    return id === undefined ? undefined : { of: kind, reportId: id };
  }
  const about = oneOf(Subject, subject);
  const span = oneOf(SituationPeriod, period);
  return { of: kind, ...(about !== undefined && { subject: about }), ...(span && { period: span }) };
}

export default screen('sharePoster', SharePoster);
