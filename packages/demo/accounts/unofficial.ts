import { ParentRelation } from '../../../src/contract/profile/status';
import { KidSex } from '../../../src/contract/profile/values';
import { pictureKey } from '../pictures/catalogue';
import { inBeijing } from '../families';
import type { DemoAccount } from './account';

export const unofficial: DemoAccount = {
  phone: '13800000001',
  state: 'unofficial student, not yet auditioned',
  student: {
    kidName: '圆圆',
    parentName: '陈女士',
    parentStatus: ParentRelation.mother,
    kidSex: KidSex.boy,
    kidBornTime: '2021-03-08',
    age: 5,
    payedStudentStatusText: '未报名',
    headImg: pictureKey.avatar('child-1'),
    isSubscribed: true,
    ...inBeijing,
  },
  courses: ['weiqiTrial'],
  messages: { unread: 2, read: 0 },
};
