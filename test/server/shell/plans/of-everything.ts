/** A parent with data for every call of the walk. */
import { SubjectCode } from '../../../../src/contract/courses/values';
import { LearningReportType } from '../../../../src/contract/growth/values';
import { OrderState } from '../../../../src/contract/orders/values';
import { withOneSubject } from '../../../builders/children';

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
    .withScenario({
      checkIn: true,
      dayNum: 3,
      freshman: 2,
      survey: true,
      interestTags: 1,
      higherLevel: true,
      poster: true,
    });
