/** Maps shares to the contract's shapes. */
import type { Share } from '../../../../src/contract/growth/schema';
import { SHARE_TITLES } from './messages';
import { formatDateTime } from '../../../core/time';
import type { openOf } from './find';

type Row = Awaited<ReturnType<typeof openOf>>[number];

export const toShare = ({ id, of, reportTitle, shownName, createdAt, endsAt, views }: Row): Share => ({
  ...{ id, of, shownName, views },
  title: (reportTitle ?? SHARE_TITLES[of]).slice(0, 64),
  createdAt: formatDateTime(createdAt),
  endsAt: formatDateTime(endsAt),
});
