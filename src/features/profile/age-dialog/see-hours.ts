import type { App } from '@/stores/app';

/** `classHourType` of the jump after the age dialog. */
const RECORDED_HOURS = '1';

/** The parent center is told what the parent came for: rule profile-24. */
export const seeHours = ({ router }: Pick<App, 'router'>): Promise<void> =>
  router.reLaunch('parentsCenter', { classHourType: RECORDED_HOURS });
