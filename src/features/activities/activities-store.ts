import type { HomeActivity } from '@/contract/activities/schema';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { ok } from '@/contract/errors';
import { readConfig } from '@/features/configuration/read-config';
import { sharedResponse } from '@/stores/data/shared-response';
import { parseActivities } from './activities';

/** The operator's activities of home in order, for tourists too: each with a popup, a floating icon or both. */
export const activitiesAnswer = sharedResponse<readonly HomeActivity[]>([], async ({ api }) => {
  const answer = await readConfig(api, ConfigTypeCode.homeActivities);
  return answer.ok ? ok(parseActivities(answer.value[0]?.typeValue)) : answer;
});

export const withIcon = ({ iconPath }: HomeActivity): boolean => iconPath !== '';
export const withPopup = ({ popImgPath }: HomeActivity): boolean => popImgPath !== '';
