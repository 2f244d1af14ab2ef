/** `npm run staff:add -- --name anna --role administrator`: makes the first account; the others are made in the console. */
import { parseArgs } from 'node:util';
import { STAFF_NAME_PATTERN, StaffRole } from '../../../src/contract/staff/values';
import { addStaff, type StaffServices } from './accounts';

const USAGE = `staff:add --name <a to z, 0 to 9, . and -> --role <${Object.values(StaffRole).join(' | ')}>`;

const isRole = (role: string): role is StaffRole => Object.values<string>(StaffRole).includes(role);

/** The lines to print: password and address of the one-time codes, which nobody can read again. */
export async function staffAdd(services: StaffServices, args: readonly string[]): Promise<readonly string[]> {
  const { values } = parseArgs({
    args: [...args],
    options: { name: { type: 'string' }, role: { type: 'string' } },
  });
  const { name = '', role = '' } = values;
  if (!new RegExp(STAFF_NAME_PATTERN).test(name) || !isRole(role)) throw new Error(`Usage: ${USAGE}`);
  const { password, totp } = await addStaff(services, { name, role });
  return [`${name} (${role}) may log in. Shown this once:`, `  password  ${password}`, `  TOTP      ${totp}`];
}
