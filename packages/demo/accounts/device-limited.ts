import { SubjectCode } from '../../../src/contract/courses/values';
import { ParcelState } from '../../../src/contract/deliveries/values';
import { ParentRelation } from '../../../src/contract/profile/status';
import { KidSex } from '../../../src/contract/profile/values';
import { parcel } from '../content/deliveries';
import { pictureKey } from '../pictures/catalogue';
import { demoPhone, inBeijing } from '../families';
import { beijingAddress, official, type DemoAccount } from './account';

const { onTheWay, arriving, problem } = ParcelState;
const DEVICES = ['iPhone 13', 'HUAWEI Mate 60', 'iPad 9'];

export const deviceLimited: DemoAccount = {
  phone: '13800000004',
  state: 'official student, device limit reached: password login answers 100088',
  account: { deviceLimit: DEVICES.length },
  devices: DEVICES,
  student: {
    ...official,
    kidName: '安安',
    parentName: '赵先生',
    parentStatus: ParentRelation.grandfather,
    kidSex: KidSex.girl,
    kidBornTime: '2020-01-20',
    age: 6,
    step: 'S1-2',
    starNum: 40,
    crUid: 3001,
    headImg: pictureKey.avatar('child-4'),
    isSubscribed: true,
    ...inBeijing,
  },
  courses: ['math'],
  classes: [{ course: 'math', teacher: 'chen', time: '18:30', offset: 1 }],
  hours: { [SubjectCode.math]: [{ hourGroup: 'largeLive', baseHours: 16, giveHours: 2 }] },
  leave: { [SubjectCode.math]: 2 },
  messages: { unread: 3, read: 4 },
  addresses: [{ ...beijingAddress, receiverName: '赵先生', phone: demoPhone('13800000004') }],
  deliveries: () => [
    {
      title: '数学 秋季教具',
      picture: pictureKey.subjectTile('math'),
      hoursAgo: 75,
      isSeen: true,
      parcels: [
        {
          ...parcel(['教具盒 ×1'], '圆通速递', 'YT7456123098765'),
          events: [
            [70, onTheWay, '【杭州市】圆通速递已收件'],
            [26, arriving, '【北京市】派送员正在派件'],
            [22, problem, '【北京市】派件不成功：多次联系收件人未果，快件暂存中关村营业点，将于次日再次派送'],
          ],
        },
      ],
    },
  ],
};
