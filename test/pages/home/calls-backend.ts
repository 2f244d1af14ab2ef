/** A backend that has something for every part of home: what a call leads to is asked as well. */
import { activityCalls } from '@/contract/api/activity';
import { configCalls } from '@/contract/api/config';
import { interestTagsCalls } from '@/contract/api/interest-tags';
import { profileCalls } from '@/contract/api/profile';
import { reportCalls } from '@/contract/api/report';
import { shareCalls } from '@/contract/api/share';
import { stepUpCalls } from '@/contract/api/step-up';
import type { NewStudentConfig } from '@/contract/api/types';
import { LearningReportType } from '@/contract/enums';
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

/** Of the two, TEST_NOW lies in the first alone. */
export const OPEN_WINDOW = { startTime: '2026/11/01', endTime: '2026/12/01' };
export const CLOSED_WINDOW = { startTime: '2021/05/31', endTime: '2021/06/20' };

export const fullBackend = (): FakeApi =>
  backend()
    .on(activityCalls.listUnclaimedAward, [{ giveClass: 3, packageReceives: [{ packageId: 1 }] as never[] }])
    .on(activityCalls.receiveAward, null)
    .on(activityCalls.isSignIn, { dayNum: 5 })
    .on(activityCalls.checkWonderfulMoment, { popup: false, icon: true })
    .on(activityCalls.getNewbornEntranceDetail, NEW_STUDENT)
    .on(interestTagsCalls.listInterestTagPops, [])
    .on(configCalls.getHigherLevelWindow, OPEN_WINDOW)
    .on(configCalls.getNewStudentActivity, {})
    .on(configCalls.getUpgradeConfig, [])
    .on(profileCalls.isSubscribe, { isSubscribe: false })
    .onRefusal(stepUpCalls.getHigherLevelInfo, '201', '不在升学年范围')
    .on(shareCalls.getPosterTask, { rewardValue: 20, taskStatus: 1, remark: '' })
    .on(reportCalls.updateReportReadStatus, null)
    .on(reportCalls.getLearningReportRecord, {
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
