import { SubjectCode } from '../../../src/contract/courses/values';
import { ParentRelation } from '../../../src/contract/profile/status';
import { KidSex } from '../../../src/contract/profile/values';
import { pastDeliveries } from '../content/deliveries';
import { FEW_EXCHANGES, WANDOU_ORDERS } from '../content/orders/orders';
import { pictureKey } from '../pictures/catalogue';
import { demoPhone, inBeijing } from '../families';
import { beijingAddress, official, type DemoAccount } from './account';

export const oneSubject: DemoAccount = {
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
    starNum: 86,
    peaCoinNum: 120,
    crUid: 3001,
    headImg: pictureKey.avatar('child-2'),
    isSubscribed: true,
    ...inBeijing,
  },
  daysOld: 400,
  courses: ['wandou', 'wandouCartoon'],
  classes: [{ course: 'wandou', teacher: 'lin', time: '19:00', offset: 0 }],
  hours: {
    [SubjectCode.wandou]: [
      { hourGroup: 'smallLive', baseHours: 32, giveHours: 4 },
      { hourGroup: 'record', baseHours: 24, giveHours: 0 },
    ],
  },
  leave: { [SubjectCode.wandou]: 3 },
  // Used once the collection is open to all parents.
  hasWrongQuestions: true,
  messages: { unread: 6, read: 20 },
  addresses: [{ ...beijingAddress, receiverName: '王先生', phone: demoPhone('13800000002') }],
  deliveries: (clock) => pastDeliveries(clock, [['豌豆思维 秋季教具', 20]]),
  orders: WANDOU_ORDERS,
  exchanges: FEW_EXCHANGES,
};
