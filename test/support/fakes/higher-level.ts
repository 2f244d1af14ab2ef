/** Responses for a child of the higher level, to be changed by a test. */
import { accountCalls } from '@/contract/account/calls';
import { configurationCalls } from '@/contract/configuration/calls';
import { profileCalls } from '@/contract/profile/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import type { FakeApi } from './fake-api';
import { STEP_UP, stepUpApi } from './step-up';

/** Two suitable times, as in the response. */
export const TIMES = JSON.stringify([
  [
    { w: 2, h: 18, m: 30 },
    { w: 5, h: 18, m: 30 },
  ],
  [
    { w: 3, h: 19, m: 0 },
    { w: 6, h: 9, m: 30 },
  ],
]);

/** Waiting for the parent's confirmation, with a class of the new step at other times. */
export const aStepUp = (change: Partial<StepUpInfo> = {}): StepUpInfo => ({ ...STEP_UP, ...change });

/** Within the window from 2026/11/10 to 2026/11/30; the only option is to confirm. */
export const higherLevelApi = (info: StepUpInfo = aStepUp()): FakeApi =>
  stepUpApi(info)
    .on(configurationCalls.getHigherLevelWindow, { startTime: '2026/11/10', endTime: '2026/11/30' })
    .on(profileCalls.getIsGray, false)
    .on(profileCalls.getPersonInfo, { kidName: '豆豆', parentPhone: '138****0001', headImg: '' })
    .on(stepupCalls.checkStudentCode, null)
    .on(stepupCalls.getHigherLevelInfo, info)
    .on(stepupCalls.getRecommendedClasses, { detail: null, list: [] })
    .on(accountCalls.getServiceToken, { token: 'service-token' })
    .on(stepupCalls.getUpdateStatus, { status: '0' });
