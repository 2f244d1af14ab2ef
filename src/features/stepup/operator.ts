import { profileCalls } from '@/contract/profile/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import { DEFAULT_OPERATOR_NAME } from '@/contract/stepup/values';
import type { App } from '@/stores/app';
import { sharedAnswer } from '@/stores/shared-answer';

/** Parent and child as the step-up knows them; blank where it cannot say. */
export const stepUpProfile = sharedAnswer(
  { kidName: '', parentPhone: '', headImg: '' },
  ({ api, session: { token } }) => api.call(stepupCalls.getStepUpProfile, { token }),
);

/** The same for the pages of the higher level, which know the person by a call of their own (10 s). */
export const higherLevelPerson = sharedAnswer({ kidName: '', parentPhone: '', headImg: '' }, ({ api }) =>
  api.call(profileCalls.getPersonInfo, {}),
);

interface Operator {
  readonly operator_id: number;
  readonly operator: string;
}

/** Who makes a change: the parent, named by the child where the name is known by then. A change waits for no name. */
export function operatorOf({ part, session }: Pick<App, 'part' | 'session'>): Operator {
  const name = [stepUpProfile, higherLevelPerson]
    .map((known) => part(known).value.kidName.trim())
    .find(Boolean);
  return { operator_id: session.user.userId, operator: name || DEFAULT_OPERATOR_NAME };
}

/** The operator's system hears of a change that succeeded. Nobody waits for it, and its answer is not read. */
export function tellOfChange({ api, session }: Pick<App, 'api' | 'session'>): void {
  void api.call(stepupCalls.adminCallback, { user_id: session.user.userId }, { outlivesPage: true });
}
