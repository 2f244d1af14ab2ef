import type { CallName } from '@/contract/registry';

/** A captured request. */
export interface Captured {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

interface Travels {
  /** Field names; '?' marks optional ones. */
  readonly query?: string;
  readonly body?: string;
  readonly headers?: string;
}

const home = 'klzz_ol_home_time klzz_ol_home_token klzz_ol_home_uid';
const change = 'student_id operator_id operator';
const login =
  'appTypeCode phoneCipher areaCode source loginType cipherVersion ext channel registered? autoRegisterType?';
const code = { body: 'areaCode phoneCipher cipherVersion', headers: 'appid app-scene' };

/**
 * Location of each field for calls whose payload the specification shows: an operator's gateway reads it there. Our additional fields have
 * a '?'.
 */
const TRAVELS: { readonly [Name in CallName]?: Travels } = {
  pwdLogin: { body: `${login} passwordCipher`, headers: 'appid' },
  verificationLogin: { body: `${login} verificationCode verificationCodeToken?`, headers: 'appid' },
  // The ticket: only from a backend that returned one with the openid, as ours does.
  phoneChangeWechat: { body: 'appTypeCode openid rebind? openidTicket?', headers: 'appid authorization' },
  updateAge: { body: 'age', headers: 'authorization' },
  checkToken: { body: 'token', headers: 'appid' },
  exchangeToken: { query: 'token? bizChannel? bizToken?', headers: 'appid' },
  sendVerificationCode: code,
  sendLoginVerificationCode: code,
  sendVerificationCodeV3: code,
  weChatAuthorization: { body: 'backupUrl', headers: 'appid' },
  wechatBackup: { body: 'code appTypeCode', headers: 'appid' },
  bizTokenLogin: { body: 'channel terminal token' },
  getCaptcha: { body: 'captchaType clientUid ts', headers: 'app-scene' },
  checkCaptcha: { body: 'captchaType pointJson token' },
  getPresentId: { query: 'presentKey' },
  getServiceToken: { query: 'serviceName' },
  getPersonInfo: { query: 'token' },
  isLogisticsMark: { query: 'token' },
  queryUserHourGroup: { body: 'unificationId hourUserStatus brandCode', headers: 'token' },
  queryUserHourGroups: { body: 'unificationId hourUserStatus brandCodeList', headers: 'token' },
  getHourCateByBrandCode: { body: 'brandCode' },
  isSubscribe: { query: 'token', headers: 'token' },
  getUpgradeConfig: { query: 'typeCode' },
  getUpgradeConfigs: { body: 'typeCodeList' },
  initTask: { query: 'token' },
  isSignIn: { body: 'token' },
  checkTag: { headers: home },
  getLeaveSummary: { body: 'brandCodeList unificationId', headers: 'authorization auth-type' },
  findDictionary: { query: 'key' },
  getConfigurations: { body: 'token group nameList', headers: 'authorization' },
  appLogin: { body: 'deviceType token' },
  getAppFlag: { query: 'userId' },
  homePageShowConfig: { query: 'limit page showDeviceType showUserType userId?' },
  getUnReadMsgNum: { body: 'reqType token userType', headers: 'authorization' },
  getPositionBanner: { body: 'platformType displayPositionId userType userId?', headers: `token ${home}` },
  getBanners: { body: 'displayPosition userType platformType userId?' },
  bannerAccess: { query: 'id userId?' },
  receiveAward: { body: 'packageReceives token' },
  checkWonderfulMoment: { headers: 'token' },
  listInterestTagPops: { body: 'platformType', headers: `token ${home}` },
  saveInterestTagPops: { body: 'interestTagPopListSaveReqDtos', headers: `token ${home}` },
  isPushQuestionnaire: { query: 'userId', headers: 'token' },
  getLearningReportRecord: { body: 'userId subject step', headers: 'authorization' },
  updateReportReadStatus: { body: 'id userId', headers: 'authorization' },
  getBeacoinByShareWechat: { body: 'token id' },
  getPosterTask: { query: 'courseBelong courseSubjectTypes' },
  getSignPackage: { body: 'sUrl' },
  getHigherLevelInfo: { body: 'student_id', headers: home },
  getHigherLevelWindow: { query: 't' },
  checkStudentCode: { body: 'student_id', headers: home },
  checkStepUpResources: { headers: home },
  listStepUpResources: {
    body: 'catePid cateSid oldCycle week1? hour1? minute1? week2? hour2? minute2?',
    headers: home,
  },
  keepStepUpResources: { headers: home },
  getSelectTime: { headers: home },
  submitPlanTime: { body: 'student_id plan_time operator_id operator plan_step_id', headers: home },
  changeClass: { body: 'student_id class_id plan_step_id operator_id operator', headers: home },
  getH5UpdateStatus: { body: 'user_id', headers: home },
  adminCallback: { body: 'user_id', headers: home },
  getRecommendedClasses: { query: 'student_id' },
  getUpdateStatus: { body: 'user_id', headers: 'authorization' },
  getStepUpInfo: { body: 'student_id', headers: home },
  confirmStepUp: { body: change, headers: home },
  updateStepUpType: { body: change, headers: home },
  getTeacherBaseInfo: { body: 'teacherId', headers: home },
  getTeacherUrl: { body: 'teacherCode', headers: home },
  getHeadMaster: { body: 'id fields', headers: home },
  notifyHeadMaster: { body: 'user_id', headers: home },
  getPushStatus: { body: 'user_id', headers: home },
  getFeatureSwitches: { body: 'token', headers: home },
  getStepUpProfile: { body: 'token', headers: home },
  stepUpLogout: { body: 'token', headers: home },
  queryGeneralUserHourGroup: { body: 'userId status', headers: 'authorization appid' },
  getNewStudentActivity: { query: 't' },
  getCourseStudyList: { body: 'token subject?' },
  oneTimeLinkToken: { body: 'token appTypeCode' },
  getLiveCourse: { body: 'liveId', headers: `token ${home}` },
};

export const shownCalls = Object.keys(TRAVELS) as CallName[];

/** Missing fields, and fields at a location that the specification does not have. */
export function strayed(name: CallName, { url, headers, body }: Captured): string[] {
  const travels = TRAVELS[name];
  if (!travels) return [];
  const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  return [
    ...compared(`${name} query`, travels.query, query),
    ...compared(`${name} body`, travels.body, body ?? {}),
    ...words(travels.headers).flatMap((header) =>
      header in headers ? [] : `${name} lacks the header ${header}`,
    ),
  ];
}

const words = (text = ''): string[] => text.split(' ').filter(Boolean);

function compared(where: string, text: string | undefined, fields: object): string[] {
  const agreed = words(text);
  const needed = agreed.filter((name) => !name.endsWith('?'));
  const known = agreed.map((name) => name.replace('?', ''));
  return [
    ...needed.flatMap((name) => (name in fields ? [] : `${where} lacks ${name}`)),
    ...Object.keys(fields).flatMap((name) => (known.includes(name) ? [] : `${where} has ${name}`)),
  ];
}
