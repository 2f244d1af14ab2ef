import { accountCalls } from '@/contract/account/calls';
import { DEFAULT_SOURCE_ID, KEY_LOOK_UP_MS } from '@/contract/account/values';
import type { Result } from '@/contract/errors';
import { delay } from '@/services/clock';
import type { App } from '../app/app';

export interface Referrer {
  readonly presentId: string;
  readonly inviteUid: number;
  readonly sourceId: number;
}

type Needs = Pick<App, 'api' | 'platform' | 'referral' | 'scheduler'>;

/** The invitation and source to send with a login, with their keys resolved. A login waits for that only a moment: rule account-80. */
export async function referrerOf(app: Needs): Promise<Referrer> {
  const { presentId, invitedUserId: inviteUid, presentKey } = app.referral.info;
  const [present, sourceId] = await Promise.all([
    presentId || !presentKey
      ? undefined
      : inTime(app, app.api.call(accountCalls.getPresentId, { presentKey })),
    sourceOf(app),
  ]);
  return { presentId: presentId || (present?.presentId ?? ''), inviteUid, sourceId };
}

/** The link's own source, else the app's channel by number or by name, 101 on iOS, else the default: rule account-11. */
async function sourceOf(app: Needs): Promise<number> {
  const { api, platform, referral } = app;
  const { sourceKey } = referral.info;
  const named = sourceKey && (await inTime(app, api.call(accountCalls.getSourceIdByKey, { sourceKey })));
  if (named && named.sourceId !== DEFAULT_SOURCE_ID) return named.sourceId;
  const { host, environment } = platform;
  if (host.sourceId !== undefined) return host.sourceId;
  const { channel } = environment;
  const number = Number(channel);
  if (Number.isSafeInteger(number)) return number > 0 ? number : DEFAULT_SOURCE_ID;
  return (await inTime(app, api.call(accountCalls.getSourceId, { channel })))?.sourceId ?? DEFAULT_SOURCE_ID;
}

async function inTime<T>({ scheduler }: Needs, asked: Promise<Result<T>>): Promise<T | undefined> {
  const answer = await Promise.race([asked, delay(scheduler, KEY_LOOK_UP_MS)]);
  return answer?.ok ? answer.value : undefined;
}
