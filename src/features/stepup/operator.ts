import { stepupCalls } from '@/contract/stepup/calls';
import { DEFAULT_OPERATOR_NAME } from '@/contract/stepup/values';
import type { App } from '@/stores/app';
import { sharedAnswer } from '@/stores/shared-answer';

/** Parent and child as the step-up knows them; blank where it cannot say. */
export const stepUpProfile = sharedAnswer(
  { kidName: '', parentPhone: '', headImg: '' },
  ({ api, session: { token } }) => api.call(stepupCalls.getStepUpProfile, { token }),
);

interface Operator {
  readonly operator_id: number;
  readonly operator: string;
}

/** Who makes a change: the parent, named by the child where the name is known by then. A change waits for no name. */
export function operatorOf({ part, session }: Pick<App, 'part' | 'session'>): Operator {
  const { kidName } = part(stepUpProfile).value;
  return { operator_id: session.user.userId, operator: kidName.trim() || DEFAULT_OPERATOR_NAME };
}

/** The operator's system hears of a change that succeeded. Nobody waits for it, and its answer is not read. */
export function tellOfChange({ api, session }: Pick<App, 'api' | 'session'>): void {
  void api.call(stepupCalls.adminCallback, { user_id: session.user.userId }, { outlivesPage: true });
}
