import type { CallEntry } from '@/contract/define';
import { allCalls, type CallName } from '@/contract/registry';
import { isRead } from '@/contract/reads';
import { toList } from '../../support/listed';

/** Calls that change data and may be sent twice: a repetition has no further effect, or the server recognises it. */
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
    expect(
      toList(
        undecided,
        REPEATABLE,
        '`once: true` or `reads: true` in its calls.ts, or REPEATABLE of once.test.ts',
      ),
    ).toEqual([]);
  });

  it.each<CallName>([
    'exchangeTemporaryToken',
    'exchangeToken',
    'pwdLogin',
    'verificationLogin',
    'wechatBackup',
    'wechatPhoneLogin',
    'sendVerificationCode',
    'sendLoginVerificationCode',
    'sendVerificationCodeV3',
    'checkCaptcha',
    'appLogin',
    'bannerAccess',
  ])('goes once: %s', (name) => expect(allCalls[name]).toMatchObject({ once: true }));
});
