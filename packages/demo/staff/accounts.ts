/** One account of the operator's staff for each role, named like it. Never in production, where the demo is refused. */
import { StaffRole } from '../../../src/contract/staff/values';
import type { Db } from '../../../server/core/db/types';
import { systemRandom } from '../../../server/core/random';
import type { SeedServices } from '../../../server/core/seed';
import { addStaff } from '../../../server/domains/staff/accounts';

export const DEMO_STAFF_PASSWORD = 'DEMO_ONLY_staff_2026';
/** Base32, for an authenticator app or `otpauth`. */
export const DEMO_STAFF_SECRET = 'DEMOONLYDEMOONLYDEMOONLYDEMOONLY';

export async function seedStaff(
  db: Db,
  { clock, config }: Pick<SeedServices, 'clock' | 'config'>,
): Promise<void> {
  const known = { password: DEMO_STAFF_PASSWORD, secret: DEMO_STAFF_SECRET };
  for (const role of Object.values(StaffRole))
    await addStaff({ db, clock, config, random: systemRandom }, { name: role, role }, known);
}
