/** What the operator configures (part 1 section 7, part 2 section 7). */
import { Type as T } from '@sinclair/typebox';
import { SubjectTabSchema } from './entities-learning.schema';
import { PeriodSchema, UpgradeConfigSchema } from './entities-shell.schema';
import { filled, id, list, maybeToken, millis, text } from './primitives.schema';

/** A timestamp against caches. */
const cacheBuster = T.Object({ t: millis() });

export const configSchemas = {
  /** `typeCode`: ConfigTypeCode. An unknown one answers with an empty list. */
  getUpgradeConfig: { request: T.Object({ typeCode: filled(64) }), response: list(UpgradeConfigSchema, 50) },
  /** Answers with one member a name that is configured: ConfigurationName. */
  getConfigurations: {
    request: T.Object({
      token: maybeToken(),
      group: T.Literal('parent'),
      nameList: T.Array(filled(64), { minItems: 1, maxItems: 20 }),
    }),
    response: T.Object({
      /** The wrong-question entry shows when `main_switch` is 'all' or the user id is listed. */
      No_wrong_subject_me_list: T.Optional(
        T.Object({ main_switch: text(16), white_list: list(id(), 10_000) }),
      ),
      parent_subject_list: T.Optional(list(SubjectTabSchema, 20)),
    }),
  },
  getHigherLevelWindow: { request: cacheBuster, response: PeriodSchema },
  /** `isOpen` absent means true (part 1 section 7). */
  getNewStudentActivity: { request: cacheBuster, response: T.Object({ isOpen: T.Optional(T.Boolean()) }) },
};
