/** How a letter goes out by each channel, and what became of it. */
import type { SubscribeTemplate } from '../../../core/provider-settings';
import { ProviderError } from '../../../core/providers';
import { NOT_JSON } from '../../../core/providers/outgoing';
import type { JobServices } from '../../../core/jobs';
import { formatDateTime } from '../../../core/time';
import { personOf, wholePhoneOf } from '../../account/people';
import { allowNone, giveBack, takeOne } from '../subscribe/allowance';
import { noticeKinds, type NoticeKind, type OutgoingChannel } from './kinds';
import type { Letter } from './tables';

export interface Outgoing extends Letter {
  readonly id: number;
  readonly userId: number;
  readonly kind: NoticeKind;
}

/**
 * later: certainly not sent. dead: it may have been sent, or fails until the settings are corrected. dropped: the parent has no
 * device or permission for it. `why` is a code that says nothing of the parent.
 */
export type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later' | 'dead' | 'dropped'; readonly why: string };

const SENT: Outcome = { kind: 'sent' };
const dropped = (why: string): Outcome => ({ kind: 'dropped', why });

const NOBODY = ['http 404', 'http 410'];

/** Without an answer the gateway may have sent it: better once too few than twice. */
async function byGateway(send: Promise<void>): Promise<Outcome> {
  try {
    await send;
    return SENT;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { code } = error;
    if (code === NOT_JSON) return SENT;
    if (NOBODY.includes(code)) return dropped(code);
    return { kind: code === 'timeout' ? 'dead' : 'later', why: code };
  }
}

type Send = (services: JobServices, outgoing: Outgoing) => Promise<Outcome>;

const push: Send = ({ config, providers }, { id, text, title, to, userId }) =>
  byGateway(
    providers.push.send({
      ...{ id, userId, title, text },
      ...(to === '' ? {} : { url: `${config.publicUrl}${to}` }),
    }),
  );

const sms: Send = async (services, { id, text, userId }) => {
  const { notify } = services.providers.sms;
  if (notify === null) return dropped('no notices by sms');
  const person = await personOf(services.db, userId);
  if (person === undefined) return dropped('no account');
  const to = { ...(await wholePhoneOf(services, person)), phoneMask: person.phoneMask };
  return byGateway(notify({ ...to, id, text }));
};

const subscribe: Send = async ({ config, db, providers }, outgoing) => {
  const { kind, to: page, userId } = outgoing;
  const { topic } = noticeKinds[kind];
  const template = topic && config.providers.subscribe.templates[topic];
  if (topic === undefined || template === undefined) return dropped('no template');
  const openid = await takeOne(db, userId, topic);
  if (openid === undefined) return dropped('not allowed');
  const data = dataOf(template, outgoing);
  const answer = await providers.wechat.sendSubscribeMessage({ openid, templateId: template.id, page, data });
  if (answer.kind === 'sent') return SENT;
  if (answer.kind === 'refused') {
    await allowNone(db, userId, topic);
    return dropped('refused');
  }
  await giveBack(db, userId, topic);
  return { kind: answer.kind === 'later' ? 'later' : 'dead', why: 'code' in answer ? answer.code : '' };
};

function dataOf({ fields }: SubscribeTemplate, { happensAt, text, title }: Outgoing): Record<string, string> {
  // WeChat knows no seconds, and refuses an empty value.
  const time = formatDateTime(new Date(happensAt)).slice(0, 16);
  const values = { title: title || '-', note: text || '-', time };
  return Object.fromEntries(Object.entries(fields).map(([keyword, value]) => [keyword, values[value]]));
}

export const channels: Readonly<Record<OutgoingChannel, Send>> = { push, subscribe, sms };
