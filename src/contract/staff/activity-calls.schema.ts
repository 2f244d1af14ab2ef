/** Activities of the activity centre. */
import { Type as T } from '@sinclair/typebox';
import { ActivityState } from '../activities/values';
import { BannerUserType } from '../home/values';
import { dateTime, filled, id, integer, list, noData, oneOf, text, url } from '../primitives.schema';
import { said } from './announcement-calls.schema';
import { operatorCall } from './define';
import { several } from './placement-calls.schema';
import { editors, etag, paging } from './staff-calls.schema';
import { ANNOUNCED_TO_MAX } from './values';

const card = { title: said(64), startsAt: dateTime(), endsAt: dateTime(), isActive: T.Boolean() };

const activity = {
  ...card,
  summary: said(255),
  /** Key, as the upload (PICTURE_PATH) answered. */
  picture: filled(200),
  /** Parents join in the app; otherwise they follow the link. */
  isOurs: T.Boolean(),
  /** A page of the app, '/…', or an address, 'https://…'; '' for none. */
  link: url(),
  /** User name and path of a mini program that opens instead, where one can; '' for none. */
  xcxId: text(128),
  xcxUrl: text(1024),
  /** Who sees it; empty: all. */
  userTypes: several(BannerUserType),
  userIds: T.Array(id(), { maxItems: ANNOUNCED_TO_MAX, uniqueItems: true }),
};

const state = { state: oneOf(ActivityState), joined: integer() };

export const activityCalls = {
  listSchoolActivities: operatorCall({
    method: 'GET',
    path: '/operator/school/activities',
    summary: 'The latest beginning first; hidden ones too.',
    roles: editors,
    audited: false,
    request: T.Object(paging),
    response: list(T.Object({ ...card, ...state, activityId: id() }), 100),
  }),
  getSchoolActivity: operatorCall({
    method: 'GET',
    path: '/operator/school/activities/activity',
    summary: 'One activity.',
    roles: editors,
    audited: false,
    request: T.Object({ activityId: id() }),
    response: T.Object({ ...activity, ...state, activityId: id(), etag: etag() }),
  }),
  saveSchoolActivity: operatorCall({
    method: 'POST',
    path: '/operator/school/activities/save',
    summary: 'A new one without `activityId`. Who has joined stays.',
    roles: editors,
    audited: true,
    request: T.Object({ ...activity, activityId: T.Optional(id()), etag: etag() }),
    response: T.Object({ activityId: id() }),
  }),
  endSchoolActivity: operatorCall({
    method: 'POST',
    path: '/operator/school/activities/end',
    summary: 'Ends it before its time: parents see it among those that are over. 409: it is not under way.',
    roles: editors,
    audited: true,
    request: T.Object({ activityId: id() }),
    response: noData(),
  }),
} as const;
