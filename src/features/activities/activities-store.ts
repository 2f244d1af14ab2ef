import type { HomeActivity } from '@/contract/activities/schema';
import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { ok } from '@/contract/errors';
import { sharedAnswer } from '@/stores/shared-answer';
import { parseActivities } from './activities';

/** The activities of home in the operator's order, for tourists too: each with a popup, a floating icon or both. */
export const activitiesAnswer = sharedAnswer<readonly HomeActivity[]>([], async ({ api }) => {
  const answer = await api.call(configurationCalls.getUpgradeConfig, {
    typeCode: ConfigTypeCode.homeActivities,
  });
  return answer.ok ? ok(parseActivities(answer.value[0]?.typeValue)) : answer;
});

export const withIcon = ({ iconPath }: HomeActivity): boolean => iconPath !== '';
export const withPopup = ({ popImgPath }: HomeActivity): boolean => popImgPath !== '';
