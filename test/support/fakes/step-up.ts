/** A child with a step-up, for tests of its components and screens. */
import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { hoursCalls } from '@/contract/hours/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import type { StepUpInfo } from '@/contract/stepup/schema';
import { StepUpStatus, StepUpType } from '@/contract/stepup/values';
import { FakeApi } from './fake-api';

export const REPORT_URL = 'https://report.example/2026';
export const CONSULT_URL = 'https://chat.example/room';
export const TEACHER_URL = 'https://teacher.example/T-7';

/** Type Y, waiting for the parent. */
export const STEP_UP: StepUpInfo = {
  studentId: 42,
  stepId: 21,
  step: 'S2',
  course: '豌豆思维',
  newStepId: 31,
  newStep: 'S3',
  newTeacherId: 7,
  newTeacherName: '林老师',
  newClassId: 900,
  newFirstTime: '2026-11-28 18:30:00',
  status: StepUpStatus.waiting,
  type: StepUpType.y,
  planTime: '',
  planStepId: 21,
  planStep: 'S2',
  planCateId: 5,
  oldCycle: '[{"week":2,"time":"18:30"},{"week":5,"time":"18:30"}]',
  releaseTime: '2026-11-23 10:00:00',
  newCycle: '[{"week":3,"time":"19:00"},{"week":6,"time":"09:00"}]',
  headMasterId: 3,
};

export const PLAN_TIME = '[[{"w":2,"h":18,"m":30},{"w":5,"h":18,"m":0}]]';

/** Successful responses for a step-up. */
export const stepUpApi = (info: Partial<StepUpInfo> = {}): FakeApi =>
  new FakeApi()
    .on(stepupCalls.getStepUpInfo, { ...STEP_UP, ...info })
    .on(stepupCalls.getStepUpProfile, { kidName: '豆豆', parentPhone: '13800000001', headImg: '' })
    .on(stepupCalls.getFeatureSwitches, [])
    .on(stepupCalls.getHeadMaster, { id: 3, mobile: '13911112222' })
    .on(stepupCalls.getPushStatus, { status: '0' })
    .on(stepupCalls.notifyHeadMaster, null)
    .on(stepupCalls.adminCallback, null)
    .on(stepupCalls.stepUpLogout, null)
    .on(stepupCalls.getTeacherBaseInfo, { nickname: '林小雨', avatar: '', teacherCode: 'T-7' })
    .on(stepupCalls.getTeacherUrl, { url: TEACHER_URL })
    .on(stepupCalls.confirmStepUp, null)
    .on(stepupCalls.updateStepUpType, null)
    .on(stepupCalls.checkStepUpResources, null)
    .on(stepupCalls.getH5UpdateStatus, { status: '1' })
    .on(hoursCalls.queryGeneralUserHourGroup, {
      largeLive: { baseHours: 10, giveHours: 0.1 },
      smallLive: { baseHours: 20, giveHours: 0.2 },
    })
    .on(configurationCalls.getUpgradeConfig, ({ typeCode }) => configOf(typeCode));

function configOf(typeCode: string) {
  if (typeCode === ConfigTypeCode.stepUp) {
    return [{ typeCode, typeValue: '{"recommend":"stay"}', jsonExpand: { url: REPORT_URL } }];
  }
  return [{ typeCode, typeValue: JSON.stringify({ phone: '', consultUrl: CONSULT_URL }) }];
}
