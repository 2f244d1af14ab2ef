import { SubscribeTopic } from '../../../../src/contract/messages/values';
import { badInput, requireSession, type CallContext, type HandlersOf } from '../../../core/http/handler';
import { deviceIdOf } from '../../account/device-id';
import { ACCOUNT_MESSAGES } from '../../account/messages';
import { ownSubscriptions } from '../policies';
import { allowed, countAnswers } from './allowance';
import { messageSubscriptions as subscriptions } from './tables';

export const subscriptionHandlers: HandlersOf<'answerSubscriptions' | 'listSubscriptions'> = {
  async listSubscriptions(_request, context) {
    return subscriptionsOf(context, requireSession(context).userId);
  },

  async answerSubscriptions({ code, answers }, context) {
    const { userId } = requireSession(context);
    const { clock, db, headers, providers } = context;
    const openid = await providers.wechat.openIdOf(code, 'mini', deviceIdOf(headers));
    if (openid === null) throw badInput('code', ACCOUNT_MESSAGES.wechatRefused);
    const offered = templatesOf(context);
    const given = answers.filter(({ topic }) => offered[topic] !== undefined);
    await countAnswers(db, {
      ...{ userId, openid, now: clock.now() },
      answers: new Map(given.map(({ topic, answer }) => [topic, answer])),
    });
    return subscriptionsOf(context, userId);
  },
};

const templatesOf = ({ config }: Pick<CallContext, 'config'>) => config.providers.subscribe.templates;

async function subscriptionsOf(context: CallContext, userId: number) {
  const rows = await context.db
    .select({ topic: subscriptions.topic, answer: subscriptions.answer, allowed })
    .from(subscriptions)
    .where(ownSubscriptions(userId));
  const templates = templatesOf(context);
  return Object.values(SubscribeTopic).flatMap((topic) => {
    const template = templates[topic];
    if (template === undefined) return [];
    const row = rows.find((candidate) => candidate.topic === topic);
    return [{ topic, templateId: template.id, allowed: row?.allowed ?? 0, answer: row?.answer ?? null }];
  });
}
