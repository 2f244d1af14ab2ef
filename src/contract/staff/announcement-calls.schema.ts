/** Messages that the operator writes to all parents or to some. */
import { Type as T } from '@sinclair/typebox';
import { MessageKind } from '../messages/values';
import { submissionId } from '../help/form.schema';
import { dateTime, id, integer, list, oneOf, text, url } from '../primitives.schema';
import { operatorCall } from './define';
import { editors, paging } from './staff-calls.schema';
import { ANNOUNCED_TO_MAX } from './values';

/** Not blanks alone. */
export const said = (most: number) => T.String({ minLength: 1, maxLength: most, pattern: '\\S' });

const announcement = {
  kind: oneOf(MessageKind),
  title: said(40),
  body: said(2000),
  /** A page of the app, '/…', or an address, 'https://…'; '' for none. */
  link: url(),
  /** What the link's button says. */
  button: text(16),
};

export const announcementCalls = {
  listAnnouncements: operatorCall({
    method: 'GET',
    path: '/operator/announcements',
    summary: 'What was written, newest first.',
    roles: editors,
    audited: false,
    request: T.Object(paging),
    response: list(
      T.Object({
        ...announcement,
        announcementId: id(),
        isToAll: T.Boolean(),
        /** Parents who have it by now. */
        sentTo: integer(),
        createdAt: dateTime(),
        /** '': still on its way. */
        endedAt: dateTime(),
      }),
      100,
    ),
  }),
  sendAnnouncement: operatorCall({
    method: 'POST',
    path: '/operator/announcements/send',
    summary:
      'Goes into the inboxes at once; to many, in batches. It cannot be taken back. The same again is answered alike and sends nothing; 409: with other words.',
    roles: editors,
    audited: true,
    request: T.Object({
      ...announcement,
      /** Empty: to all parents. */
      userIds: T.Array(id(), { maxItems: ANNOUNCED_TO_MAX, uniqueItems: true }),
      submissionId: submissionId(),
    }),
    response: T.Object({ announcementId: id() }),
  }),
} as const;
