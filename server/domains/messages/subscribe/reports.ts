/**
 * What WeChat reports about subscribe messages: `/wechat/messages`, the address of the mini program's message push (plain text, JSON).
 * Registered only if `WECHAT_PUSH_TOKEN` is set.
 */
import { createHash } from 'node:crypto';
import { Type as T, type Static } from '@sinclair/typebox';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import { SubscribeAnswer, type SubscribeTopic } from '../../../../src/contract/messages/values';
import type { AppServices } from '../../../core/http/dispatch';
import { BusinessError } from '../../../core/http/handler';
import type { RequestLimits } from '../../../core/http/limits';
import { HTTP_MESSAGES } from '../../../core/http/messages';
import { MINUTE, SECOND } from '../../../core/time';
import { timingSafeEqualText } from '../../../core/timing-safe-equal';
import { allowNone } from './allowance';
import { messageSubscriptions as subscriptions } from './tables';

const PATH = '/wechat/messages';

/** The signature does not cover the body: an old address must not carry a new one. */
const FRESH_MS = 10 * MINUTE;

const short = T.String({ maxLength: 128 });
const Signed = T.Object({
  ...{ signature: short, timestamp: short, nonce: short },
  echostr: T.Optional(T.String({ maxLength: 512 })),
});

const figure = T.Union([T.String({ maxLength: 20 }), T.Integer()]);
const Item = T.Object({
  TemplateId: short,
  SubscribeStatusString: T.Optional(short),
  ErrorCode: T.Optional(figure),
});
/** The list is shown with and without a wrapper. */
const Items = T.Union([T.Array(Item, { maxItems: 20 }), Item]);
const Wrapped = T.Optional(T.Object({ List: T.Optional(Items) }));
const Report = T.Object({
  FromUserName: T.Optional(short),
  CreateTime: T.Optional(figure),
  Event: T.Optional(short),
  List: T.Optional(Items),
  SubscribeMsgPopupEvent: Wrapped,
  SubscribeMsgChangeEvent: Wrapped,
  SubscribeMsgSentEvent: Wrapped,
});
type Report = Static<typeof Report>;

function assertSigned({ clock, config }: AppServices, { query }: FastifyRequest): void {
  const { signature, timestamp, nonce } = query as Static<typeof Signed>;
  const parts = [config.providers.subscribe.pushToken ?? '', timestamp, nonce].sort();
  const right = createHash('sha1').update(parts.join('')).digest('hex');
  const age = Math.abs(clock.now().getTime() - Number(timestamp) * SECOND);
  if (timingSafeEqualText(signature, right) && age <= FRESH_MS) return;
  throw new BusinessError(BACKEND_CODE.forbidden, HTTP_MESSAGES.forbidden, 401);
}

export async function registerReports(
  root: FastifyInstance,
  services: AppServices,
  limits: RequestLimits,
): Promise<void> {
  if (services.config.providers.subscribe.pushToken === null) return;
  await root.register(async (app) => {
    // WeChat is not strict about the content type of JSON.
    app.addContentTypeParser('*', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
    const schema = { hide: true, querystring: Signed };
    const onRequest = (request: FastifyRequest) => limits.admit(request.ip, null);
    app.get<{ Querystring: Static<typeof Signed> }>(PATH, { schema, onRequest }, async (request, reply) => {
      assertSigned(services, request);
      return reply
        .type('text/plain')
        .serializer(String)
        .send(request.query.echostr ?? '');
    });
    app.post<{ Body: Report; Querystring: Static<typeof Signed> }>(
      PATH,
      { schema: { ...schema, body: Report }, onRequest },
      async (request, reply) => {
        assertSigned(services, request);
        await take(services, request.body);
        return reply.type('text/plain').serializer(String).send('success');
      },
    );
  });
}

const EVENTS = ['subscribe_msg_popup_event', 'subscribe_msg_change_event', 'subscribe_msg_sent_event'];

/** Anything else that WeChat pushes is confirmed and ignored. */
async function take(services: AppServices, report: Report): Promise<void> {
  const { FromUserName: openid, CreateTime: time, Event: event = '' } = report;
  if (openid === undefined || time === undefined || !EVENTS.includes(event)) return;
  const { List, SubscribeMsgPopupEvent, SubscribeMsgChangeEvent, SubscribeMsgSentEvent } = report;
  const wrapped = SubscribeMsgPopupEvent ?? SubscribeMsgChangeEvent ?? SubscribeMsgSentEvent;
  const items = [wrapped?.List ?? List ?? []].flat();
  const at = new Date(Number(time) * SECOND);
  for (const { TemplateId, SubscribeStatusString, ErrorCode } of items) {
    const topic = topicOf(services, TemplateId);
    if (topic === undefined) continue;
    const isNo =
      event === 'subscribe_msg_sent_event'
        ? Number(ErrorCode ?? 0) !== 0
        : event === 'subscribe_msg_change_event' && SubscribeStatusString === SubscribeAnswer.reject;
    const isYes = event === 'subscribe_msg_popup_event' && SubscribeStatusString === SubscribeAnswer.accept;
    if (isYes || isNo) await record(services, { openid, topic, at, isYes });
  }
}

const topicOf = ({ config }: AppServices, templateId: string): SubscribeTopic | undefined =>
  (Object.entries(config.providers.subscribe.templates) as [SubscribeTopic, { readonly id: string }][]).find(
    ([, { id }]) => id === templateId,
  )?.[0];

interface Reported {
  readonly openid: string;
  readonly topic: SubscribeTopic;
  readonly at: Date;
  readonly isYes: boolean;
}

/** An openid that the app never answered with belongs to no known parent. */
async function record({ db }: AppServices, { openid, topic, at, isYes }: Reported): Promise<void> {
  const { acceptedByWechat, reportedAt } = subscriptions;
  await db.transaction(async (tx) => {
    const isNew = or(isNull(reportedAt), lt(reportedAt, at));
    const [found] = await tx
      .update(subscriptions)
      .set({
        reportedAt: at,
        ...(isYes && { acceptedByWechat: sql`${acceptedByWechat} + 1`, answer: SubscribeAnswer.accept }),
      })
      .where(and(eq(subscriptions.openid, openid), eq(subscriptions.topic, topic), isNew))
      .returning({ userId: subscriptions.userId });
    if (found !== undefined && !isYes) await allowNone(tx, found.userId, topic);
  });
}
