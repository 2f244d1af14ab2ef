import { profileCalls } from '@/contract/profile/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import { DEFAULT_OPERATOR_NAME } from '@/contract/stepup/values';
import type { App } from '@/stores/app';
import { sharedAnswer } from '@/stores/shared-answer';

/** Parent and child from the step-up service; blank on an error. */
export const stepUpProfile = sharedAnswer(
  { kidName: '', parentPhone: '', headImg: '' },
  ({ api, session: { token } }) => api.call(stepupCalls.getStepUpProfile, { token }),
);

/** The same for the higher level, which has its own call (10 s). */
export const higherLevelPerson = sharedAnswer({ kidName: '', parentPhone: '', headImg: '' }, ({ api }) =>
  api.call(profileCalls.getPersonInfo, {}),
);

interface Operator {
  readonly operator_id: number;
  readonly operator: string;
}

/** Operator of a change: the parent, with the child's name if loaded. A change never waits for it. */
export function operatorOf({ part, session }: Pick<App, 'part' | 'session'>): Operator {
  const name = [stepUpProfile, higherLevelPerson]
    .map((known) => part(known).value.kidName.trim())
    .find(Boolean);
  return { operator_id: session.user.userId, operator: name || DEFAULT_OPERATOR_NAME };
}

/** Notifies the operator's system of a successful change; fire and forget. */
export function tellOfChange({ api, session }: Pick<App, 'api' | 'session'>): void {
  void api.call(stepupCalls.adminCallback, { user_id: session.user.userId }, { outlivesPage: true });
}
