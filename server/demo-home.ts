/** What a demonstration needs of the home page: accounts 6 to 10 of the README, and what the operator configures. */
import { ConfigTypeCode, MARKETING_DOMAIN_KEY } from '../src/contract/configuration/values';
import { SubjectCode } from '../src/contract/courses/values';
import { LearningReportType } from '../src/contract/growth/values';
import { StudentStatus } from '../src/contract/profile/values';
import { HOME_ACCOUNTS, type HomeAccountName } from './account/home-accounts';
import type { DemoAccount } from './account/demo-accounts';
import { seedAccounts } from './account/seed';
import { OFFICIAL_ACCOUNT_NAME } from './configuration/messages';
import { configurations, dictionary, upgradeConfigs } from './configuration/tables';
import { STATIC_FILE } from './configuration/values';
import { enroll, findCourse } from './demo/content/courses/seed';
import type { Db } from './db/types';
import { DEMO_LINK_ORIGIN } from './demo/content/targets';
import { setHomeState, type HomeState } from './demo/home-state';
import { giveHours, giveLeave } from './hours/seed';
import { giveMessages } from './demo/content/messages/seed';
import { seedInterestTags } from './demo/content/home/interest-tags';
import type { Keys } from './keys';
import { findTeacher, giveTimetable } from './demo/content/lessons/seed';
import { pictureKey } from './demo/pictures/catalogue';
import { addDays, formatDate, type Clock } from './time';

const { monthly, subjectExplore, firstLesson, afterCourse } = LearningReportType;

const STATES: Readonly<Record<HomeAccountName, HomeState>> = {
  wholeQueue: {
    classHour: 3,
    checkIn: true,
    dayNum: 5,
    freshman: 2,
    interestTags: 2,
    wonderful: true,
    report: monthly,
    activities: 3,
    poster: true,
    configured: true,
    floatButton: true,
  },
  // The others prove that it suppresses them.
  higherLevel: { higherLevel: true, checkIn: true, interestTags: 1 },
  cards: {
    freshman: 3,
    freshmanPopup: false,
    report: [firstLesson, subjectExplore, afterCourse],
    poster: true,
    floatButton: true,
  },
  newStudent: { freshman: 1, classHour: 2, interestTags: 1 },
  tagsAndCheckIn: { checkIn: true, dayNum: 12, interestTags: 3 },
};

export async function seedDemoHome(db: Db, clock: Clock, keys: Keys): Promise<void> {
  await seedOperator(db, clock);
  await seedInterestTags(db);
  const made = await seedAccounts({ db, clock, keys }, HOME_ACCOUNTS);
  for (const name of Object.keys(STATES) as HomeAccountName[]) {
    const { userId } = made[name];
    const { student }: DemoAccount = HOME_ACCOUNTS[name];
    if (student.studentStatus === StudentStatus.official) await giveStudies(db, clock, userId);
    // A present to newcomers; the hours that they claim are of its subject.
    else await enroll(db, clock, userId, [await findCourse(db, 'wandouCartoon')]);
    await giveMessages(db, clock, userId, { unread: 2, read: 3 });
    await setHomeState(db, clock, userId, STATES[name]);
  }
}

const WINDOW_DAYS = 60;

/** The window of the step-up is open; without these rows the app has its own defaults. */
async function seedOperator(db: Db, clock: Clock): Promise<void> {
  const day = (days: number) => formatDate(addDays(clock.now(), days)).replaceAll('-', '/');
  await db.insert(configurations).values({
    name: STATIC_FILE.higherLevelWindow,
    value: { startTime: day(-7), endTime: day(WINDOW_DAYS) },
  });
  await db.insert(dictionary).values({ key: MARKETING_DOMAIN_KEY, value: DEMO_LINK_ORIGIN });
  await db.insert(upgradeConfigs).values({
    typeCode: ConfigTypeCode.officialAccount,
    typeValue: JSON.stringify({
      name: OFFICIAL_ACCOUNT_NAME,
      qrCode: `files:${pictureKey.officialAccount()}`,
    }),
  });
}

/** One subject with a class this evening. */
async function giveStudies(db: Db, clock: Clock, userId: number): Promise<void> {
  const courseId = await findCourse(db, 'wandou');
  const teacherId = await findTeacher(db, 'lin');
  await enroll(db, clock, userId, [courseId]);
  await giveTimetable(db, clock, userId, [{ courseId, teacherId, time: '19:00', everyDays: 1, offset: 0 }]);
  await giveHours(db, userId, SubjectCode.wandou, [{ hourGroup: 'smallLive', baseHours: 24, giveHours: 2 }]);
  await giveLeave(db, userId, { [SubjectCode.wandou]: 2 });
}
