/** Part 1 section 7, home: the shell and the home page. */
import { Type as T } from '@sinclair/typebox';
import { BannerUserType, DeviceType, HomeModuleUserType, SlotPlatform } from '../enums';
import { LiveCourseDataSchema, TodayClassSchema } from './entities-learning.schema';
import { HomeModuleSchema, PositionGroupSchema, SlotSchema, TabConfigSchema } from './entities-shell.schema';
import { id, idOrZero, integer, list, maybeToken, nothingTold, oneOf } from './primitives.schema';

export const homeSchemas = {
  /** Records the app visit of a student inside a native app. */
  appLogin: {
    request: T.Object({ deviceType: oneOf(DeviceType), token: maybeToken() }),
    response: nothingTold(),
  },
  getTodayClasses: { request: T.Object({ token: maybeToken() }), response: list(TodayClassSchema, 50) },
  /** Whether to show the app-download guidance. */
  getAppFlag: {
    request: T.Object({ userId: T.Optional(idOrZero()) }),
    response: T.Object({ isDisplay: T.Boolean() }),
  },
  getBanners: {
    request: T.Object({
      displayPosition: id(),
      userType: oneOf(BannerUserType),
      platformType: oneOf(SlotPlatform),
      userId: T.Optional(idOrZero()),
    }),
    response: list(SlotSchema, 50),
  },
  /** `page` counts from 1. The length of the whole list is the envelope's `count`: `pageOf` in helpers.ts. */
  homePageShowConfig: {
    request: T.Object({
      limit: integer(1, 100),
      page: integer(1, 100_000),
      showDeviceType: oneOf(SlotPlatform),
      showUserType: oneOf(HomeModuleUserType),
      userId: T.Optional(idOrZero()),
    }),
    response: list(HomeModuleSchema, 100),
  },
  getUnReadMsgNum: {
    request: T.Object({ reqType: T.Literal(0), token: maybeToken(), userType: oneOf(BannerUserType) }),
    response: T.Object({ num: integer() }),
  },
  /** One placement or several at once; a placement without entries may be missing from the answer. */
  getPositionBanner: {
    request: T.Object({
      platformType: oneOf(SlotPlatform),
      displayPositionId: T.Union([id(), T.Array(id(), { minItems: 1, maxItems: 50 })]),
      userType: oneOf(BannerUserType),
      userId: T.Optional(idOrZero()),
    }),
    response: list(PositionGroupSchema, 50),
  },
  /** A click on a slot. */
  bannerAccess: {
    request: T.Object({ id: id(), userId: T.Optional(idOrZero()) }),
    response: nothingTold(),
  },
  /** Enters a class of today; the payload is not shown (assumed). */
  goClass: {
    request: T.Object({
      token: maybeToken(),
      liveId: id(),
      liveCnListId: T.Optional(idOrZero()),
      liveStudentId: T.Optional(idOrZero()),
      courseResourceId: T.Optional(idOrZero()),
    }),
    response: LiveCourseDataSchema,
  },
  getTabConfig: { request: T.Object({ token: maybeToken() }), response: list(TabConfigSchema, 20) },
  /** Live-class entry: on success the app is told to open the live course. `taskId` is LIVE_TASK_ID. */
  listenOnlineCourse: {
    request: T.Object({ taskId: id(), token: maybeToken() }),
    response: nothingTold(),
  },
};
