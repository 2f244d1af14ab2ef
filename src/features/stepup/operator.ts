import type { Result } from '@/contract/errors';
import { profileCalls } from '@/contract/profile/calls';
import type { PersonInfo } from '@/contract/profile/schema';
import { stepupCalls } from '@/contract/stepup/calls';
import { DEFAULT_OPERATOR_NAME } from '@/contract/stepup/values';
import type { App } from '@/stores/app/app';
import { sharedResponse } from '@/stores/data/shared-response';

/** The child and the parent; blank on an error. */
const personBy = (ask: (app: App) => Promise<Result<PersonInfo>>) =>
  sharedResponse<PersonInfo>({ kidName: '', parentPhone: '', headImg: '' }, ask);

export type Person = ReturnType<typeof personBy>;

/** The specification names a call for each way in: the step-up service's own one for the further education. */
export const stepUpProfile = personBy(({ api, session: { token } }) =>
  api.call(stepupCalls.getStepUpProfile, { token }),
);

/** And the personal center's (10 s) for the higher level. */
export const higherLevelPerson = personBy(({ api }) => api.call(profileCalls.getPersonInfo, {}));

interface Operator {
  readonly operator_id: number;
  readonly operator: string;
}

/** Operator of a change: the parent, with the child's name if loaded. A change never waits for it. */
export function operatorOf({ get, session }: Pick<App, 'get' | 'session'>): Operator {
  const name = [stepUpProfile, higherLevelPerson]
    .map((known) => get(known).value.kidName.trim())
    .find(Boolean);
  return { operator_id: session.user.userId, operator: name || DEFAULT_OPERATOR_NAME };
}

/** Notifies the operator's system of a successful change; fire and forget. */
export function reportChange({ api, session }: Pick<App, 'api' | 'session'>): void {
  void api.call(stepupCalls.adminCallback, { user_id: session.user.userId }, { outlivesPage: true });
}
