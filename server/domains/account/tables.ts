import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { AuditionStatus, StudentStatus, ParentRelation } from '../../../src/contract/profile/status';
import type { KidSex } from '../../../src/contract/profile/values';
import { big, moment } from '../../core/db/columns';
import type { TokenKind } from '../../core/http/handler';

/** Login accounts. Phones are never stored in plain text: a keyed hash for look-up, a cipher for sending. */
export const accounts = pgTable('accounts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  phoneLookup: text('phone_lookup').notNull().unique(),
  phoneCipher: text('phone_cipher').notNull(),
  /** '138****0001'. */
  phoneMask: text('phone_mask').notNull(),
  areaCode: text('area_code').notNull(),
  /** null until the parent sets one: SMS login needs none. */
  passwordHash: text('password_hash'),
  /** null: the configured limit. */
  deviceLimit: integer('device_limit'),
  /** Every code for this phone requires a captcha. */
  alwaysCaptcha: boolean('always_captcha').notNull().default(false),
  createdAt: moment('created_at').notNull(),
});

export interface Audition {
  readonly subject?: number;
  readonly status: AuditionStatus;
}

export interface AttendClass {
  readonly attendClass: number;
  readonly catePid: number;
}

/** The account's child: student info and private info of the specification. Content refers to `user_id`. */
export const students = pgTable(
  'students',
  {
    userId: bigint('user_id', { mode: 'number' })
      .primaryKey()
      .generatedAlwaysAsIdentity({ startWith: 100001 }),
    accountId: big('account_id')
      .notNull()
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Id across the operator's products; text, so that it cannot be confused with the user id. */
    unificationId: text('unification_id')
      .notNull()
      .unique()
      .generatedAlwaysAs(sql`'U' || user_id::text`),
    studentStatus: text('student_status').$type<StudentStatus>().notNull(),
    step: text('step').notNull().default(''),
    payedStudentStatusText: text('payed_student_status_text').notNull().default(''),
    studentAuditionStatusEnums: jsonb('student_audition_status_enums').$type<readonly Audition[]>().notNull(),
    headImg: text('head_img').notNull().default(''),
    headImgId: big('head_img_id').notNull().default(0),
    kidName: text('kid_name').notNull().default(''),
    parentName: text('parent_name').notNull().default(''),
    parentStatus: integer('parent_status').$type<ParentRelation>().notNull().default(7),
    starNum: integer('star_num').notNull().default(0),
    attendClass: integer('attend_class').notNull().default(0),
    attendClassVoList: jsonb('attend_class_vo_list').$type<readonly AttendClass[]>().notNull().default([]),
    kidSex: integer('kid_sex').$type<(typeof KidSex)[keyof typeof KidSex]>().notNull().default(0),
    /** Tutor; 0: none. */
    crUid: big('cr_uid').notNull().default(0),
    peaCoinNum: integer('pea_coin_num').notNull().default(0),
    kidBornTime: date('kid_born_time', { mode: 'string' }),
    /** Chosen in the age dialog; null until then. */
    age: integer('age'),
    city: text('city').notNull().default(''),
    cityId: big('city_id').notNull().default(0),
    provinceId: big('province_id').notNull().default(0),
    addr: text('addr').notNull().default(''),
    area: text('area').notNull().default(''),
    areaId: big('area_id').notNull().default(0),
    /** Whether the parent has set the relation: value 7 ("other") alone may also mean "not set". */
    relationGiven: boolean('relation_given').notNull().default(false),
    /** Incremented with every save of the private info. */
    infoVersion: integer('info_version').notNull().default(0),
    /** In the operator's trial group for new features. */
    isGray: boolean('is_gray').notNull().default(false),
    /** Follows the official account. */
    isSubscribed: boolean('is_subscribed').notNull().default(false),
  },
  (table) => [index('students_tutor').on(table.crUid)],
);

export const devices = pgTable(
  'devices',
  {
    accountId: big('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    deviceId: text('device_id').notNull(),
    name: text('name').notNull().default(''),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceId] })],
);

export const sessions = pgTable(
  'sessions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: big('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    deviceId: text('device_id'),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    /** For a derived session of a page: the login session it ends with. null: a login session. */
    openedBy: big('opened_by').references((): AnyPgColumn => sessions.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('sessions_opened_by').on(table.openedBy),
    index('sessions_account').on(table.accountId),
    index('sessions_user').on(table.userId),
    index('sessions_expires').on(table.expiresAt),
  ],
);

export const sessionTokens = pgTable(
  'session_tokens',
  {
    /** SHA-256, so that a leaked database does not allow logging in. */
    tokenHash: text('token_hash').primaryKey(),
    sessionId: big('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TokenKind>().notNull(),
  },
  (table) => [index('session_tokens_session').on(table.sessionId)],
);

/**
 * login: returned by a login; link, export, calendar: used in URLs. These are single-use and short-lived.
 * evaluation: valid for the evaluation's calls until it expires, and for nothing else.
 * entrance: login link that a teacher sends to a new student's parent; single-use.
 */
export type TemporaryTokenKind = 'login' | 'link' | 'export' | 'calendar' | 'evaluation' | 'entrance';

export const temporaryTokens = pgTable(
  'temporary_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').$type<TemporaryTokenKind>().notNull(),
    accountId: big('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    deviceId: text('device_id'),
    /** The session that requested it, if any: whatever the token opens ends with that session. */
    sessionId: big('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('temporary_tokens_expires').on(table.expiresAt),
    index('temporary_tokens_session').on(table.sessionId),
    index('temporary_tokens_account').on(table.accountId, table.deviceId),
  ],
);

/** Password ciphers already used for a login: a repeated one is a replay. */
export const spentCiphers = pgTable(
  'spent_ciphers',
  {
    cipherHash: text('cipher_hash').primaryKey(),
    accountId: big('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    spentAt: moment('spent_at').notNull(),
  },
  (table) => [index('spent_ciphers_account').on(table.accountId)],
);

export const appVisits = pgTable(
  'app_visits',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: big('user_id')
      .notNull()
      .references(() => students.userId, { onDelete: 'cascade' }),
    deviceType: integer('device_type').notNull(),
    visitedAt: moment('visited_at').notNull(),
  },
  (table) => [index('app_visits_user').on(table.userId, table.visitedAt)],
);
