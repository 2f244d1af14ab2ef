import { isRefusal, ok, type Result } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import type { PlanTime, StepUpInfo } from '@/contract/stepup/schema';
import { StepUpCode, StepUpType } from '@/contract/stepup/values';
import type { App } from '@/stores/app/app';
import { Loadable } from '@/stores/data/loadable';
import { stepUpProfile } from '../operator';
import { cycleOf, planTimesOf, type CycleLesson } from './times';

/** A child's step-up with parsed JSON fields. */
export interface StepUp extends Omit<StepUpInfo, 'headMasterId'> {
  readonly oldLessons: readonly CycleLesson[];
  readonly newLessons: readonly CycleLesson[];
  /** Empty: not submitted, or invalid. */
  readonly planTimes: PlanTime;
  readonly hasTimes: boolean;
  /** 0: none. */
  readonly headMasterId: number;
}

export function readStepUp(info: StepUpInfo): StepUp {
  const planTimes = planTimesOf(info.planTime);
  return {
    ...info,
    oldLessons: cycleOf(info.oldCycle),
    newLessons: cycleOf(info.newCycle),
    planTimes,
    hasTimes: planTimes.length > 0,
    headMasterId: info.headMasterId ?? 0,
  };
}

const USERS = {
  [StepUpType.other]: 'other',
  [StepUpType.y]: 'Y user',
  [StepUpType.n]: 'N user',
} as const;

/** Value of the tracked events. */
export const userOf = ({ type }: Pick<StepUp, 'type'>) => USERS[type] ?? 'other';

/** The child's step-up; null when the server has none. */
export class StepUpStore {
  readonly info = new Loadable<StepUp | null>();

  constructor(private readonly app: Pick<App, 'api' | 'get' | 'session'>) {}

  /** Changes are signed with the child's name: load it in parallel. */
  load(): Promise<Result<StepUp | null>> {
    void this.app.get(stepUpProfile).load();
    return this.info.load(() => this.ask());
  }

  private async ask(): Promise<Result<StepUp | null>> {
    const { api, session } = this.app;
    const { userId } = session.user;
    if (!userId) return ok(null);
    const answer = await api.call(stepupCalls.getStepUpInfo, { student_id: userId });
    if (answer.ok) return ok(readStepUp(answer.value));
    return isRefusal(answer.error, StepUpCode.businessError) ? ok(null) : answer;
  }
}
