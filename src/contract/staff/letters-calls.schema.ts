/** Messages to parents that were given up. */
import { Type as T } from '@sinclair/typebox';
import { NoticeChannel } from '../messages/values';
import { dateTime, id, integer, list, noData, oneOf, text } from '../primitives.schema';
import { operatorCall } from './define';
import { paging } from './staff-calls.schema';
import { StaffRole } from './values';

const roles = [StaffRole.support, StaffRole.administrator];

export const lettersCalls = {
  listDeadLetters: operatorCall({
    method: 'GET',
    path: '/operator/letters',
    summary: 'Messages that were given up, newest first; not what they say.',
    roles,
    audited: false,
    request: T.Object(paging),
    response: list(
      T.Object({
        letterId: id(),
        userId: id(),
        /** The kind of notification, such as `reportReady`. */
        kind: text(32),
        channel: oneOf(NoticeChannel),
        tries: integer(),
        /** Code of the last failure. */
        failure: text(64),
        createdAt: dateTime(),
        /** Pointless afterwards, and not sent again. */
        expiresAt: dateTime(),
        isExpired: T.Boolean(),
      }),
      100,
    ),
  }),
  retryDeadLetter: operatorCall({
    method: 'POST',
    path: '/operator/letters/retry',
    summary: 'Has a message sent again that was given up: the parent may get it a second time.',
    roles,
    audited: true,
    request: T.Object({ letterId: id() }),
    response: noData(),
  }),
} as const;
