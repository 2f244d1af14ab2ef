/** Maps activities to the contract's shapes. */
import type { activities } from './tables';
import type { CallContext } from '../../../core/http/handler';
import type { ActivityState } from '../../../../src/contract/activities/values';
import type { CenterActivity } from '../../../../src/contract/activities/schema';
import { pictureUrl } from '../../../core/http/file-url';
import { formatDateTime } from '../../../core/time';

type Activity = typeof activities.$inferSelect;

export function toItem(
  context: CallContext,
  activity: Activity,
  state: ActivityState,
  isJoined: boolean,
): CenterActivity {
  const { id, title, summary, picture, startsAt, endsAt, isOurs, url, xcxId, xcxUrl } = activity;
  return {
    ...{ id, title, summary, state, isOurs, isJoined },
    imgPath: pictureUrl(context, picture),
    startsAt: formatDateTime(startsAt),
    endsAt: formatDateTime(endsAt),
    redirectType: activity.redirectType,
    miniprogramType: activity.miniprogramType,
    ...(url === null ? {} : { url }),
    ...(xcxId === null ? {} : { xcxId }),
    ...(xcxUrl === null ? {} : { xcxUrl }),
  };
}
