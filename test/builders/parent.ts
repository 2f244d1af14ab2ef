/**
 * A parent with what a test needs: `await aParent().withHours(SubjectCode.wandou, { baseHours: 3 }).build(services)`.
 * Each gets a new phone. Builders are immutable, so that one can be the base of several parents.
 */
import type { SubjectCode, SubjectName } from '../../src/contract/courses/values';
import type { LearningReportType } from '../../src/contract/growth/values';
import { AuditionStatus, StudentStatus } from '../../src/contract/profile/status';
import type { AccountDetails, StudentDetails } from '../../server/domains/account/register';
import type { Scenario } from '../../src/contract/scenario';
import { openLedgers } from '../../server/domains/rewards/ledger';
import { logInAs, newPhone, storeAccount, storeDevices } from './account';
import { address, type AddressDetails } from './addresses';
import { reservation, type OpenClassDetails } from './classes';
import { enrolledIn, tasksOf, type CourseDetails } from './courses';
import { newReports } from './growth';
import { delivery, type DeliveryDetails } from './deliveries';
import type { Fixture, TestContext } from './test-context';
import { withHomeworkOf, type HomeworkDetails } from './homework';
import { hourGift, hours, leaveLeft, type Hours } from './hours';
import { classOf, type ClassDetails } from './lessons';
import { wronglyAnswered, type WrongQuestionNumbers } from './materials';
import { message, messages, type MessageDetails } from './messages';
import { exchange, order, type OrderDetails } from './orders';
import { checkInsLastMonth, finishedTasks } from './rewards';
import { stepUp, type StepUpDetails } from './stepup';

export interface BuiltParent {
  readonly userId: number;
  readonly accountId: number;
  readonly unificationId: string;
  /** Digits, mainland China. The password is `PASSWORD`. */
  readonly phone: string;
  /** Of an open session. */
  readonly token: string;
  readonly appToken: string;
}

interface Plan {
  /** null: a new one per build. */
  readonly phone: string | null;
  readonly account: AccountDetails;
  readonly student: StudentDetails;
  readonly devices: readonly string[];
  /** Age of the account in days. */
  readonly daysOld: number;
  readonly fixtures: readonly Fixture[];
}

class ParentBuilder {
  constructor(private readonly plan: Plan) {}

  private but(more: Partial<Plan>): ParentBuilder {
    return new ParentBuilder({ ...this.plan, ...more });
  }

  with(...fixtures: readonly Fixture[]): ParentBuilder {
    return this.but({ fixtures: [...this.plan.fixtures, ...fixtures] });
  }

  withPhone(phone: string): ParentBuilder {
    return this.but({ phone });
  }

  withAccount(account: AccountDetails): ParentBuilder {
    return this.but({ account: { ...this.plan.account, ...account } });
  }

  /** Data of child and parent, including stars and pea coins. */
  withChild(student: StudentDetails): ParentBuilder {
    return this.but({ student: { ...this.plan.student, ...student } });
  }

  /** Devices used before, which count towards the limit. */
  withDevices(...devices: readonly string[]): ParentBuilder {
    return this.but({ devices });
  }

  since(daysOld: number): ParentBuilder {
    return this.but({ daysOld });
  }

  withHours = (brandCode: SubjectCode, of?: Hours) => this.with(hours(brandCode, of));
  withLeave = (brandCode: SubjectCode, usable: number) => this.with(leaveLeft(brandCode, usable));
  withHourGift = (brandCode: SubjectCode, number: number, name?: string) =>
    this.with(hourGift(brandCode, number, name));
  withCourse = (subject: SubjectName, details?: CourseDetails) => this.with(enrolledIn(subject, details));
  withClass = (subject: SubjectName, details: ClassDetails) => this.with(classOf(subject, details));
  /** A number of pieces without questions, or one in any state (homework.ts). */
  withHomework = (
    subject: SubjectName,
    { done, undone, ...details }: HomeworkDetails & { readonly undone?: number; readonly done?: number },
  ) =>
    this.with(
      undone === undefined && done === undefined
        ? withHomeworkOf(subject, details)
        : tasksOf(subject, { undone: undone ?? 0, done: done ?? 0 }),
    );
  withWrongQuestions = (subject: SubjectName, point: string, of: WrongQuestionNumbers) =>
    this.with(wronglyAnswered(subject, point, of));
  withOrder = (details: OrderDetails) => this.with(order(details));
  withExchange = (title: string, cost: number, daysAgo?: number) => this.with(exchange(title, cost, daysAgo));
  withDelivery = (details?: DeliveryDetails) => this.with(delivery(details));
  withAddress = (details?: AddressDetails) => this.with(address(details));
  withMessages = (of: { readonly unread?: number; readonly read?: number }) => this.with(messages(of));
  withMessage = (details?: MessageDetails) => this.with(message(details));
  withReports = (...types: readonly LearningReportType[]) => this.with(newReports(...types));
  /** Number of days last month. */
  withCheckInsLastMonth = (days: number) => this.with(checkInsLastMonth(days));
  withFinishedTasks = (count: number) => this.with(finishedTasks(count));
  withOpenClass = (details?: OpenClassDetails) => this.with(reservation(details));
  withStepUp = (details?: StepUpDetails) => this.with(stepUp(details));
  /** Any tester's scenario. */
  withScenario = (scenario: Scenario) =>
    this.with(async ({ setScenario }, child) => {
      if (setScenario === undefined) throw new Error('No scenarios are set here: test/support/scenarios.ts');
      await setScenario(child, scenario);
    });

  async build(testContext: TestContext): Promise<BuiltParent> {
    const { devices, fixtures, student, ...details } = this.plan;
    const phone = details.phone ?? newPhone();
    const { account, userId } = await storeAccount(testContext, phone, { ...details, student });
    if (student.starNum || student.peaCoinNum) await openLedgers(testContext.db, testContext.clock);
    await storeDevices(testContext, account.id, devices);
    for (const fixture of fixtures) await fixture(testContext, { userId });
    const tokens = await logInAs(testContext, account.id);
    return { userId, accountId: account.id, unificationId: `U${userId}`, phone, ...tokens };
  }
}

export type { ParentBuilder };

/** The child has not auditioned yet. */
export const aParent = (): ParentBuilder =>
  new ParentBuilder({ phone: null, account: {}, student: {}, devices: [], daysOld: 0, fixtures: [] });

/** The child takes lessons. */
export const anOfficialParent = (): ParentBuilder =>
  aParent().withChild({
    studentStatus: StudentStatus.official,
    studentAuditionStatusEnums: [{ status: AuditionStatus.done }],
    step: 'S1-1',
  });
