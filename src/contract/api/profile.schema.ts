/** Part 1 section 7, profile: the person, the parent center and the hours. */
import { Type as T } from '@sinclair/typebox';
import { PersonInfoSchema, PrivateInfoSchema, StudentInfoSchema } from './entities-account.schema';
import { BrandHoursSchema, HourCategorySchema } from './entities-learning.schema';
import { filled, flag, integer, list, maybeToken, unificationId } from './primitives.schema';

const withToken = T.Object({ token: maybeToken() });

export const profileSchemas = {
  getPersonInfo: { request: withToken, response: PersonInfoSchema },
  getPrivateInfo: { request: withToken, response: PrivateInfoSchema },
  getStudentInfo: { request: withToken, response: StudentInfoSchema },
  /** 1: new deliveries. */
  isLogisticsMark: { request: withToken, response: T.Object({ isMark: flag() }) },
  /** Whether the parent follows the official account. */
  isSubscribe: { request: withToken, response: T.Object({ isSubscribe: T.Boolean() }) },
  queryUserHourGroup: {
    request: T.Object({
      unificationId: unificationId(),
      hourUserStatus: list(integer(0, 9), 10),
      brandCode: filled(32),
    }),
    response: BrandHoursSchema,
  },
  getHourCateByBrandCode: {
    request: T.Object({ brandCode: filled(32) }),
    response: list(HourCategorySchema, 50),
  },
};
