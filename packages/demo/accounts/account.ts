/** Fields of a demo account. Each account is a file in this folder. */
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
  /** Shown in the table that is printed at start-up. */
  readonly state: string;
  readonly account?: AccountDetails;
  /** Names of the devices it was used on. */
  readonly devices?: readonly string[];
  readonly student: StudentDetails;
  /** Age of the account; absent: registered today. */
  readonly daysOld?: number;

  readonly courses: readonly CourseKey[];
  readonly classes?: readonly WeeklyClass[];
  readonly hours?: PerBrand<readonly DemoHours[]>;
  /** Hours waiting to be claimed. */
  readonly hourGifts?: readonly DemoHourGift[];
  /** Remaining leave requests. */
  readonly leave?: PerBrand<number>;
  /** Has leave for lessons before the earliest recorded one. */
  readonly hasOlderLeaves?: boolean;
  readonly hasWrongQuestions?: boolean;
  /** The operator enabled the wrong-question collection for it in advance. */
  readonly seesWrongQuestions?: boolean;

  readonly messages: { readonly unread: number; readonly read: number };
  /** What is due on home; absent: no popup. */
  readonly home?: Scenario;
  /** Reports announced on home, newest first. */
  readonly newReports?: readonly LearningReportType[];
  /** Number of check-in days in past months, last month first. */
  readonly checkIns?: readonly number[];
  /** Number of past monthly reports, already read. */
  readonly reportsRead?: number;
  readonly finishedTasks?: { readonly tasks: readonly FinishedTask[]; readonly arePaid: boolean };
  /** Joined activities: title and days since joining. */
  readonly activities?: Readonly<Record<string, number>>;
  /** Has an activity only for this account. */
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

/** Delivery address of the families in Beijing. */
export const beijingAddress = {
  provinceId: 110000,
  cityId: 110100,
  areaId: 110108,
  detail: '中关村大街1号 海龙大厦3单元1502室',
  isDefault: true,
};

/** Lessons of the official accounts for home; identical, because these accounts only differ on home. */
export const oneClassAnEvening = {
  courses: ['wandou'],
  classes: [{ course: 'wandou', teacher: 'lin', time: '19:00', offset: 0 }],
  hours: { [SubjectCode.wandou]: [{ hourGroup: 'smallLive', baseHours: 24, giveHours: 2 }] },
  leave: { [SubjectCode.wandou]: 2 },
} as const satisfies Partial<DemoAccount>;
