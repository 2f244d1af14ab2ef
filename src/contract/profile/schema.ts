import { Type as T, type Static } from '@sinclair/typebox';
import { RegionIdsSchema, RegionSchema } from '../addresses/schema';
import {
  date,
  figure,
  id,
  idOrZero,
  integer,
  list,
  maybeToken,
  millis,
  nothingAsked,
  noData,
  oneOf,
  parentRelation,
  studentStatus,
  text,
  typed,
  unificationId,
  url,
} from '../primitives.schema';
import { AuditionStatus } from './status';
import { ADDR_MAX, KID_NAME_MAX, KidSex, PARENT_NAME_MAX, PersonalInfoPart } from './values';

const withToken = T.Object({ token: maybeToken() });

/** One audition of the child; the list is `studentAuditionStatusEnums`. Its members are not shown (assumed). */
export const AuditionSchema = T.Object({
  subject: T.Optional(integer()),
  status: oneOf(AuditionStatus),
});

export const StudentInfoSchema = T.Object({
  studentStatus: studentStatus(),
  /** The first dash-separated segment is the student level: `studentLevel` in helpers.ts. '' for none. */
  step: text(64),
  payedStudentStatusText: text(64),
  studentAuditionStatusEnums: list(AuditionSchema, 20),
});

/** `id` on the wire is `userId` inside the app. */
export const UserInfoSchema = T.Composite([
  T.Object({
    id: id(),
    /** Used by the mini program instead of the user id, for display and for queries of hours. */
    unificationId: unificationId(),
    token: text(512),
    appToken: text(512),
    openId: text(128),
    time: millis(),
  }),
  StudentInfoSchema,
]);

export const AttendClassSchema = T.Object({ attendClass: integer(), catePid: idOrZero() });

export const PrivateInfoSchema = T.Object({
  headImg: url(),
  headImgId: idOrZero(),
  kidName: typed(KID_NAME_MAX),
  parentName: typed(PARENT_NAME_MAX),
  parentStatus: parentRelation(),
  parentPhone: T.String({ maxLength: 32, description: "Masked by the server: '138****0001'" }),
  starNum: figure(integer()),
  attendClass: integer(),
  attendClassVoList: list(AttendClassSchema, 20),
  kidSex: oneOf(KidSex),
  crUid: T.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'Tutor; 0 means none' }),
  peaCoinNum: integer(),
  kidBornTime: date(),
  city: text(64),
  cityId: idOrZero(),
  provinceId: idOrZero(),
  addr: text(255),
  area: text(64),
});

export const PersonInfoSchema = T.Object({
  kidName: typed(KID_NAME_MAX),
  parentPhone: T.String({ maxLength: 32, description: 'Masked by the server' }),
  headImg: url(),
});

export const PersonalInfoSchema = T.Object({
  /** Incremented by every save; a save sends the version it is based on (optimistic lock). */
  version: integer(),
  headImg: url(),
  kidName: typed(KID_NAME_MAX),
  kidSex: oneOf(KidSex),
  kidBornTime: date(),
  parentName: typed(PARENT_NAME_MAX),
  /** 0: not set yet. */
  parentStatus: integer(0, 7),
  parentPhone: T.String({ maxLength: 32, description: "Masked by the server: '138****0001'" }),
  /** Absent: not set yet. */
  region: T.Optional(RegionSchema),
  addr: text(255),
  starNum: integer(),
  /** Tutor; 0 for none. */
  crUid: idOrZero(),
  /** Fields that the short form asks for. */
  missing: list(oneOf(PersonalInfoPart), 8),
});

export const profileSchemas = {
  /** `data` is the flag itself. */
  getIsGray: { request: T.Object({ token: maybeToken() }), response: T.Boolean() },
  updateAge: { request: T.Object({ age: integer(3, 20) }), response: noData() },
  getPersonalInfo: { request: nothingAsked(), response: PersonalInfoSchema },
  /** Absent fields are kept. `version` is that of the data the parent edited. */
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
  getPersonInfo: { request: withToken, response: PersonInfoSchema },
  getPrivateInfo: { request: withToken, response: PrivateInfoSchema },
  getStudentInfo: { request: withToken, response: StudentInfoSchema },
  getUserInfoByToken: { request: T.Object({ token: maybeToken() }), response: UserInfoSchema },
};

export type Audition = Static<typeof AuditionSchema>;
export type StudentInfo = Static<typeof StudentInfoSchema>;
export type UserInfo = Static<typeof UserInfoSchema>;
export type AttendClass = Static<typeof AttendClassSchema>;
export type PrivateInfo = Static<typeof PrivateInfoSchema>;
export type PersonInfo = Static<typeof PersonInfoSchema>;
export type PersonalInfo = Static<typeof PersonalInfoSchema>;
