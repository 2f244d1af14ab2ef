/** When the higher level is open, and what its pages and those of further education show. */
import { Type as T } from '@sinclair/typebox';
import { date, dateTime, nothingAsked } from '../primitives.schema';
import { operatorCall } from './define';
import { editors, etag } from './staff-calls.schema';

const SettingsSchema = T.Object({
  /** Both or neither; '' for both: the higher level is closed. */
  startsAt: dateTime(),
  endsAt: dateTime(),
  /** What the pages show, by the names of FeatureSwitch. */
  switches: T.Object({
    teacherControl: T.Boolean(),
    classControl: T.Boolean(),
    reportControl: T.Boolean(),
    giftControl: T.Boolean(),
    selectTimeControl: T.Boolean(),
    remainingTime: T.Boolean(),
  }),
  /** The last day of an old seat that has no day of its own; '' for none. */
  seatsUntil: date(),
  etag: etag(),
});

export const seasonSettingsCalls = {
  getSeasonSettings: operatorCall({
    method: 'GET',
    path: '/operator/season/settings',
    summary: 'When the higher level is open, and what its pages show.',
    roles: editors,
    audited: false,
    request: nothingAsked(),
    response: SettingsSchema,
  }),
  saveSeasonSettings: operatorCall({
    method: 'POST',
    path: '/operator/season/settings/save',
    summary: 'Parents see it from the next visit on. The answer is as it was saved.',
    roles: editors,
    audited: true,
    request: SettingsSchema,
    response: SettingsSchema,
  }),
} as const;
