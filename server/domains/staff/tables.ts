import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StaffRole } from '../../../src/contract/staff/values';
import { big, moment } from '../../core/db/columns';
import { students } from '../account/tables';

/** Accounts of the operator's staff, apart from parents'. Never deleted, since the audit names them. */
export const staffMembers = pgTable('staff_members', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull().unique(),
  role: text('role').$type<StaffRole>().notNull(),
  passwordHash: text('password_hash').notNull(),
  /** Of the one-time codes (TOTP), sealed. */
  totpCipher: text('totp_cipher').notNull(),
  /** Step of the last used code: no code works twice. */
  totpStep: big('totp_step').notNull().default(0),
  createdAt: moment('created_at').notNull(),
  /** null: open. */
  closedAt: moment('closed_at'),
});

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256. */
    tokenHash: text('token_hash').notNull().unique(),
    staffId: big('staff_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    openedAt: moment('opened_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);

export type AuditDetail = Readonly<Record<string, string | number | boolean>>;

/** Who did what to which parent; kept for AUDIT_DAYS. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: big('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    /** Name of the call. */
    action: text('action').notNull(),
    /** null: it concerned no parent, or one whose account is gone. */
    userId: big('user_id').references(() => students.userId, { onDelete: 'set null' }),
    detail: jsonb('detail').$type<AuditDetail>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('staff_audit_user').on(table.userId), index('staff_audit_staff').on(table.staffId)],
);
