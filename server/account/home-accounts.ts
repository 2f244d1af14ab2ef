/** Demo accounts 6 to 10 of the README: what home may show, each thing to be seen on demand. Never in production. */
import { AuditionStatus, KidSex, ParentRelation, StudentStatus } from '../../src/contract/profile/values';
import { pictureKey } from '../demo/pictures/catalogue';
import type { DemoAccount } from './demo-accounts';

const home = {
  provinceId: 310000,
  cityId: 310100,
  city: '上海市',
  area: '徐汇区',
  areaId: 310104,
  addr: '漕溪北路1号',
};
const official = {
  studentStatus: StudentStatus.official,
  studentAuditionStatusEnums: [{ status: AuditionStatus.done }],
  payedStudentStatusText: '在读学员',
  ...home,
};

export const HOME_ACCOUNTS = {
  wholeQueue: {
    phone: '13800000006',
    state: 'official student: the whole queue of popups, floating icons, every card',
    student: {
      ...official,
      kidName: '天天',
      parentName: '周女士',
      parentStatus: ParentRelation.mother,
      kidSex: KidSex.boy,
      kidBornTime: '2020-04-05',
      age: 6,
      step: 'S1-2',
      attendClass: 18,
      headImg: pictureKey.avatar('child-6'),
    },
  },
  higherLevel: {
    phone: '13800000007',
    state: 'official student who may step up: the higher-level popup and its entrance',
    student: {
      ...official,
      kidName: '果果',
      parentName: '吴先生',
      parentStatus: ParentRelation.father,
      kidSex: KidSex.girl,
      kidBornTime: '2019-08-16',
      age: 7,
      step: 'S1-4',
      attendClass: 46,
      isSubscribed: true,
      headImg: pictureKey.avatar('child-2'),
    },
  },
  cards: {
    phone: '13800000008',
    state:
      'official student, cards without popups: three new reports, poster, new-student banner, floating button',
    student: {
      ...official,
      kidName: '小满',
      parentName: '郑女士',
      parentStatus: ParentRelation.mother,
      kidSex: KidSex.girl,
      kidBornTime: '2020-11-30',
      age: 5,
      step: 'S1-1',
      attendClass: 6,
      isSubscribed: true,
      headImg: pictureKey.avatar('child-4'),
    },
  },
  newStudent: {
    phone: '13800000009',
    state:
      'unofficial student, new: new-student popup and banner, hours to claim, one popup of interest tags',
    student: {
      kidName: '米粒',
      parentName: '冯女士',
      parentStatus: ParentRelation.maternalGrandmother,
      kidSex: KidSex.girl,
      kidBornTime: '2021-07-21',
      age: 5,
      payedStudentStatusText: '未报名',
      isSubscribed: true,
      headImg: pictureKey.avatar('child-1'),
      ...home,
    },
  },
  tagsAndCheckIn: {
    phone: '13800000010',
    state: 'official student: check-in and three popups of interest tags, one after another',
    student: {
      ...official,
      kidName: '阳阳',
      parentName: '何先生',
      parentStatus: ParentRelation.grandfather,
      kidSex: KidSex.boy,
      kidBornTime: '2020-02-14',
      age: 6,
      step: 'S1-3',
      attendClass: 31,
      isSubscribed: true,
      headImg: pictureKey.avatar('child-5'),
    },
  },
} as const satisfies Record<string, DemoAccount>;

export type HomeAccountName = keyof typeof HOME_ACCOUNTS;
