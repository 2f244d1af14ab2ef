import { messagesCalls } from '@/contract/messages/calls';
import { NotificationStage } from '@/contract/messages/values';
import { POPUP_SHOWN_LIMIT } from '@/contract/shell';
import type { App } from '@/stores/app/app';
import { PopupCounts } from '@/features/popups/counts';
import { loadOfficialAccount, type OfficialAccount } from './official-account';

const { auth, follow } = NotificationStage;

/** A stage to show; none and complete show nothing. */
export type NotificationStep =
  | { readonly stage: typeof auth }
  | {
      readonly stage: typeof follow;
      readonly account: OfficialAccount;
      /** Only in WeChat, where a long press scans it. */
      readonly qrCode: string | undefined;
    };

type ShownStage = NotificationStep['stage'];

/** In queue order. */
export const SHOWN_STAGES: readonly ShownStage[] = [auth, follow];

/** Each stage is counted separately. */
export const stageKey = (stage: ShownStage): string => `notification.${stage}`;

export async function notificationSteps(app: App): Promise<readonly NotificationStep[]> {
  const steps = await Promise.all([authStep(app), followStep(app)]);
  return steps.flatMap((step) => step ?? []);
}

/** A state unknown after one second counts as enabled: rule messages-8. */
async function authStep(app: App): Promise<NotificationStep | undefined> {
  if (isUsedUp(app, auth) || app.native.support('getPushState') !== 'supported') return undefined;
  const state = await app.native.call('getPushState', {}, { quiet: true });
  return state.ok && !state.value ? { stage: auth } : undefined;
}

async function followStep(app: App): Promise<NotificationStep | undefined> {
  const { api, platform, session } = app;
  if (isUsedUp(app, follow) || !session.isLoggedIn) return undefined;
  const answer = await api.call(messagesCalls.isSubscribe, {});
  if (!answer.ok || answer.value.isSubscribe) return undefined;
  const account = await loadOfficialAccount(api);
  return { stage: follow, account, qrCode: platform.host.readsCodesByPress ? account.qrCode : undefined };
}

/** Skips requests for what would not be shown. */
const isUsedUp = ({ storage }: App, stage: ShownStage): boolean =>
  new PopupCounts(storage).of(stageKey(stage)) >= POPUP_SHOWN_LIMIT;
