import { SubjectCode } from '../../../src/contract/courses/values';
import { ParentRelation } from '../../../src/contract/profile/status';
import { KidSex } from '../../../src/contract/profile/values';
import { pictureKey } from '../pictures/catalogue';
import { demoPhone, inBeijing } from '../families';
import { beijingAddress, official, type DemoAccount } from './account';

export const captchaFirst: DemoAccount = {
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
    starNum: 12,
    crUid: 3001,
    headImg: pictureKey.avatar('child-5'),
    isSubscribed: true,
    ...inBeijing,
  },
  courses: ['yuwen'],
  classes: [{ course: 'yuwen', teacher: 'su', time: '19:30', offset: 2, minutes: 45 }],
  hours: { [SubjectCode.yuwen]: [{ hourGroup: 'smallLive', baseHours: 20, giveHours: 0 }] },
  leave: { [SubjectCode.yuwen]: 1 },
  messages: { unread: 1, read: 3 },
  addresses: [{ ...beijingAddress, receiverName: '孙女士', phone: demoPhone('13800000005') }],
  // Not packed yet.
  deliveries: () => [
    {
      title: '豌豆素养 开学礼盒',
      picture: pictureKey.subjectTile('yuwen'),
      hoursAgo: 1,
      isSeen: true,
      parcels: [],
    },
  ],
};
