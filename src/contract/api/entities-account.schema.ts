/** Who the parent and the child are (part 1 section 3). */
import { Type as T } from '@sinclair/typebox';
import { AuditionStatus, KidSex } from '../enums';
import {
  date,
  id,
  idOrZero,
  integer,
  list,
  millis,
  oneOf,
  parentRelation,
  studentStatus,
  text,
  unificationId,
  url,
} from './primitives.schema';

/** One audition of the child; the list is `studentAuditionStatusEnums`. Its members are not shown (assumed). */
export const AuditionSchema = T.Object({
  subject: T.Optional(integer()),
  status: oneOf(AuditionStatus),
});

export const StudentInfoSchema = T.Object({
  studentStatus: studentStatus(),
  /** Its first dash-separated segment is the student level: `studentLevel` in helpers.ts. '' when there is none. */
  step: text(64),
  payedStudentStatusText: text(64),
  studentAuditionStatusEnums: list(AuditionSchema, 20),
});

/** A session, as the exchange of a temporary token opens it. */
export const SessionSchema = T.Object({
  token: text(512),
  appToken: text(512),
  /** Travels back in `klzz_ol_home_time`. */
  time: millis(),
  userId: id(),
});

/** `id` on the wire is `userId` inside the app. */
export const UserInfoSchema = T.Composite([
  T.Object({
    id: id(),
    /** What the mini program shows and asks hours with, instead of the user id. */
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
  kidName: text(64),
  parentName: text(64),
  parentStatus: parentRelation(),
  parentPhone: T.String({ maxLength: 32, description: "Masked by the server: '138****0001'" }),
  starNum: integer(),
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
  kidName: text(64),
  parentPhone: T.String({ maxLength: 32, description: 'Masked by the server' }),
  headImg: url(),
});

/** A social account that a login found. `id` is the user it is bound to; absent when it is not bound. */
export const SocialAccountSchema = T.Object({ openid: text(128), id: T.Optional(id()) });

export const AreaCodeItemSchema = T.Object({
  country: text(64),
  areaCode: text(8),
  firstLetter: text(1),
  /** 1 means hot. */
  top: integer(0, 1),
});
