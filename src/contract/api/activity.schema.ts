/** Gifts, check-in, tasks and the other activities of the home page (part 1 section 7). */
import { Type as T } from '@sinclair/typebox';
import {
  ClassHourGiftSchema,
  NewStudentConfigSchema,
  PackageReceiveSchema,
} from './entities-activity.schema';
import { flag, id, integer, list, maybeToken, nothingTold, text } from './primitives.schema';
import { RewardSchema } from './rewards.schema';

const withToken = T.Object({ token: maybeToken() });

export const activitySchemas = {
  initTask: { request: withToken, response: nothingTold() },
  /** `dayNum`: days of this month (Asia/Shanghai) that were checked in so far; the code leads to the daily check-in. */
  isSignIn: { request: withToken, response: T.Object({ dayNum: integer(0, 31) }) },
  /** With today. `isNew`: false when today's was done before; `reward` is what the day gave, then or now. */
  signIn: {
    request: withToken,
    response: T.Object({
      dayNum: integer(1, 31),
      isNew: T.Boolean(),
      streak: integer(1),
      reward: RewardSchema,
      balance: RewardSchema,
    }),
  },
  /** Time, app token and user id travel in headers. The answer lies beside the code: {code, tagCheck, msg}. */
  checkTag: {
    request: T.Object({}),
    response: T.Object({ tagCheck: T.Union([T.Boolean(), integer()]) }),
  },
  /** One entry a package, those whose time is over left out; claiming a package again changes nothing. */
  listUnclaimedAward: { request: withToken, response: list(ClassHourGiftSchema, 50) },
  receiveAward: {
    request: T.Object({
      packageReceives: T.Array(PackageReceiveSchema, { minItems: 1, maxItems: 50 }),
      token: maybeToken(),
    }),
    response: nothingTold(),
  },
  /** Whether the wonderful activity has a popup and an entrance. */
  checkWonderfulMoment: {
    request: T.Object({}),
    response: T.Object({ popup: T.Union([T.Boolean(), flag()]), icon: T.Union([T.Boolean(), flag()]) }),
  },
  /** The envelope also carries `errors`. Who is no new student: isShowPop and all four scenes false, totalTask 0. */
  getNewbornEntranceDetail: { request: withToken, response: NewStudentConfigSchema },
  /** A truthy `data` means that the survey is due. */
  isPushQuestionnaire: {
    request: T.Object({ userId: id() }),
    response: T.Union([T.Boolean(), flag(), text(64), T.Null()]),
  },
};
