import { activitiesCalls } from '@/contract/activities/calls';
import { ok } from '@/contract/errors';
import type { App } from '@/stores/app/app';
import { sharedResponse } from '@/stores/data/shared-response';

interface Places {
  readonly popup: boolean;
  readonly icon: boolean;
}

const NOWHERE: Places = { popup: false, icon: false };

/** Where the wonderful activities are shown: popup, icon, both or neither. Non-tourists only. */
export const wonderfulAnswer = sharedResponse<Places>(NOWHERE, async ({ api, student }) => {
  if (student.isTourist) return ok(NOWHERE);
  const answer = await api.call(activitiesCalls.checkWonderfulMoment, {});
  if (!answer.ok) return answer;
  return ok({ popup: Boolean(answer.value.popup), icon: Boolean(answer.value.icon) });
});

/** The specification does not name the target: the list of activities (assumed). */
export const openWonderful = ({ router }: Pick<App, 'router'>): Promise<void> => router.go('activityCenter');
