import FurtherEducation from '@/pages/stepup/further-education';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import type { FakeApi } from '../../support/fakes/fake-api';
import { OFFICIAL, TEST_USER } from '../../support/fakes/fake-app';
import { PLAN_TIME, STEP_UP, stepUpApi } from '../../support/fakes/step-up';
import { openScreen, type OpenOptions } from '../support/open-screen';

/** Route names navigated to; the target pages have their own tests. */
export const visited: string[] = [];

/** A second tap within this time is ignored as accidental; the mock below skips the wait. */
const DOUBLE_TAP_MS = 400;

beforeEach(() => {
  visited.length = 0;
  const realSetTimeout = window.setTimeout;
  const soon = (run: () => void, ms = 0): number => realSetTimeout(run, ms === DOUBLE_TAP_MS ? 0 : ms);
  jest.spyOn(window, 'setTimeout').mockImplementation(soon as typeof window.setTimeout);
});
afterEach(() => jest.restoreAllMocks());

export const openYear = (api: FakeApi = stepUpApi(), { prepare, ...options }: OpenOptions = {}) =>
  openScreen('furtherEducation', FurtherEducation, {
    user: TEST_USER,
    student: OFFICIAL,
    api,
    prepare: (fake) => {
      const { router } = fake.app;
      router.go = async (name, params) => void visited.push([name, ...Object.values(params ?? {})].join(' '));
      router.replace = async (name) => void visited.push(`instead ${name}`);
      router.openExternal = async (url) => void visited.push(url);
      prepare?.(fake);
    },
    ...options,
  });

export const N = { type: StepUpType.n, newTeacherId: 0, newTeacherName: '' };
export const GROUPING = { status: StepUpStatus.grouping, planTime: PLAN_TIME };
export const COMPLETE = { status: StepUpStatus.complete };

/** Returns each info in turn; the last one repeats. */
export function answerInSequence(api: FakeApi, ...infos: Partial<StepUpInfo>[]): FakeApi {
  let call = 0;
  return api.on(stepupCalls.getStepUpInfo, () => {
    const info = infos[Math.min(call, infos.length - 1)];
    call += 1;
    return { ...STEP_UP, ...info };
  });
}
