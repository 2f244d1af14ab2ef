import { LearningReportType } from '../../../src/contract/growth/values';
import { ParentRelation } from '../../../src/contract/profile/status';
import { KidSex } from '../../../src/contract/profile/values';
import { WANDOU_ORDERS } from '../content/orders/orders';
import { pictureKey } from '../pictures/catalogue';
import { inShanghai, official, oneClassAnEvening, type DemoAccount } from './account';

export const wholeQueue: DemoAccount = {
  phone: '13800000006',
  state: 'official student: the whole queue of popups, floating icons, every card',
  student: {
    ...official,
    ...inShanghai,
    kidName: '天天',
    parentName: '周女士',
    parentStatus: ParentRelation.mother,
    kidSex: KidSex.boy,
    kidBornTime: '2020-04-05',
    age: 6,
    step: 'S1-2',
    headImg: pictureKey.avatar('child-6'),
  },
  daysOld: 200,
  ...oneClassAnEvening,
  messages: { unread: 2, read: 3 },
  home: {
    classHour: 3,
    checkIn: true,
    dayNum: 5,
    freshman: 2,
    interestTags: 2,
    wonderful: true,
    report: LearningReportType.monthly,
    activities: 3,
    poster: true,
    configured: true,
    floatButton: true,
  },
  checkIns: [12, 28, 9],
  activities: { '21天口算小挑战': 3 },
  hasOwnActivity: true,
  orders: WANDOU_ORDERS,
};
