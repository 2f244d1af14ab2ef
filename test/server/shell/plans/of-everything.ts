/** A parent with data for every call of the walk. */
import { eq } from 'drizzle-orm';
import { SubjectCode } from '../../../../src/contract/courses/values';
import { LearningReportType } from '../../../../src/contract/growth/values';
import { OrderState } from '../../../../src/contract/orders/values';
import { students } from '../../../../server/domains/account/tables';
import { tutors } from '../../../../server/domains/help/tutor/tables';
import { withOneSubject } from '../../../builders/children';
import { anEvaluation, reportsReleased } from '../../../builders/evaluations';
import { enrolledInGroup, filmCourse, filmGroup } from '../../../builders/film-courses';
import { stored, type Fixture } from '../../../builders/test-context';

/** A recorded category with a course in it. */
const withFilms: Fixture = async (testContext, child) => {
  const groupId = await filmGroup(testContext);
  await enrolledInGroup(groupId)(testContext, child);
  await filmCourse(testContext, { groupId });
};

/** One of its own: another parent may not read it. */
const withTutor: Fixture = async ({ db }, { userId }) => {
  const tutor = stored(await db.select().from(tutors).limit(1));
  await db.insert(tutors).values({ ...tutor, crUid: userId });
  await db.update(students).set({ crUid: userId }).where(eq(students.userId, userId));
};

const withEvaluation: Fixture = async (testContext, child) => {
  await anEvaluation(testContext, child);
  await reportsReleased(testContext, child);
};

export const withOfEverything = () =>
  withOneSubject()
    .withDevices('phone', 'tablet')
    .withHourGift(SubjectCode.wandou, 2)
    .withOrder({ state: OrderState.toPay })
    .withOrder({ state: OrderState.delivering })
    .withExchange('积木', 10)
    .withDelivery()
    .withAddress()
    .withMessages({ unread: 2, read: 2 })
    .withReports(LearningReportType.monthly)
    .withFinishedTasks(2)
    .withWrongQuestions('wandou', '找规律', { open: 2, mastered: 1 })
    .withHomework('wandou', { state: 'corrected' })
    .with(withFilms, withTutor, withEvaluation)
    .withScenario({
      checkIn: true,
      dayNum: 3,
      freshman: 2,
      survey: true,
      interestTags: 1,
      higherLevel: true,
      poster: true,
    });
