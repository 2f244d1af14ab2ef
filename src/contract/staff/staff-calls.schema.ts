/** Login of staff, their accounts, the audit. */
import { Type as T } from '@sinclair/typebox';
import { dateTime, filled, id, integer, list, nothingAsked, noData, oneOf, text } from '../primitives.schema';
import { operatorCall } from './define';
import { STAFF_NAME_PATTERN, StaffRole } from './values';

const name = () => T.String({ pattern: STAFF_NAME_PATTERN });
const administrators = [StaffRole.administrator];

export const StaffMemberSchema = T.Object({ staffId: id(), name: name(), role: oneOf(StaffRole) });

/** Shown once: only a hash of the password is stored. */
export const CredentialsSchema = T.Object({
  ...StaffMemberSchema.properties,
  password: filled(64),
  /** otpauth:// address, for the QR code of an authenticator app. */
  totp: filled(512),
});

/** Of what everybody reads. */
export const editors = [StaffRole.editor, StaffRole.administrator];

/** Of what was read; a save with another one than now is refused (409). '' for something new. */
export const etag = () => text(64);

export const paging = { page: integer(1, 100_000), limit: integer(1, 100) };

export const staffCalls = {
  login: operatorCall({
    method: 'POST',
    path: '/operator/login',
    summary: 'Name, password and one-time code; the token goes into Authorization: Bearer.',
    roles: 'public',
    audited: false,
    request: T.Object({ name: filled(32), password: filled(64), code: T.String({ pattern: '^\\d{6}$' }) }),
    response: T.Object({ token: filled(64), ...StaffMemberSchema.properties }),
  }),
  me: operatorCall({
    method: 'GET',
    path: '/operator/me',
    summary: 'Whose session this is.',
    roles: 'everyone',
    audited: false,
    request: nothingAsked(),
    response: StaffMemberSchema,
  }),
  logout: operatorCall({
    method: 'POST',
    path: '/operator/logout',
    summary: 'Ends the session.',
    roles: 'everyone',
    audited: true,
    request: nothingAsked(),
    response: noData(),
  }),
  listStaff: operatorCall({
    method: 'GET',
    path: '/operator/staff',
    summary: 'All accounts, open ones first.',
    roles: administrators,
    audited: false,
    request: T.Object(paging),
    response: list(
      T.Object({
        ...StaffMemberSchema.properties,
        createdAt: dateTime(),
        /** '': open. */
        closedAt: dateTime(),
      }),
      100,
    ),
  }),
  addStaff: operatorCall({
    method: 'POST',
    path: '/operator/staff/add',
    summary: 'A new account; password and secret of the one-time codes are shown this once.',
    roles: administrators,
    audited: true,
    request: T.Object({ name: name(), role: oneOf(StaffRole) }),
    response: CredentialsSchema,
  }),
  renewStaff: operatorCall({
    method: 'POST',
    path: '/operator/staff/renew',
    summary:
      'New password and secret for an open account whose phone or password is lost; ends its sessions.',
    roles: administrators,
    audited: true,
    request: T.Object({ staffId: id() }),
    response: CredentialsSchema,
  }),
  closeStaff: operatorCall({
    method: 'POST',
    path: '/operator/staff/close',
    summary: 'Closes an account other than one’s own and ends its sessions.',
    roles: administrators,
    audited: true,
    request: T.Object({ staffId: id() }),
    response: noData(),
  }),
  listAudit: operatorCall({
    method: 'GET',
    path: '/operator/audit',
    summary: 'Who did what to which parent, newest first, for 180 days.',
    roles: administrators,
    audited: false,
    request: T.Object({ ...paging, userId: T.Optional(id()), staffId: T.Optional(id()) }),
    response: list(
      T.Object({
        auditId: id(),
        at: dateTime(),
        staffId: id(),
        name: name(),
        action: text(64),
        /** Absent: it concerned no parent, or one whose account is gone. */
        userId: T.Optional(id()),
        detail: T.Record(T.String(), T.Union([T.String(), T.Number(), T.Boolean()])),
      }),
      100,
    ),
  }),
} as const;
