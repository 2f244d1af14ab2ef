/** A backend with content for every part of home, so that follow-up calls are made as well. */
import { activitiesCalls } from '@/contract/activities/calls';
import { FreeTrialState } from '@/contract/activities/values';
import type { NewStudentConfig } from '@/contract/activities/schema';
import { configurationCalls } from '@/contract/configuration/calls';
import { growthCalls } from '@/contract/growth/calls';
import { LearningReportType } from '@/contract/growth/values';
import { homeCalls } from '@/contract/home/calls';
import { hoursCalls } from '@/contract/hours/calls';
import { messagesCalls } from '@/contract/messages/calls';
import { rewardsCalls } from '@/contract/rewards/calls';
import { shareCalls } from '@/contract/share/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import type { FakeApi } from '../../support/fakes/fake-api';
import { backend } from './home-fixture';

export const NEW_STUDENT: NewStudentConfig = {
  finishTaskCount: 1,
  totalTask: 3,
  isShowPop: false,
  homePageConfig: {
    firstLessonIconUrl: '/files/first.svg',
    newbornEntranceIconUrl: '/files/newborn.svg',
    activityImgUrl: '/files/banner.svg',
    popImgUrl: '/files/pop.svg',
  },
  firstScene: false,
  secondScene: true,
  thirdScene: false,
  fourthScene: false,
};

/** TEST_NOW lies within OPEN_WINDOW only. */
export const OPEN_WINDOW = { startTime: '2026/11/01', endTime: '2026/12/01' };
export const CLOSED_WINDOW = { startTime: '2021/05/31', endTime: '2021/06/20' };

export const fullBackend = (): FakeApi =>
  backend()
    .on(hoursCalls.listUnclaimedAward, [{ giveClass: 3, packageReceives: [{ packageId: 1 }] as never[] }])
    .on(hoursCalls.receiveAward, null)
    .on(rewardsCalls.isSignIn, { dayNum: 5 })
    .on(activitiesCalls.checkWonderfulMoment, { popup: false, icon: true })
    .on(activitiesCalls.getNewbornEntranceDetail, NEW_STUDENT)
    .on(activitiesCalls.getFreeTrial, { state: FreeTrialState.open, claimedAt: '' })
    .on(homeCalls.listInterestTagPops, [])
    .on(configurationCalls.getHigherLevelWindow, OPEN_WINDOW)
    .on(configurationCalls.getNewStudentActivity, {})
    .on(configurationCalls.getUpgradeConfig, [])
    .on(messagesCalls.isSubscribe, { isSubscribe: false })
    .onRefusal(stepupCalls.getStepUpInfo, '201', '不在升学年范围')
    .onRefusal(stepupCalls.getHigherLevelInfo, '201', '不在升学年范围')
    .on(shareCalls.getPosterTask, { rewardValue: 20, taskStatus: 1, remark: '' })
    .on(growthCalls.updateReportReadStatus, null)
    .on(growthCalls.getLearningReportRecord, {
      step: 'S2-1',
      course_total: 36,
      subject_total: 2,
      isFinishClassToday: 0,
      report_record: {
        id: 5,
        report_type: LearningReportType.monthly,
        report_msg: '月度学习报告已生成',
        eva_id: 0,
      },
    });
