/** A member of the operator's staff with known credentials. */
import { TOTP } from 'otpauth';
import type { StaffRole } from '../../src/contract/staff/values';
import { addStaff, type StaffMember, type StaffServices } from '../../server/domains/staff/accounts';

export const STAFF_PASSWORD = 'a password of nobody else';
export const STAFF_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

let made = 0;

export async function aStaffMember(services: StaffServices, role: StaffRole): Promise<StaffMember> {
  made += 1;
  return addStaff(
    services,
    { name: `${role}-${made}`, role },
    { password: STAFF_PASSWORD, secret: STAFF_SECRET },
  );
}

/** As the authenticator app shows it. */
export const codeAt = (now: Date, secret = STAFF_SECRET): string =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() });
