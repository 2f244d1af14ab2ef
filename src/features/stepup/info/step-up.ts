import { isRefusal, ok, type Result } from '@/contract/errors';
import { stepupCalls } from '@/contract/stepup/calls';
import type { PlanTime, StepUpInfo } from '@/contract/stepup/schema';
import { StepUpCode, StepUpStatus, StepUpType } from '@/contract/stepup/values';
import { parentDecides } from '@/contract/stepup/year';
import type { App } from '@/stores/app';
import { Loadable } from '@/stores/loadable';
import { stepUpProfile } from '../operator';
import { cycleOf, planTimesOf, type CycleLesson } from './times';

/** The step-up of a child, its JSON texts read. */
export interface StepUp extends Omit<StepUpInfo, 'headMasterId'> {
  readonly oldLessons: readonly CycleLesson[];
  readonly newLessons: readonly CycleLesson[];
  /** None: no times were named, or what is there cannot be read. */
  readonly planTimes: PlanTime;
  /** 0: there is none. */
  readonly headMasterId: number;
}

export const readStepUp = (info: StepUpInfo): StepUp => ({
  ...info,
  oldLessons: cycleOf(info.oldCycle),
  newLessons: cycleOf(info.newCycle),
  planTimes: planTimesOf(info.planTime),
  headMasterId: info.headMasterId ?? 0,
});

/** Nothing holds the place of such a child but times that would suit: they are to be named (rule stepup-18). */
export const lacksTimes = ({ type, status, planTimes }: StepUp): boolean =>
  parentDecides(type) && status === StepUpStatus.grouping && planTimes.length === 0;

const USERS = {
  [StepUpType.other]: 'other',
  [StepUpType.y]: 'Y user',
  [StepUpType.n]: 'N user',
} as const;

/** In the words of the analytics. */
export const userOf = ({ type }: Pick<StepUp, 'type'>) => USERS[type] ?? 'other';

/** The child's step-up; null where the server says that there is none. */
export class StepUpStore {
  readonly info = new Loadable<StepUp | null>();

  constructor(private readonly app: Pick<App, 'api' | 'part' | 'session'>) {}

  /** Whoever is to change something is to be named by the child: the name is asked for meanwhile. */
  load(): Promise<Result<StepUp | null>> {
    void this.app.part(stepUpProfile).load();
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
