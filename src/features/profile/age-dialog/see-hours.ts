import { enter, wantedAfterLogin } from '@/stores/after-login';
import type { App } from '@/stores/app';

/**
 * The parent center is told what the parent came for: rule profile-24. Where a login was to lead elsewhere, the hours lie
 * over that page, which is where the way back leads.
 */
export async function seeHours({ router }: Pick<App, 'router'>, hourType: string): Promise<void> {
  if (wantedAfterLogin({ router }) === undefined)
    return router.reLaunch('parentsCenter', { classHourType: hourType });
  await enter({ router });
  return router.go('myClassHour', { hourType });
}
