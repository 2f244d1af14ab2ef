/** When the higher level is open, and what its pages show. */
import type { seasonSettingsCalls } from '../../../../src/contract/staff/season-settings-calls.schema';
import { isDay } from '../../../core/day';
import { badInput } from '../../../core/http/handler';
import type { Db } from '../../../core/db/types';
import { formatDateTime } from '../../../core/time';
import { lockSettings, saveSettings, settingsOf, type SeasonSettings } from '../../stepup/season/settings';
import { assertUnchanged, withEtag } from '../content/etag';
import { periodOf } from '../content/moment';
import type { OperatorHandlersOf } from '../handler';
import { STAFF_MESSAGES } from '../messages';

async function shown(db: Db) {
  const { seatsUntil, switches, window } = await settingsOf(db);
  const { endsAt, startsAt } = window ?? { startsAt: null, endsAt: null };
  return {
    ...{ startsAt: formatDateTime(startsAt), endsAt: formatDateTime(endsAt) },
    ...{ switches, seatsUntil },
  };
}

function windowOf(typed: { readonly startsAt: string; readonly endsAt: string }): SeasonSettings['window'] {
  const { endsAt, startsAt } = periodOf(typed);
  if (startsAt === null && endsAt === null) return null;
  if (startsAt === null) throw badInput('startsAt', STAFF_MESSAGES.bothTimes);
  if (endsAt === null) throw badInput('endsAt', STAFF_MESSAGES.bothTimes);
  return { startsAt, endsAt };
}

export const seasonSettings: OperatorHandlersOf<keyof typeof seasonSettingsCalls> = {
  getSeasonSettings: async (_asked, { db }) => withEtag(await shown(db)),

  async saveSeasonSettings({ etag, seatsUntil, switches, ...typed }, { concerns, db }) {
    const window = windowOf(typed);
    if (seatsUntil !== '' && !isDay(seatsUntil)) throw badInput('seatsUntil', STAFF_MESSAGES.day);
    await lockSettings(db);
    assertUnchanged(await shown(db), etag);
    await saveSettings(db, { window, switches, seatsUntil });
    const hidden = Object.entries(switches).flatMap(([name, isOn]) => (isOn ? [] : [name]));
    concerns({ detail: { ...typed, seatsUntil, hidden: hidden.join(', ') } });
    return withEtag(await shown(db));
  },
};
