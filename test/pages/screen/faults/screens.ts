import type { ComponentType } from 'react';
import type { RouteEntry } from '@/contract/route';
import { routes, type RouteName } from '@/contract/routes';
import { Runtime } from '@/contract/host';
import type { Fault } from './backend';

const entries = Object.entries(routes) as [RouteName, RouteEntry][];

/** All screens of the manifest that have a page. */
export const screens = entries.flatMap(([name, { page }]) =>
  page === undefined ? [] : [[name, page] as const],
);

export const pageOf = async (page: string): Promise<ComponentType> =>
  ((await import(`../../../../src/pages/${page}/index`)) as { default: ComponentType }).default;

/** Query parameters by which screens find their content. */
export const QUERY = {
  id: '1',
  recordId: '1',
  deliveryId: '1',
  taskId: '1',
  liveId: '1',
  step: 'S1',
  code: 'live',
  hourType: '0',
};

/** In a plain browser these show only the link to the app. */
export const ELSEWHERE: Partial<Record<RouteName, Runtime>> = {
  growUpStudyPlan: Runtime.weixinWeb,
  growUpSituation: Runtime.weixinWeb,
  growUpGrowReportList: Runtime.weixinWeb,
};

interface Exception {
  /** Why it shows no error when every call fails. */
  readonly quiet?: string;
  /** Why it differs from a run without faults after the retry. */
  readonly differs?: string;
  /** Why it differs, even after a retry, if the child could not be loaded at first. */
  readonly withoutChild?: string;
  /** Faults that are a valid answer here. */
  readonly answers?: readonly Fault[];
}

/** Exceptions, each with a reason. */
export const EXCEPTIONS: Partial<Record<RouteName, Exception>> = {
  option: {
    quiet: 'has its rows; the masked phone stays out',
    withoutChild: 'says how much the device keeps, which is nothing',
  },
  myClassHour: { withoutChild: 'hours that wait to be claimed are shown at the next visit' },
  settingUpInformation: { withoutChild: 'what the child is to the school is said at the next visit' },
  selectAgePage: { quiet: 'asks for nothing but the words of a dialog to come' },
  parentsCenter: {
    quiet: 'the page shows on any failure, hours as - -',
    withoutChild: 'what is for official students comes back with a pull',
  },
  index: {
    differs: 'cards beside the list come back with a pull',
    withoutChild: 'what is for official students comes back with a pull',
  },
  growUpStudyPlan: { differs: 'the default tabs of the bar stay' },
  growUpSituation: { differs: 'the default tabs of the bar stay' },
  growUpGrowReportList: { differs: 'the default tabs of the bar stay' },
  myTabClass: { differs: 'the default tabs of the bar stay' },
  myClass1: { differs: 'the default tabs of the bar stay' },
  aboutClassCenter: { differs: 'the default tabs of the bar stay' },
  nps: { answers: ['null'] },
  syllabus: { answers: ['null'] },
  openClassCenterOpenClassDetail: { answers: ['null'] },
  peaClassCenterPeaClassDetail: { answers: ['null'] },
  classContent: { answers: ['null'] },
  beforeClass: { answers: ['null'] },
  homeworkDetail: { answers: ['null'] },
  homeworkSubmit: { answers: ['null'] },
  onlineHomeworkReport: { answers: ['null'] },
  onlineWorkVideo: { answers: ['null'] },
  uploadWritingQuestions: { answers: ['null'] },
  liveAuditor: { answers: ['null'] },
  liveAuditorGuide: { answers: ['null'] },
  teacherDetail: { answers: ['null'] },
  courseDetailList: { answers: ['null'] },
  courseRecordedContent: { answers: ['null'] },
  babyStudyDetail: { answers: ['null'] },
  babyStudyPlay: { answers: ['null'] },
  courseReplay: { answers: ['null'] },
  playback: { answers: ['null'] },
  teachAidDetail: { answers: ['null'] },
  teachAidQrcode: { answers: ['null'] },
  classAchieve: { answers: ['null'] },
  reportGrade: { answers: ['null'] },
  reportGradeNew: { answers: ['null'] },
  reportSubject: { answers: ['null'] },
  reportStage: { answers: ['null'] },
  reportStageReportNew: { answers: ['null'] },
  reportStageReportNewOne: { answers: ['null'] },
  reportRankEvaluationReport: { answers: ['null'] },
  reportReview: { answers: ['null'] },
  demoReport: { answers: ['null'] },
  firstLessonReport: { answers: ['null'] },
  eloquenceReport: { answers: ['null'] },
  debateReport: { answers: ['null'] },
  specialReport: { answers: ['null'] },
  onlineHomeworkGuide: { answers: ['null'] },
  gradingReportGuide: { answers: ['null'] },
  liveGuide: { answers: ['null'] },
  beforeClassGuide: { answers: ['null'] },
  entranceGuide: { answers: ['null'] },
  specialTaskFinishGuide: { answers: ['null'] },
  onlineAuditTaskGuide: { answers: ['null'] },
  recordHomeworkFinishGuide: { answers: ['null'] },
  recordStudyFinishGuide: { answers: ['null'] },
  stageTaskGuide: { answers: ['null'] },
  littleTeacherGuide: { answers: ['null'] },
  commonGuide: { answers: ['null'] },
  molierduoNotice: { answers: ['null'] },
  teacherStarActivity: { answers: ['null'] },
  teacherStarActivityOct: { answers: ['null'] },
  teacherStarRule: { answers: ['null'] },
  straightBaby: { answers: ['null'] },
  straightDetail: { answers: ['null'] },
};
