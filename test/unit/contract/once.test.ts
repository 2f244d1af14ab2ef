import type { CallEntry } from '@/contract/define';
import { allCalls, type CallName } from '@/contract/registry';
import { isRead } from '@/contract/reads';
import { mayGoTogether } from '@/contract/together';

/** Calls that change something and may be sent a second time: what they ask for is so, or known again, after the first. */
const REPEATABLE: readonly CallName[] = [
  'initTask',
  'writeKafka',
  'writeEvents',
  'logout',
  'agreeToCancellation',
  'undoCancellation',
  'getCaptcha',
  'getSpokenCaptcha',
  'getServiceToken',
  'removeDevice',
  'phoneChangeWechat',
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
  'updateAge',
  'savePersonalInfo',
  'answerPractice',
  'signIn',
  'confirmStepUp',
  'confirmStepUpAddress',
  'updateStepUpType',
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
describe('a call that changes something', () => {
  it('goes once, or is known to change nothing when it comes again', () => {
    const undecided = entries
      .filter(([, entry]) => !isRead(entry) && entry.once !== true)
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
