import type { CallEntry } from '@/contract/define';
import { allCalls, type CallName } from '@/contract/registry';
import { mayGoTogether } from '@/contract/together';

/** Calls that change something and may be sent a second time: what they ask for is so, or known again, after the first. */
const REPEATABLE: readonly CallName[] = [
  'logout',
  'agreeToCancellation',
  'undoCancellation',
  'getCaptcha',
  'getSpokenCaptcha',
  'getServiceToken',
  'removeDevice',
  'phoneChangeWechat',
  'checkToken',
  'weChatAuthorization',
  'logoutWithToken',
  'getAuthCenterToken',
  'joinActivity',
  'lookAtEntranceLink',
  'updateAddress',
  'deleteAddress',
  'setDefaultAddress',
  'cancelOpenClass',
  'enterOpenClass',
  'enterPeaClass',
  'markDeliveriesSeen',
  'startEvaluation',
  'answerEvaluation',
  'finishEvaluation',
  'uploadFile',
  'saveWatchProgress',
  'saveWatchSpeed',
  'updateReportReadStatus',
  'revokeShare',
  'voteHelp',
  'submitSurvey',
  'saveInterestTagPops',
  'saveHomeworkDraft',
  'handInHomework',
  'markHomeworkSeen',
  'recogniseExercisePage',
  'checkExercisePage',
  'goClass',
  'listenOnlineCourse',
  'getLiveCourse',
  'withdrawLeave',
  'tickPreparation',
  'cancelBooking',
  'getAuthTokenExt',
  'masterWrongQuestion',
  'submitMaterial',
  'takeBackMaterial',
  'readMessage',
  'readAllMessages',
  'cancelOrder',
  'confirmReceipt',
  'getStudentInfo',
  'updateAge',
  'savePersonalInfo',
  'answerPractice',
  'signIn',
  'getSignPackage',
  'confirmStepUp',
  'updateStepUpType',
  'checkStepUpResources',
  'listStepUpResources',
  'keepStepUpResources',
  'submitPlanTime',
  'changeClass',
  'checkStudentCode',
  'adminCallback',
  'stepUpLogout',
  'getUpdateStatus',
  'joinStudyPk',
  'leaveStudyPk',
  'saveWork',
  'submitWork',
  'takeBackWork',
  'likeWork',
  'collectWork',
  'removeWorkComment',
];

const entries = Object.entries(allCalls) as [CallName, CallEntry][];
const writes = ({ method, together }: CallEntry): boolean =>
  method === 'POST' ? together !== true : together === false;

describe('a call that changes something', () => {
  it('goes once, or is known to change nothing when it comes again', () => {
    const undecided = entries
      .filter(([, entry]) => writes(entry) && entry.once !== true)
      .map(([name]) => name);
    expect(undecided.sort()).toEqual([...REPEATABLE].sort());
  });

  it('that spends or counts is never carried with others, which would repeat it', () => {
    expect(entries.filter(([, entry]) => entry.once === true && mayGoTogether(entry))).toEqual([]);
  });

  it.each<CallName>([
    'exchangeTemporaryToken',
    'exchangeToken',
    'pwdLogin',
    'verificationLogin',
    'wechatBackup',
    'sendVerificationCode',
    'sendLoginVerificationCode',
    'sendVerificationCodeV3',
    'checkCaptcha',
    'appLogin',
    'bannerAccess',
  ])('goes once: %s', (name) => expect(allCalls[name]).toMatchObject({ once: true }));
});
