/**
 * Every call of the home page: for which users and hosts it is made, and why. `calls.test.tsx` opens home in every combination and
 * compares.
 */
import { accountCalls } from '@/contract/account/calls';
import { activitiesCalls } from '@/contract/activities/calls';
import { configurationCalls } from '@/contract/configuration/calls';
import { ConfigTypeCode } from '@/contract/configuration/values';
import { downloadCalls } from '@/contract/download/calls';
import { growthCalls } from '@/contract/growth/calls';
import { helpCalls } from '@/contract/help/calls';
import { homeCalls } from '@/contract/home/calls';
import { hoursCalls } from '@/contract/hours/calls';
import { lessonsCalls } from '@/contract/lessons/calls';
import { messagesCalls } from '@/contract/messages/calls';
import { profileCalls } from '@/contract/profile/calls';
import { rewardsCalls } from '@/contract/rewards/calls';
import { shareCalls } from '@/contract/share/calls';
import { stepupCalls } from '@/contract/stepup/calls';
import type { CallEntry } from '@/contract/define';

export const WHO = ['tourist', 'unofficial', 'official'] as const;
export type Who = (typeof WHO)[number];
export const WHERE = ['web', 'WeChat', 'the Android app', 'the iOS app'] as const;
export type Where = (typeof WHERE)[number];

export interface HomeCall {
  readonly name: string;
  readonly call: CallEntry;
  /** For calls with several purposes: which request is meant. */
  readonly of?: { readonly typeCode: string };
  readonly who: readonly Who[];
  readonly where: readonly Where[];
  /** Number of requests when home opens. */
  readonly times?: number;
  readonly why: string;
}

const everybody = WHO;
const students: readonly Who[] = ['unofficial', 'official'];
const unofficial: readonly Who[] = ['unofficial'];
const official: readonly Who[] = ['official'];
const noUsers: readonly Who[] = [];
const everywhere = WHERE;

const row = (
  name: string,
  call: CallEntry,
  who: readonly Who[],
  why: string,
  more: Partial<Pick<HomeCall, 'where' | 'times' | 'of'>> = {},
): HomeCall => ({ name, call, who, where: everywhere, why, ...more });

const config = (typeCode: string, who: readonly Who[], why: string): HomeCall =>
  row(`getConfig ${typeCode}`, configurationCalls.getUpgradeConfig, who, why, { of: { typeCode } });

/** Calls when home opens. */
export const OPENING_CALLS: readonly HomeCall[] = [
  row('getTabConfig', homeCalls.getTabConfig, everybody, '2: the tab bar of the shell'),
  row(
    'homePageShowConfig',
    homeCalls.homePageShowConfig,
    everybody,
    '2: content modules; 6: one user type each',
  ),
  row('getPositionBanner', homeCalls.getPositionBanner, everybody, '7: slots by position, the popup apart', {
    times: 2,
  }),
  row('getUnReadMsgNum', messagesCalls.getUnReadMsgNum, students, '5: unread messages for non-tourists only'),
  row('todayClasss', lessonsCalls.getTodayClasses, official, '5: today’s classes for official students only'),
  row('tonight', homeCalls.getTonight, official, 'what waits tonight, beside the classes'),
  row('getPrivateInfo', profileCalls.getPrivateInfo, students, '2: the greeting has the child’s name'),
  row(
    'cancellation/state',
    accountCalls.getCancellation,
    students,
    'a pending cancellation is said at every start',
  ),
  row('listUnclaimedAward', hoursCalls.listUnclaimedAward, students, '5: hours are skipped for tourists'),
  row('isSignIn', rewardsCalls.isSignIn, students, '7: its code leads to the check-in; it takes a token'),
  row('moment/check/user/rule', activitiesCalls.checkWonderfulMoment, students, '5: for non-tourists only'),
  row('interestTag/pop/list', homeCalls.listInterestTagPops, students, '5: for non-tourists only'),
  row('new-student JSON', configurationCalls.getNewStudentActivity, students, '7: isOpen and a non-tourist'),
  row('getEntranceDetail', activitiesCalls.getNewbornEntranceDetail, students, '7: isOpen and a non-tourist'),
  row('free-trial/state', activitiesCalls.getFreeTrial, unofficial, '6: who has not auditioned yet'),
  row('higher-level JSON', configurationCalls.getHigherLevelWindow, students, 'part 2, 5: needs a user id'),
  row('higher-level info', stepupCalls.getHigherLevelInfo, students, 'part 2, 5: user id, within the window'),
  row('step-up info', stepupCalls.getStepUpInfo, official, 'part 2, 1: its entrance, for who may step up'),
  row('report record', growthCalls.getLearningReportRecord, official, '4: of a student who has a step'),
  row('poster share task', shareCalls.getPosterTask, students, '4: hidden on logout'),
  row(
    'getAppFlag',
    downloadCalls.getAppFlag,
    everybody,
    '5: the download strip, outside of the native apps only',
    {
      where: ['web', 'WeChat'],
    },
  ),
  row('isSubscribe', messagesCalls.isSubscribe, students, '4: the follow stage; it takes a token'),
  config(ConfigTypeCode.homeActivities, everybody, '2: activity popups and icons (assumed)'),
  config(ConfigTypeCode.invite, students, '5: the invite hide flag of the share poster'),
  config(ConfigTypeCode.officialAccount, students, '4: the account to follow, where it is not followed yet'),
];

/** Calls made later: by a tap, the app start or another page. */
export const LATER_CALLS: readonly HomeCall[] = [
  row('bannerAccess', homeCalls.bannerAccess, noUsers, '7: a click record'),
  row('goClass', lessonsCalls.goClass, noUsers, '7: a tap on a class'),
  row('listenOnlineCourse', lessonsCalls.listenOnlineCourse, noUsers, '4: entering a live class'),
  row('receive', hoursCalls.receiveAward, noUsers, '4: claiming'),
  row('interestTag save', homeCalls.saveInterestTagPops, noUsers, '4: confirming the tags'),
  row(
    'update report read status',
    growthCalls.updateReportReadStatus,
    noUsers,
    '4: the page of a report that shows',
  ),
  row('signIn', rewardsCalls.signIn, noUsers, 'assumed: on the check-in page'),
  row('appLogin', accountCalls.appLogin, noUsers, '4: with the start of the app, not with home'),
  row('index/banner', homeCalls.getBanners, noUsers, '7: slots are asked by position (getPositionBanner)'),
  row(
    'configurations',
    configurationCalls.getConfigurations,
    noUsers,
    '7: subjects of the courses, wrong questions',
  ),
  row('isPushQuestionnaire', helpCalls.isPushQuestionnaire, noUsers, '2: when the class list is left'),
  row('initTask', rewardsCalls.initTask, noUsers, '7: of the tasks; what home needs it for is not shown'),
  row('checkTag', activitiesCalls.checkTag, noUsers, '7: of the student’s tags; its use is not shown'),
  row('getBeacoinByShareWechat', shareCalls.getBeacoinByShareWechat, noUsers, '7: after a share'),
  row('share config', shareCalls.getSignPackage, noUsers, '7: WeChat’s menu, by the share service'),
];

export const HOME_CALLS: readonly HomeCall[] = [...OPENING_CALLS, ...LATER_CALLS];

export const isMade = ({ who, where }: HomeCall, asked: Who, place: Where): boolean =>
  who.includes(asked) && where.includes(place);
