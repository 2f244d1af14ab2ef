import { accountCalls } from '@/contract/account/calls';
import type { App } from '../app/app';

/** Visits count only for students inside a native app: rule shell-5. */
export async function recordVisit({ api, platform, student }: App): Promise<void> {
  const deviceType = platform.host.visitsAs;
  if (deviceType === undefined || student.isTourist) return;
  await api.call(accountCalls.appLogin, { deviceType });
}
