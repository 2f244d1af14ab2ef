/** Messages to all parents, or to some by id. */
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { pageOf } from '../../../core/db/page';
import { badInput, BusinessError, withCount } from '../../../core/http/handler';
import { formatDateTime } from '../../../core/time';
import { announce, announcementsOf } from '../../messages/announce';
import type { MessageTarget } from '../../messages/tables';
import type { OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';
import { linkOf } from './link';
import { assertParents } from './parents';

function targetOf(typed: string, button: string): MessageTarget | null {
  const link = linkOf(typed);
  const text = button.trim();
  if (link !== null && text === '') throw badInput('button', STAFF_MESSAGES.button);
  return link && { ...link, text };
}

export const announcements: OperatorHandlersOf<'listAnnouncements' | 'sendAnnouncement'> = {
  async listAnnouncements(asked, { db }) {
    const { rows, total } = await pageOf((paging) => announcementsOf(db, paging), asked);
    const listed = rows.map(({ row: { body, isToAll, kind, sentTo, target, title, ...row } }) => ({
      ...{ announcementId: row.id, kind, title, body, isToAll, sentTo },
      ...{ link: target?.url ?? '', button: target?.text ?? '' },
      createdAt: formatDateTime(row.createdAt),
      endedAt: formatDateTime(row.endedAt),
    }));
    return withCount(listed, total);
  },

  async sendAnnouncement({ body, button, kind, link, submissionId, title, userIds }, context) {
    await assertParents(context.db, userIds);
    const words = { kind, title: title.trim(), body: body.trim(), target: targetOf(link, button) };
    const isToAll = userIds.length === 0;
    const sent = await announce(context, { ...words, submissionId, userIds: isToAll ? null : userIds });
    if (sent.title !== words.title || sent.body !== words.body || sent.isToAll !== isToAll)
      throw new BusinessError(BACKEND_CODE.conflict, STAFF_MESSAGES.announced);
    context.concerns({
      ...(userIds.length === 1 && userIds[0] !== undefined ? { userId: userIds[0] } : {}),
      detail: { announcementId: sent.id, title: words.title, to: isToAll ? 'all' : userIds.length },
    });
    return { announcementId: sent.id };
  },
};
