import { Type as T, type Static } from '@sinclair/typebox';
import { MiniProgramEdition, RedirectType } from '../links/values';
import {
  dateTime,
  flag,
  id,
  integer,
  list,
  maybeToken,
  noData,
  oneOf,
  text,
  url,
} from '../primitives.schema';
import { newcomerSchemas } from './newcomers.schema';
import { ACTIVITY_PAGE_MAX, ActivityState } from './values';

const withToken = T.Object({ token: maybeToken() });

export const CenterActivitySchema = T.Object({
  id: id(),
  title: text(64),
  summary: text(),
  imgPath: url(),
  startsAt: dateTime(),
  endsAt: dateTime(),
  state: oneOf(ActivityState),
  /** true: parents join here; false: only a link is shown. */
  isOurs: T.Boolean(),
  isJoined: T.Boolean(),
  /** Link target, as in home slots. */
  redirectType: oneOf(RedirectType),
  url: T.Optional(url()),
  xcxId: T.Optional(text(128)),
  xcxUrl: T.Optional(url()),
  miniprogramType: T.Optional(oneOf(MiniProgramEdition)),
});

export const NewStudentConfigSchema = T.Object({
  finishTaskCount: integer(),
  totalTask: integer(),
  isShowPop: T.Boolean(),
  homePageConfig: T.Object({
    firstLessonIconUrl: url(),
    newbornEntranceIconUrl: url(),
    activityImgUrl: url(),
    /** Falls back to the app's default text. */
    title: T.Optional(text(32)),
    popImgUrl: url(),
  }),
  /**
   * At most one is true; the meaning is not shown (assumed): no lesson booked yet, tasks in progress, all done and
   * reward claimable, reward claimed.
   */
  firstScene: T.Boolean(),
  secondScene: T.Boolean(),
  thirdScene: T.Boolean(),
  fourthScene: T.Boolean(),
});

/**
 * A floating icon of home with its popup: an entry of the JSON list in `typeValue` of homeActivities (assumed). The app
 * skips entries that do not match.
 */
export const HomeActivitySchema = T.Object({
  id: id(),
  title: text(64),
  iconPath: url(),
  popImgPath: url(),
  redirectType: oneOf(RedirectType),
  url: T.Optional(url()),
  xcxId: T.Optional(text(128)),
  xcxUrl: T.Optional(url()),
  miniprogramType: T.Optional(oneOf(MiniProgramEdition)),
});

export const activitiesSchemas = {
  listActivities: {
    request: T.Object({
      state: oneOf(ActivityState),
      page: integer(1, 10_000),
      limit: integer(1, ACTIVITY_PAGE_MAX),
    }),
    response: list(CenterActivitySchema, ACTIVITY_PAGE_MAX),
  },
  joinActivity: { request: T.Object({ activityId: id() }), response: noData() },
  /** Time, app token and user id are sent in headers. The response is not enveloped: {code, tagCheck, msg}. */
  checkTag: {
    request: T.Object({}),
    response: T.Object({ tagCheck: T.Union([T.Boolean(), integer()]) }),
  },
  /** Whether the wonderful activity has a popup and an entrance. */
  checkWonderfulMoment: {
    request: T.Object({}),
    response: T.Object({ popup: T.Union([T.Boolean(), flag()]), icon: T.Union([T.Boolean(), flag()]) }),
  },
  /** The envelope also has `errors`. Not a new student: isShowPop and all four scenes false, totalTask 0. */
  getNewbornEntranceDetail: { request: withToken, response: NewStudentConfigSchema },
  ...newcomerSchemas,
};

export type NewStudentConfig = Static<typeof NewStudentConfigSchema>;
export type HomeActivity = Static<typeof HomeActivitySchema>;
export type CenterActivity = Static<typeof CenterActivitySchema>;
