import type { ShareOf } from '@/contract/growth/values';
import type { RouteName } from '@/contract/routes';
import { innerPath } from '@/services/router/paths';

const PAGE_OF = {
  report: 'growUpSituationV1Share',
  situation: 'growUpSituationShare',
  plan: 'growUpStudyPlanShare',
  week: 'growUpWeekShare',
} as const satisfies Record<ShareOf, RouteName>;

export const sharePath = (of: ShareOf, shareKey: string): string => innerPath(PAGE_OF[of], { shareKey });
