import { Type as T } from '@sinclair/typebox';
import { BannerUserType } from '../home/values';
import { targetFields } from '../links/schema';
import {
  dateTime,
  id,
  integer,
  list,
  maybeToken,
  nothingAsked,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import { MessageKind } from './values';

const head = {
  id: id(),
  kind: oneOf(MessageKind),
  title: text(128),
  sentAt: dateTime(),
  isRead: T.Boolean(),
};

/** Unread messages of all kinds after the call: the badge of home. */
const unreadLeft = T.Object({ num: integer() });

const withToken = T.Object({ token: maybeToken() });

export const messagesSchemas = {
  getUnReadMsgNum: {
    request: T.Object({ reqType: T.Literal(0), token: maybeToken(), userType: oneOf(BannerUserType) }),
    response: T.Object({ num: integer() }),
  },
  /** Kinds in which this parent has messages. */
  getMessageKinds: {
    request: nothingAsked(),
    response: list(T.Object({ kind: oneOf(MessageKind), total: integer(), unread: integer() }), 20),
  },
  /** Newest first. `page` is 1-based; the envelope's `count` is the total. */
  getMessages: {
    request: T.Object({
      page: integer(1, 10_000),
      limit: integer(1, 50),
      kind: T.Optional(oneOf(MessageKind)),
    }),
    response: list(T.Object({ ...head, summary: text(200) }), 50),
  },
  getMessage: {
    request: T.Object({ id: id() }),
    response: T.Object({
      ...head,
      body: text(4000),
      /** Link target; absent for a message without one. */
      target: T.Optional(T.Object({ ...targetFields, url: T.Optional(url()), text: text(16) })),
    }),
  },
  /** Idempotent. */
  readMessage: { request: T.Object({ id: id() }), response: unreadLeft },
  /** Of one kind; default: all. */
  readAllMessages: { request: T.Object({ kind: T.Optional(oneOf(MessageKind)) }), response: unreadLeft },
  /** Whether the parent follows the official account. */
  isSubscribe: { request: withToken, response: T.Object({ isSubscribe: T.Boolean() }) },
};
