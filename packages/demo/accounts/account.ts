/** What a demo account may have. Each has a file of its own beside this one, which tells all about it. */
import type { LearningReportType } from '../../../src/contract/growth/values';
import type { Scenario } from '../../../src/contract/scenario';
import { SubjectCode } from '../../../src/contract/courses/values';
import { AuditionStatus, StudentStatus } from '../../../src/contract/profile/status';
import type { AccountDetails, StudentDetails } from '../../../server/domains/account/register';
import type { Clock } from '../../../server/core/time';
import type { DemoAddress } from '../content/addresses';
import type { CourseKey } from '../content/courses/courses';
import type { DemoDelivery } from '../content/deliveries';
import type { DemoHourGift, DemoHours } from '../content/hours/seed';
import type { WeeklyClass } from '../content/lessons/seed';
import type { DemoExchange, DemoOrder } from '../content/orders/orders';
import type { FinishedTask } from '../content/rewards/tasks';

export const DEMO_PASSWORD = 'Wandou2026';

type PerBrand<T> = Readonly<Partial<Record<SubjectCode, T>>>;

export interface DemoAccount {
  /** Fixed: tests and testers rely on it. */
  readonly phone: string;
  /** For the table that the start prints. */
  readonly state: string;
  readonly account?: AccountDetails;
  /** Names of devices that it has been used on. */
  readonly devices?: readonly string[];
  readonly student: StudentDetails;
  /** How long the account has been there; registered today without it. */
  readonly daysOld?: number;

  readonly courses: readonly CourseKey[];
  readonly classes?: readonly WeeklyClass[];
  readonly hours?: PerBrand<readonly DemoHours[]>;
  /** Hours that wait to be claimed. */
  readonly hourGifts?: readonly DemoHourGift[];
  /** How often leave may still be asked for. */
  readonly leave?: PerBrand<number>;
  /** Leave of before the lessons that are still known. */
  readonly hasOlderLeaves?: boolean;
  readonly hasWrongQuestions?: boolean;
  /** The operator lets it in before everybody else. */
  readonly seesWrongQuestions?: boolean;

  readonly messages: { readonly unread: number; readonly read: number };
  /** What is due on home; nothing pops up without it. */
  readonly home?: Scenario;
  /** Several that home announces, the newest first. */
  readonly newReports?: readonly LearningReportType[];
  /** Days that were checked in of the months before this one, last month first. */
  readonly checkIns?: readonly number[];
  /** Monthly reports of before, read. */
  readonly reportsRead?: number;
  readonly finishedTasks?: { readonly tasks: readonly FinishedTask[]; readonly arePaid: boolean };
  /** Titles of activities that it takes part in, and since how many days. */
  readonly activities?: Readonly<Record<string, number>>;
  /** An activity is for this one alone. */
  readonly hasOwnActivity?: boolean;

  readonly addresses?: readonly DemoAddress[];
  readonly deliveries?: (clock: Clock) => readonly DemoDelivery[];
  readonly orders?: readonly DemoOrder[];
  readonly exchanges?: readonly DemoExchange[];
}

export const inShanghai = {
  provinceId: 310000,
  cityId: 310100,
  city: '上海市',
  area: '徐汇区',
  areaId: 310104,
  addr: '漕溪北路1号',
};

export const official = {
  studentStatus: StudentStatus.official,
  studentAuditionStatusEnums: [{ status: AuditionStatus.done }],
  payedStudentStatusText: '在读学员',
};

/** Where the families of Beijing have their parcels sent. */
export const beijingAddress = {
  provinceId: 110000,
  cityId: 110100,
  areaId: 110108,
  detail: '中关村大街1号 海龙大厦 3单元1502室',
  isDefault: true,
};

/** What the official accounts of home study: they are about home, and one is like another. */
export const oneClassAnEvening = {
  courses: ['wandou'],
  classes: [{ course: 'wandou', teacher: 'lin', time: '19:00', everyDays: 1, offset: 0 }],
  hours: { [SubjectCode.wandou]: [{ hourGroup: 'smallLive', baseHours: 24, giveHours: 2 }] },
  leave: { [SubjectCode.wandou]: 2 },
} as const satisfies Partial<DemoAccount>;
