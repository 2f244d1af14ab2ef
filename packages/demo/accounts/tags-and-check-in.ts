import { ParentRelation } from '../../../src/contract/profile/status';
import { KidSex } from '../../../src/contract/profile/values';
import { TaskKind } from '../../../src/contract/rewards/values';
import { pictureKey } from '../pictures/catalogue';
import { inShanghai, official, oneClassAnEvening, type DemoAccount } from './account';

export const tagsAndCheckIn: DemoAccount = {
  phone: '13800000010',
  state: 'official student: check-in and three popups of interest tags, one after another',
  student: {
    ...official,
    ...inShanghai,
    kidName: '阳阳',
    parentName: '何先生',
    parentStatus: ParentRelation.grandfather,
    kidSex: KidSex.boy,
    kidBornTime: '2020-02-14',
    age: 6,
    step: 'S1-3',
    isSubscribed: true,
    headImg: pictureKey.avatar('child-5'),
  },
  daysOld: 330,
  ...oneClassAnEvening,
  messages: { unread: 2, read: 3 },
  home: { checkIn: true, dayNum: 12, interestTags: 3 },
  checkIns: [31, 26, 14, 3],
  // Last month's reward is still to be claimed.
  finishedTasks: { tasks: [2, 3].map((monthsAgo) => ({ kind: TaskKind.checkIn, monthsAgo })), arePaid: true },
};
