/** The private info as its owner edits it. */
import { Type as T } from '@sinclair/typebox';
import { KidSex } from '../enums';
import { ADDR_MAX, KID_NAME_MAX, PARENT_NAME_MAX, PersonalInfoPart } from '../personal-info';
import { RegionIdsSchema } from './entities-region.schema';
import { PersonalInfoSchema } from './entities-personal-info.schema';
import { integer, list, nothingAsked, oneOf, parentRelation } from './primitives.schema';

/** Blanks at both ends are cut off by the server, and a reader's character may be several. */
const typed = (characters: number) => T.String({ maxLength: characters * 4 });

export const personalInfoSchemas = {
  getPersonalInfo: { request: nothingAsked(), response: PersonalInfoSchema },
  /** What is not given stays. `version` is that of the info which the parent has seen. */
  savePersonalInfo: {
    request: T.Object({
      version: integer(),
      headImg: T.Optional(T.String({ maxLength: 2048, pattern: '^https?://', description: 'An own upload' })),
      kidName: T.Optional(typed(KID_NAME_MAX)),
      kidSex: T.Optional(oneOf(KidSex)),
      kidBornTime: T.Optional(T.String({ maxLength: 10, description: "'YYYY-MM-DD', Asia/Shanghai" })),
      parentName: T.Optional(typed(PARENT_NAME_MAX)),
      parentStatus: T.Optional(parentRelation()),
      region: T.Optional(RegionIdsSchema),
      addr: T.Optional(typed(ADDR_MAX)),
    }),
    response: T.Object({ version: integer(), missing: list(oneOf(PersonalInfoPart), 8) }),
  },
};
