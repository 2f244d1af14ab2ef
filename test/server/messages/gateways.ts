/** A backend with the operator's gateways for push and SMS, what they were sent, and what they answer. */
import { asc, eq } from 'drizzle-orm';
import { runJobs } from '../../../server/core/jobs';
import { messages } from '../../../server/domains/messages';
import { notify, type Notice } from '../../../server/domains/messages/outbox/notify';
import type { NoticeKind } from '../../../server/domains/messages/outbox/kinds';
import { outbox } from '../../../server/domains/messages/outbox/tables';
import { aParent } from '../../builders/parent';
import type { Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

export const GATEWAYS = {
  PUSH_GATEWAY_URL: 'https://push.example.com/send',
  SMS_GATEWAY_URL: 'https://sms.example.com/send',
  SMS_NOTICES: '1',
  WECHAT_TEMPLATE_SEAT_EXPIRING: 'tmpl-seat thing1=title',
};

export type Posted = Readonly<Record<string, unknown>>;

export class Gateways {
  readonly pushed: Posted[] = [];
  readonly texted: Posted[] = [];
  answer: () => Promise<Response> = async () => Response.json({});

  readonly fetchFrom = async (url: string, init?: RequestInit): Promise<Response> => {
    const posted = JSON.parse(String(init?.body)) as Posted;
    (url === GATEWAYS.PUSH_GATEWAY_URL ? this.pushed : this.texted).push(posted);
    return this.answer();
  };
}

/** Has opened the app on a phone, so a push reaches it. */
export async function aParentWithApp(backend: Backend): Promise<InsideParent> {
  const parent = await buildParent(backend, aParent());
  await parent.visitor.ask('appLogin', { deviceType: 1 });
  return parent;
}

export const notifyParent = (
  { services }: Backend,
  kind: NoticeKind,
  { userId }: { readonly userId: number },
  more: Partial<Notice> = {},
): Promise<void> =>
  notify(services, kind, [
    {
      ...{ userId, event: 'thing:1', title: '客服回复了您', body: '已经为您查到了。', linkText: '查看' },
      ...{ path: '/myOrder?orderId=1', ...more },
    },
  ]);

/** A round of the job. */
export const send = ({ services }: Backend, onError: (error: unknown) => void = () => undefined) =>
  runJobs(messages.jobs, { ...services, onError, isStopping: () => false });

export const rowsOf = ({ services }: Backend, { userId }: { readonly userId: number }) =>
  services.db.select().from(outbox).where(eq(outbox.userId, userId)).orderBy(asc(outbox.id));

export const statesOf = async (backend: Backend, parent: { readonly userId: number }) =>
  Object.fromEntries((await rowsOf(backend, parent)).map(({ channel, state }) => [channel, state]));
