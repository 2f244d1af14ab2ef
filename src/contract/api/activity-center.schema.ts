/** The activity centre. */
import { Type as T } from '@sinclair/typebox';
import { ACTIVITY_PAGE_MAX, ActivityState } from '../activities';
import { MiniProgramEdition, RedirectType } from '../enums';
import { dateTime, id, integer, list, nothingTold, oneOf, text, url } from './primitives.schema';

export const CenterActivitySchema = T.Object({
  id: id(),
  title: text(64),
  summary: text(),
  imgPath: url(),
  startsAt: dateTime(),
  endsAt: dateTime(),
  state: oneOf(ActivityState),
  /** One takes part here; others are only shown the way to. */
  isOurs: T.Boolean(),
  isJoined: T.Boolean(),
  /** What a tap opens, as slots have it. */
  redirectType: oneOf(RedirectType),
  url: T.Optional(url()),
  xcxId: T.Optional(text(128)),
  xcxUrl: T.Optional(url()),
  miniprogramType: T.Optional(oneOf(MiniProgramEdition)),
});

export const activityCenterSchemas = {
  listActivities: {
    request: T.Object({
      state: oneOf(ActivityState),
      page: integer(1, 10_000),
      limit: integer(1, ACTIVITY_PAGE_MAX),
    }),
    response: list(CenterActivitySchema, ACTIVITY_PAGE_MAX),
  },
  joinActivity: { request: T.Object({ activityId: id() }), response: nothingTold() },
};
