import { ParentRelation } from '../../../src/contract/profile/status';
import { KidSex } from '../../../src/contract/profile/values';
import { pictureKey } from '../pictures/catalogue';
import { inShanghai, official, oneClassAnEvening, type DemoAccount } from './account';

export const higherLevel: DemoAccount = {
  phone: '13800000007',
  state: 'official student who may step up: the higher-level popup and its entrance',
  student: {
    ...official,
    ...inShanghai,
    kidName: '果果',
    parentName: '吴先生',
    parentStatus: ParentRelation.father,
    kidSex: KidSex.girl,
    kidBornTime: '2019-08-16',
    age: 7,
    step: 'S1-4',
    isSubscribed: true,
    headImg: pictureKey.avatar('child-2'),
  },
  daysOld: 120,
  ...oneClassAnEvening,
  messages: { unread: 2, read: 3 },
  // Also due, to show that the higher level suppresses them.
  home: { higherLevel: true, checkIn: true, interestTags: 1 },
  checkIns: [4],
  reportsRead: 2,
};
