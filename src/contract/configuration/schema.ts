import { Type as T, type Static } from '@sinclair/typebox';
import { SubjectTabSchema } from '../courses/schema';
import { filled, id, list, maybeToken, millis, text, url } from '../primitives.schema';

/** A timestamp as cache buster. */
const cacheBuster = T.Object({ t: millis() });

/** One row of the upgrade configuration; `typeValue` is text, often JSON (InviteConfig, HourDialog). */
export const UpgradeConfigSchema = T.Object({
  typeCode: text(64),
  typeValue: T.Optional(text(20_000)),
  jsonExpand: T.Optional(T.Object({ url: T.Optional(url()) })),
});

/** Time window of a feature; static JSON. */
export const PeriodSchema = T.Object({ startTime: text(32), endTime: text(32) });

export const configurationSchemas = {
  /** Only `key` MARKETING_ACTIVITY_DOMAIN is used. */
  findDictionary: { request: T.Object({ key: filled(64) }), response: T.Object({ value: text(2048) }) },
  /** `typeCode`: ConfigTypeCode. An unknown one returns an empty list. */
  getUpgradeConfig: { request: T.Object({ typeCode: filled(64) }), response: list(UpgradeConfigSchema, 50) },
  getUpgradeConfigs: {
    request: T.Object({ typeCodeList: T.Array(filled(64), { minItems: 1, maxItems: 20 }) }),
    response: list(UpgradeConfigSchema, 1000),
  },
  /** One member per configured name: ConfigurationName. */
  getConfigurations: {
    request: T.Object({
      token: maybeToken(),
      group: T.Literal('parent'),
      nameList: T.Array(filled(64), { minItems: 1, maxItems: 20 }),
    }),
    response: T.Object({
      /** The wrong-question entry is shown when `main_switch` is 'all' or the user id is listed. */
      No_wrong_subject_me_list: T.Optional(
        T.Object({ main_switch: text(16), white_list: list(id(), 10_000) }),
      ),
      parent_subject_list: T.Optional(list(SubjectTabSchema, 20)),
    }),
  },
  getHigherLevelWindow: { request: cacheBuster, response: PeriodSchema },
  /** `isOpen` absent means true. */
  getNewStudentActivity: { request: cacheBuster, response: T.Object({ isOpen: T.Optional(T.Boolean()) }) },
};

export type UpgradeConfig = Static<typeof UpgradeConfigSchema>;
export type Period = Static<typeof PeriodSchema>;
