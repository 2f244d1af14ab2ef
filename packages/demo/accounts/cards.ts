import { LearningReportType } from '../../../src/contract/growth/values';
import { ParentRelation } from '../../../src/contract/profile/status';
import { KidSex } from '../../../src/contract/profile/values';
import { pictureKey } from '../pictures/catalogue';
import { inShanghai, official, oneClassAnEvening, type DemoAccount } from './account';

export const cards: DemoAccount = {
  phone: '13800000008',
  state:
    'official student, cards without popups: three new reports, poster, new-student banner, floating button',
  student: {
    ...official,
    ...inShanghai,
    kidName: '小满',
    parentName: '郑女士',
    parentStatus: ParentRelation.mother,
    kidSex: KidSex.girl,
    kidBornTime: '2020-11-30',
    age: 5,
    step: 'S1-1',
    isSubscribed: true,
    headImg: pictureKey.avatar('child-4'),
  },
  daysOld: 60,
  ...oneClassAnEvening,
  messages: { unread: 2, read: 3 },
  home: {
    freshman: 3,
    freshmanPopup: false,
    poster: true,
    floatButton: true,
  },
  newReports: [
    LearningReportType.firstLesson,
    LearningReportType.subjectExplore,
    LearningReportType.afterCourse,
  ],
};
