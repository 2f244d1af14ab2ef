/** Activities of the activity centre. */
import { ActivityState } from '../../../../src/contract/activities/values';
import { BACKEND_CODE } from '../../../../src/contract/errors';
import type { BannerUserType } from '../../../../src/contract/home/values';
import { pageOf } from '../../../core/db/page';
import { badInput, BusinessError, withCount } from '../../../core/http/handler';
import { orNotFound } from '../../../core/http/policy';
import { formatDateTime } from '../../../core/time';
import {
  activitiesOf,
  activityToEdit,
  endActivity,
  saveActivity,
  type KeptActivity,
} from '../../activities/center/edit';
import { assertUnchanged, withEtag } from '../content/etag';
import { targetOf } from '../content/link';
import { periodOf } from '../content/moment';
import { assertParents } from '../content/parents';
import { assertPicture } from '../content/picture';
import type { OperatorContext, OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';

function stateOf({ endsAt, startsAt }: KeptActivity, now: Date): ActivityState {
  if (startsAt > now) return ActivityState.coming;
  return endsAt > now ? ActivityState.current : ActivityState.ended;
}

const cardOf = (row: KeptActivity) => ({
  ...{ activityId: row.id, title: row.title, isActive: row.isActive },
  ...{ startsAt: formatDateTime(row.startsAt), endsAt: formatDateTime(row.endsAt) },
});

const shown = (row: KeptActivity) => ({
  ...{ ...cardOf(row), summary: row.summary, picture: row.picture, isOurs: row.isOurs },
  ...{ link: row.url ?? '', xcxId: row.xcxId ?? '', xcxUrl: row.xcxUrl ?? '' },
  ...{ userTypes: row.userTypes as BannerUserType[], userIds: [...row.userIds] },
});

const activityFor = async ({ db }: OperatorContext, activityId: number) =>
  orNotFound(await activityToEdit(db, activityId), STAFF_MESSAGES.unknown);

type Typed = Omit<ReturnType<typeof shown>, 'activityId'>;

/** Both ends are said: parents see what is coming, under way and over. */
function assertPeriod(typed: Typed): { readonly startsAt: Date; readonly endsAt: Date } {
  const { endsAt, startsAt } = periodOf(typed);
  if (startsAt === null) throw badInput('startsAt', STAFF_MESSAGES.moment);
  if (endsAt === null) throw badInput('endsAt', STAFF_MESSAGES.moment);
  return { startsAt, endsAt };
}

/** What was not touched stays, also where it could not be typed here. */
function leadsTo(typed: Typed, before: KeptActivity | null) {
  const kept = before && shown(before);
  const isKept = (['link', 'xcxId', 'xcxUrl'] as const).every((name) => kept?.[name] === typed[name]);
  return isKept ? {} : targetOf(typed);
}

export const activities: OperatorHandlersOf<
  'listSchoolActivities' | 'getSchoolActivity' | 'saveSchoolActivity' | 'endSchoolActivity'
> = {
  async listSchoolActivities(asked, { clock, db }) {
    const { rows, total } = await pageOf((paging) => activitiesOf(db, paging), asked);
    const now = clock.now();
    return withCount(
      rows.map((row) => ({ ...cardOf(row), state: stateOf(row, now), joined: row.joined })),
      total,
    );
  },

  async getSchoolActivity({ activityId }, context) {
    const row = await activityFor(context, activityId);
    const state = { state: stateOf(row, context.clock.now()), joined: row.joined };
    return { ...withEtag(shown(row)), ...state };
  },

  async saveSchoolActivity({ activityId, etag, ...typed }, context) {
    const { db, providers } = context;
    const before = activityId === undefined ? null : await activityFor(context, activityId);
    if (before !== null) assertUnchanged(shown(before), etag);
    const { isActive, isOurs, picture, userIds, userTypes } = typed;
    if (picture !== before?.picture) await assertPicture(providers.storage, picture);
    // Of those that were named before, some may have no account any more.
    await assertParents(
      db,
      userIds.filter((userId) => before?.userIds.includes(userId) !== true),
    );
    const title = typed.title.trim();
    const id = await saveActivity(db, before?.id, {
      ...{ title, summary: typed.summary.trim(), picture, isOurs, userTypes, userIds, isActive },
      ...{ ...assertPeriod(typed), ...leadsTo(typed, before) },
    });
    context.concerns({ detail: { activityId: id, title, isActive, to: userIds.length || 'all' } });
    return { activityId: id };
  },

  async endSchoolActivity({ activityId }, context) {
    const { title } = await activityFor(context, activityId);
    if (!(await endActivity(context.db, activityId, context.clock.now())))
      throw new BusinessError(BACKEND_CODE.conflict, STAFF_MESSAGES.notInProgress);
    context.concerns({ detail: { activityId, title } });
    return null;
  },
};
