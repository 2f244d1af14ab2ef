/** Demo accounts 1 to 5 of the README, fixed: tests and testers rely on them. No popup is due for them. Never in production. */
import { AuditionStatus, KidSex, ParentRelation, StudentStatus } from '../../src/contract/profile/values';
import type { DemoUserIds } from '../demo-students';
import { pictureKey } from '../demo/pictures/catalogue';
import type { AccountDetails, StudentDetails } from './register';

export const DEMO_PASSWORD = 'Wandou2026';
export const DEMO_AREA_CODE = '86';

/** Of account 4, reached by the devices that it is seeded with. */
export const FULL_LIMIT = 3;

export interface DemoAccount {
  readonly phone: string;
  /** For the table that the start prints. */
  readonly state: string;
  readonly account?: AccountDetails;
  readonly student: StudentDetails;
}

const home = {
  provinceId: 110000,
  cityId: 110100,
  city: '北京市',
  area: '海淀区',
  areaId: 110108,
  addr: '中关村大街1号',
};
const official = {
  studentStatus: StudentStatus.official,
  studentAuditionStatusEnums: [{ status: AuditionStatus.done }],
};

export const DEMO_ACCOUNTS = {
  unofficial: {
    phone: '13800000001',
    state: 'unofficial student, not yet auditioned',
    student: {
      kidName: '小豆',
      parentName: '陈女士',
      parentStatus: ParentRelation.mother,
      kidSex: KidSex.boy,
      kidBornTime: '2021-03-08',
      age: 5,
      payedStudentStatusText: '未报名',
      headImg: pictureKey.avatar('child-1'),
      isSubscribed: true,
      ...home,
    },
  },
  oneSubject: {
    phone: '13800000002',
    state: 'official student, one subject, one class today',
    student: {
      ...official,
      kidName: '朵朵',
      parentName: '王先生',
      parentStatus: ParentRelation.father,
      kidSex: KidSex.girl,
      kidBornTime: '2020-06-18',
      age: 6,
      step: 'S1-1',
      payedStudentStatusText: '在读学员',
      starNum: 86,
      peaCoinNum: 120,
      attendClass: 24,
      attendClassVoList: [{ attendClass: 24, catePid: 1 }],
      crUid: 3001,
      headImg: pictureKey.avatar('child-2'),
      isSubscribed: true,
      ...home,
    },
  },
  manySubjects: {
    phone: '13800000003',
    state: 'official student, several subjects, three classes today, 120 unread messages, unclaimed hours',
    student: {
      ...official,
      kidName: '豆豆',
      parentName: '李女士',
      parentStatus: ParentRelation.mother,
      kidSex: KidSex.boy,
      kidBornTime: '2019-11-02',
      age: 7,
      step: 'S2-3',
      payedStudentStatusText: '在读学员',
      starNum: 1280,
      peaCoinNum: 2660,
      attendClass: 168,
      attendClassVoList: [
        { attendClass: 96, catePid: 1 },
        { attendClass: 72, catePid: 2 },
      ],
      crUid: 3002,
      headImg: pictureKey.avatar('child-3'),
      isGray: true,
      isSubscribed: true,
      ...home,
    },
  },
  deviceLimited: {
    phone: '13800000004',
    state: 'official student, device limit reached: password login answers 100088',
    account: { deviceLimit: FULL_LIMIT },
    student: {
      ...official,
      kidName: '安安',
      parentName: '赵先生',
      parentStatus: ParentRelation.grandfather,
      kidSex: KidSex.girl,
      kidBornTime: '2020-01-20',
      age: 6,
      step: 'S1-2',
      payedStudentStatusText: '在读学员',
      starNum: 40,
      crUid: 3001,
      headImg: pictureKey.avatar('child-4'),
      isSubscribed: true,
      ...home,
    },
  },
  captchaFirst: {
    phone: '13800000005',
    state: 'official student, every code asks for the captcha first (4011)',
    account: { alwaysCaptcha: true },
    student: {
      ...official,
      kidName: '乐乐',
      parentName: '孙女士',
      parentStatus: ParentRelation.grandmother,
      kidSex: KidSex.boy,
      kidBornTime: '2021-09-09',
      age: 5,
      step: 'S1-1',
      payedStudentStatusText: '在读学员',
      starNum: 12,
      crUid: 3001,
      headImg: pictureKey.avatar('child-5'),
      isSubscribed: true,
      ...home,
    },
  },
} as const satisfies Record<keyof DemoUserIds, DemoAccount>;
