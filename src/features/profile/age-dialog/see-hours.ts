import { enter, wantedAfterLogin } from '@/stores/session/after-login';
import type { App } from '@/stores/app/app';

/**
 * Passes the hour type to the parent center: rule profile-24. If the login had a target page, the hours open on top of it, so that
 * back leads there.
 */
export async function seeHours({ router }: Pick<App, 'router'>, hourType: string): Promise<void> {
  if (wantedAfterLogin({ router }) === undefined)
    return router.reLaunch('parentsCenter', { classHourType: hourType });
  await enter({ router });
  return router.go('myClassHour', { hourType });
}
