/** `npm run staff:add -- --name anna --role administrator`: makes the first account; an administrator makes the others by calls. */
import { parseArgs } from 'node:util';
import { STAFF_NAME_PATTERN, StaffRole } from '../../../src/contract/staff/values';
import { BusinessError } from '../../core/http/handler';
import { StartRefused } from '../../core/start-refused';
import { addStaff, type StaffServices } from './accounts';

const USAGE = `Usage: staff:add --name <a to z, 0 to 9, . and -> --role <${Object.values(StaffRole).join(' | ')}>`;

const isRole = (role: string): role is StaffRole => Object.values<string>(StaffRole).includes(role);

function readArgs(args: readonly string[]) {
  const options = { name: { type: 'string' }, role: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options, strict: false });
  const { name = '', role = '' } = values;
  if (typeof name !== 'string' || typeof role !== 'string') throw new StartRefused(USAGE);
  if (!new RegExp(STAFF_NAME_PATTERN).test(name) || !isRole(role)) throw new StartRefused(USAGE);
  return { name, role };
}

/** The lines to print: password and address of the one-time codes, which cannot be read again. */
export async function staffAdd(services: StaffServices, args: readonly string[]): Promise<readonly string[]> {
  const { name, role } = readArgs(args);
  const { password, totp } = await addStaff(services, { name, role }).catch((error: unknown) => {
    throw error instanceof BusinessError ? new StartRefused(`${name}: ${error.message}`) : error;
  });
  return [`${name} (${role}) may log in. Shown this once:`, `  password  ${password}`, `  TOTP      ${totp}`];
}
