import { TaskKind } from '@/contract/rewards/values';
import type { Router } from '@/services/router/types';

/** Where a task is done. Sharing is done on the spot. */
export function goToTask(router: Pick<Router, 'go' | 'home'>, kind: TaskKind): Promise<void> {
  switch (kind) {
    case TaskKind.profile:
      return router.go('settingUpInformation');
    case TaskKind.feedback:
      return router.go('feedback');
    case TaskKind.checkIn:
      return router.go('dailyCheckIn');
    // Lessons and new reports are on home.
    default:
      return router.home();
  }
}
