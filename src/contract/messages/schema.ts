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
  token,
  url,
} from '../primitives.schema';
import { MessageKind, SUBSCRIBE_ASK_MAX, SubscribeAnswer, SubscribeTopic } from './values';

const head = {
  id: id(),
  kind: oneOf(MessageKind),
  title: text(128),
  sentAt: dateTime(),
  isRead: T.Boolean(),
};

/** Unread messages of all kinds after the call: the badge of home. */
const unreadLeft = T.Object({ num: integer() });

/** Topics with a template, in the order of `SubscribeTopic`. */
const subscriptions = list(
  T.Object({
    topic: oneOf(SubscribeTopic),
    templateId: text(128),
    /** Messages that may still be sent: one for each time that the parent accepted. */
    allowed: integer(),
    /** The last answer; null: never asked. */
    answer: T.Union([oneOf(SubscribeAnswer), T.Null()]),
  }),
  20,
);

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
  /** Subscribe messages of the mini program; empty: the operator offers none. */
  listSubscriptions: { request: nothingAsked(), response: subscriptions },
  /** What WeChat's dialog returned. `code`: of wx.login, for the openid that the messages go to. */
  answerSubscriptions: {
    request: T.Object({
      code: token(),
      answers: list(
        T.Object({ topic: oneOf(SubscribeTopic), answer: oneOf(SubscribeAnswer) }),
        SUBSCRIBE_ASK_MAX,
      ),
    }),
    response: subscriptions,
  },
  /** Whether the parent follows the official account. */
  isSubscribe: { request: withToken, response: T.Object({ isSubscribe: T.Boolean() }) },
};
