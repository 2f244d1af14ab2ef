/** Successful responses shared by several tests. */
import { accountCalls } from '../../../src/contract/account/calls';
import type { SocialAccount } from '../../../src/contract/account/schema';
import { coursesCalls } from '../../../src/contract/courses/calls';
import { profileCalls } from '../../../src/contract/profile/calls';
import type { PrivateInfo, StudentInfo, UserInfo } from '../../../src/contract/profile/schema';
import { StudentStatus } from '../../../src/contract/profile/status';
import { FakeApi } from './fake-api';

export const STUDENT: StudentInfo = {
  studentStatus: StudentStatus.official,
  step: 'S2-1',
  payedStudentStatusText: '在读',
  studentAuditionStatusEnums: [],
};

export const USER: UserInfo = {
  ...STUDENT,
  id: 42,
  unificationId: 'U42',
  token: 'real-token',
  appToken: 'app-token',
  openId: '',
  time: 1_700_000_000_000,
};

export const PRIVATE_INFO: PrivateInfo = {
  headImg: '',
  headImgId: 0,
  kidName: '豆豆',
  parentName: '',
  parentStatus: 1,
  parentPhone: '138****0001',
  starNum: 12,
  attendClass: 0,
  attendClassVoList: [],
  kidSex: 0,
  crUid: 0,
  peaCoinNum: 0,
  kidBornTime: '',
  city: '',
  cityId: 0,
  provinceId: 0,
  addr: '',
  area: '',
};

export interface LoginAnswers {
  readonly isFirstLogin?: boolean;
  readonly userinfos?: SocialAccount[];
  readonly user?: Partial<UserInfo>;
}

/** Responses to all calls of a login. */
export function loginApi({ isFirstLogin = false, userinfos = [], user = {} }: LoginAnswers = {}): FakeApi {
  const answer = { token: 'temporary', userinfos, isFirstLogin };
  return new FakeApi()
    .on(accountCalls.pwdLogin, answer)
    .on(accountCalls.verificationLogin, answer)
    .on(accountCalls.exchangeTemporaryToken, {
      token: 'real-token',
      appToken: 'app-token',
      time: USER.time,
      userId: 42,
    })
    .on(profileCalls.getUserInfoByToken, { ...USER, ...user })
    .on(profileCalls.getStudentInfo, {
      ...STUDENT,
      studentStatus: user.studentStatus ?? STUDENT.studentStatus,
    })
    .on(profileCalls.getPrivateInfo, PRIVATE_INFO)
    .on(coursesCalls.getUserSubject, []);
}
