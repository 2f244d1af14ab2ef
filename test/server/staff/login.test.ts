/** Login of staff: password and one-time code, lockout, sessions, and where there is none of it. */
import { STAFF_CODE, StaffRole } from '../../../src/contract/staff/values';
import { operatorCalls } from '../../../src/contract/staff/operator.schema';
import { HOUR, MINUTE, SECOND } from '../../../server/core/time';
import { staffAudit, staffMembers, staffSessions } from '../../../server/domains/staff/tables';
import { staffAdd } from '../../../server/domains/staff/command';
import { aStaffMember, codeAt, STAFF_PASSWORD } from '../../builders/staff';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { tidyUp } from '../support/jobs';
import { aColleague, Colleague } from './colleague';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.set(SEEDED_AT));

const now = () => backend.clock.now();
const memberOf = (role: StaffRole = StaffRole.support) => aStaffMember(backend.services, role);

describe('A member of staff', () => {
  it('logs in with name, password and one-time code, and learns who they are', async () => {
    const { name, staffId } = await memberOf();
    const colleague = new Colleague(backend);
    expect((await colleague.logIn(name)).data).toMatchObject({ name, staffId, role: 'support' });
    expect((await colleague.ask('me', {})).data).toEqual({ name, staffId, role: 'support' });
  });

  it('is refused alike for a wrong name, password or code', async () => {
    const { name } = await memberOf();
    const colleague = new Colleague(backend);
    const wrong = [
      await colleague.logIn('nobody'),
      await colleague.logIn(name, 'another password'),
      await colleague.logIn(name, STAFF_PASSWORD, codeAt(new Date(now().getTime() + HOUR))),
    ];
    for (const { code, status, message } of wrong)
      expect([status, code, message]).toEqual([401, STAFF_CODE.wrongCredentials, '账号、密码或动态码不正确']);
    expect(colleague.token).toBe('');
  });

  it('uses a one-time code once', async () => {
    const { name } = await memberOf();
    expect((await new Colleague(backend).logIn(name)).status).toBe(200);
    expect((await new Colleague(backend).logIn(name)).status).toBe(401);
    backend.clock.pass(30 * SECOND);
    expect((await new Colleague(backend).logIn(name)).status).toBe(200);
  });

  it('may have a phone whose clock is half a minute off, and not a whole one', async () => {
    const tried = async (seconds: number) => {
      const { name } = await memberOf();
      const code = codeAt(new Date(now().getTime() + seconds * SECOND));
      return (await new Colleague(backend).logIn(name, STAFF_PASSWORD, code)).status;
    };
    expect([await tried(-60), await tried(-30), await tried(30), await tried(60)]).toEqual([
      401, 200, 200, 401,
    ]);
  });

  it('waits at an address that tried fifty times in 15 minutes', async () => {
    const { name } = await memberOf();
    const colleague = new Colleague(backend);
    colleague.ip = '10.9.8.50';
    for (let tried = 0; tried < 50; tried += 1)
      expect((await colleague.logIn(`nobody${tried}`)).status).toBe(401);
    expect((await colleague.logIn(name)).status).toBe(429);
    colleague.ip = '10.9.8.51';
    expect((await colleague.logIn(name)).status).toBe(200);
  });

  it('is locked for 15 minutes after five wrong tries, also with the right password', async () => {
    const { name } = await memberOf();
    const colleague = new Colleague(backend);
    for (let tried = 0; tried < 5; tried += 1)
      expect((await colleague.logIn(name, 'guessed')).status).toBe(401);
    const locked = await colleague.logIn(name);
    expect([locked.status, locked.code]).toEqual([429, STAFF_CODE.locked]);
    backend.clock.pass(15 * MINUTE);
    expect((await colleague.logIn(name)).status).toBe(200);
    const rows = await backend.services.db.select().from(staffAudit);
    expect(rows.filter(({ action }) => action === 'loginRefused').length).toBeGreaterThanOrEqual(5);
  });

  it('is logged out after half an hour without a call, and after twelve hours at the latest', async () => {
    const idle = await aColleague(backend, StaffRole.support);
    backend.clock.pass(30 * MINUTE);
    expect((await idle.ask('me', {})).status).toBe(401);
    const busy = await aColleague(backend, StaffRole.support);
    for (let at = 0; at < 26; at += 1) {
      expect((await busy.ask('me', {})).status).toBe(at < 25 ? 200 : 401);
      backend.clock.pass(29 * MINUTE + 59 * SECOND);
    }
  });

  it('logs out, which ends the session', async () => {
    const colleague = await aColleague(backend, StaffRole.support);
    expect((await colleague.ask('logout', {})).status).toBe(200);
    expect((await colleague.ask('me', {})).status).toBe(401);
  });
});

describe('Accounts of staff', () => {
  it('are made, renewed and closed by an administrator, who cannot close their own', async () => {
    const chief = await aColleague(backend, StaffRole.administrator);
    const { data } = await chief.ask('addStaff', { name: 'new.teacher', role: StaffRole.teacher });
    expect(data.totp).toMatch(/^otpauth:\/\/totp\//);
    const again = await chief.ask('addStaff', { name: 'new.teacher', role: StaffRole.teacher });
    expect([again.status, again.code]).toEqual([409, STAFF_CODE.nameTaken]);
    const secretOf = (totp: string) => new URL(totp).searchParams.get('secret') ?? '';
    const teacher = new Colleague(backend);
    expect(
      (await teacher.logIn('new.teacher', data.password, codeAt(now(), secretOf(data.totp)))).status,
    ).toBe(200);
    const renewed = (await chief.ask('renewStaff', { staffId: data.staffId })).data;
    expect((await teacher.ask('me', {})).status).toBe(401);
    expect(
      (await teacher.logIn('new.teacher', data.password, codeAt(now(), secretOf(data.totp)))).status,
    ).toBe(401);
    const code = codeAt(now(), secretOf(renewed.totp));
    expect((await teacher.logIn('new.teacher', renewed.password, code)).status).toBe(200);
    expect((await chief.ask('closeStaff', { staffId: data.staffId })).status).toBe(200);
    expect((await teacher.ask('me', {})).status).toBe(401);
    expect((await chief.ask('closeStaff', { staffId: chief.staffId })).code).toBe(STAFF_CODE.ownAccount);
    expect((await chief.ask('closeStaff', { staffId: data.staffId })).status).toBe(404);
    const listed = (await chief.ask('listStaff', { page: 1, limit: 100 })).data;
    expect(listed.at(-1)).toMatchObject({ name: 'new.teacher', role: 'teacher' });
    expect(listed.at(-1)?.closedAt).not.toBe('');
  });

  it('keep neither password nor secret of the one-time codes in the clear', async () => {
    const [printed] = [await staffAdd(backend.services, ['--name', 'first', '--role', 'administrator'])];
    const [, password = ''] = /password {2}(\S+)/.exec(printed.join('\n')) ?? [];
    const secret =
      new URL(/otpauth:\S+/.exec(printed.join('\n'))?.[0] ?? '').searchParams.get('secret') ?? '';
    const stored = JSON.stringify(await backend.services.db.select().from(staffMembers));
    expect([password, secret].map((part) => part.length > 15 && !stored.includes(part))).toEqual([
      true,
      true,
    ]);
    expect((await new Colleague(backend).logIn('first', password, codeAt(now(), secret))).status).toBe(200);
  });

  it('are made by the command for a known role and a plain, free name alone', async () => {
    await expect(staffAdd(backend.services, ['--name', 'anna', '--role', 'chief'])).rejects.toThrow('Usage');
    await expect(staffAdd(backend.services, ['--name', 'Anna B', '--role', 'teacher'])).rejects.toThrow(
      'Usage',
    );
    await staffAdd(backend.services, ['--name', 'twice', '--role', 'teacher']);
    await expect(staffAdd(backend.services, ['--name', 'twice', '--role', 'teacher'])).rejects.toThrow(
      'twice: 这个账号名已被使用',
    );
  });
});

describe('A call of the operator’s', () => {
  it('asks for a session and for its role, before it looks at the request', async () => {
    const colleagues = new Map<StaffRole, Colleague>();
    for (const role of Object.values(StaffRole)) colleagues.set(role, await aColleague(backend, role));
    const stranger = new Colleague(backend);
    for (const [name, { roles }] of Object.entries(operatorCalls)) {
      if (roles === 'public') continue;
      const call = name as keyof typeof operatorCalls;
      expect([name, (await stranger.ask(call, {})).status]).toEqual([name, 401]);
      if (roles === 'everyone') continue;
      for (const [role, colleague] of colleagues) {
        const { status } = await colleague.ask(call, {});
        expect([name, role, status === 403]).toEqual([name, role, !roles.includes(role)]);
      }
    }
  });

  it('keeps a try of another role in the audit', async () => {
    const [chief, teacher] = [
      await aColleague(backend, StaffRole.administrator),
      await aColleague(backend, StaffRole.teacher),
    ];
    await teacher.ask('showPhone', { userId: 100001, reason: '家长来电' });
    const { data } = await chief.ask('listAudit', { page: 1, limit: 5, staffId: teacher.staffId });
    expect(data[0]).toMatchObject({
      action: 'showPhone',
      name: teacher.name,
      detail: { refused: 'teacher' },
    });
  });

  it('says which field is wrong', async () => {
    const chief = await aColleague(backend, StaffRole.administrator);
    const faults: [keyof typeof operatorCalls, object, string][] = [
      ['login', { name: 'a', password: '', code: '123456' }, 'password'],
      ['login', { name: 'a', password: 'b', code: '12345x' }, 'code'],
      ['addStaff', { name: 'Not Plain', role: 'teacher' }, 'name'],
      ['addStaff', { name: 'anna', role: 'chief' }, 'role'],
      ['closeStaff', { staffId: '1' }, 'staffId'],
      ['listAudit', { page: 0, limit: 10 }, 'page'],
      ['listAudit', { page: 1, limit: 101 }, 'limit'],
      ['listStaff', { page: 1 }, 'limit'],
    ];
    for (const [name, request, field] of faults) {
      const answer = await chief.ask(name, { ...request });
      expect([name, answer.status, answer.field]).toEqual([name, 400, field]);
    }
  });

  it('is not there where the setting is off, as in production unless it is set', async () => {
    const bare = await startBackend({ env: { OPERATOR_CALLS: '0' } });
    const answer = await bare.app.inject({ method: 'POST', url: '/operator/login', payload: {} });
    expect(answer.statusCode).toBe(404);
    await bare.stop();
  });
});

it('Sessions and rows of the audit go when their time is over', async () => {
  const { db } = backend.services;
  await db.delete(staffAudit);
  await aColleague(backend, StaffRole.support);
  backend.clock.pass(179 * 24 * HOUR);
  await tidyUp(backend.services);
  expect(await db.$count(staffSessions)).toBe(0);
  expect(await db.$count(staffAudit)).toBeGreaterThan(0);
  backend.clock.pass(24 * HOUR + MINUTE);
  await tidyUp(backend.services);
  expect(await db.$count(staffAudit)).toBe(0);
});
