import { ParentRelation } from '../../../src/contract/profile/status';
import { KidSex } from '../../../src/contract/profile/values';
import { pictureKey } from '../pictures/catalogue';
import { inShanghai, type DemoAccount } from './account';

export const newStudent: DemoAccount = {
  phone: '13800000009',
  state: 'unofficial student, new: new-student popup and banner, hours to claim, one popup of interest tags',
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
    ...inShanghai,
  },
  // A gift for new students; the hours they claim are for its subject.
  courses: ['wandouCartoon'],
  messages: { unread: 2, read: 3 },
  home: { freshman: 1, classHour: 2, interestTags: 1 },
};
