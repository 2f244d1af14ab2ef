/** The private info as its owner edits it. */
import { Type as T } from '@sinclair/typebox';
import { KidSex } from '../enums';
import { PersonalInfoPart } from '../personal-info';
import { RegionSchema } from './entities-region.schema';
import { date, idOrZero, integer, list, oneOf, text, url } from './primitives.schema';

export const PersonalInfoSchema = T.Object({
  /** Counts the saves: a save names the one that its parent has seen. */
  version: integer(),
  headImg: url(),
  kidName: text(64),
  kidSex: oneOf(KidSex),
  kidBornTime: date(),
  parentName: text(64),
  /** 0: not said yet. */
  parentStatus: integer(0, 7),
  parentPhone: T.String({ maxLength: 32, description: "Masked by the server: '138****0001'" }),
  /** Absent: not said yet. */
  region: T.Optional(RegionSchema),
  addr: text(255),
  starNum: integer(),
  /** Tutor; 0 means none. */
  crUid: idOrZero(),
  /** What the short form is to ask for. */
  missing: list(oneOf(PersonalInfoPart), 8),
});
