import type { App } from '@/stores/app';

/** `classHourType` of the jump after the age dialog (part 1 section 2). */
const RECORDED_HOURS = '1';

/** Part 1 section 2: the parent center is told what the parent came for. */
export const seeHours = ({ router }: Pick<App, 'router'>): Promise<void> =>
  router.reLaunch('parentsCenter', { classHourType: RECORDED_HOURS });
