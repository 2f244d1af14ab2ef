/** Support: finding a parent, the phone for a reason, unlocking, devices, entrance links. */
import { StaffRole } from '../../../src/contract/staff/values';
import { HOUR } from '../../../server/core/time';
import { aParent, anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, logIn, type InsideParent } from '../support/people';
import { PASSWORD, Visitor } from '../support/visitor';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let support: Colleague;
let chief: Colleague;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  support = await aColleague(backend, StaffRole.support);
  chief = await aColleague(backend, StaffRole.administrator);
  parent = await buildParent(backend, anOfficialParent().withChild({ kidName: '小雨' }));
});

const auditOf = async () =>
  (await chief.ask('listAudit', { page: 1, limit: 20, userId: parent.userId })).data;

describe('Support', () => {
  it('finds a parent by id or by the whole phone in any spelling, and sees the phone masked', async () => {
    const byId = await support.ask('findPerson', { userId: parent.userId });
    expect(byId.data).toMatchObject([{ userId: parent.userId, kidName: '小雨', areaCode: '86' }]);
    expect(byId.data[0]?.phoneMask).toMatch(/^\d{3}\*{4}\d{4}$/);
    const spelled = parent.phone.replace(/^(\d{3})(\d{4})/, '+86 $1 $2 ');
    const byPhone = await support.ask('findPerson', { areaCode: '86', phone: spelled });
    expect(byPhone.data).toEqual(byId.data);
    expect(JSON.stringify([byId, byPhone])).not.toContain(parent.phone);
    expect((await support.ask('findPerson', { userId: 99_999_999 })).data).toEqual([]);
    expect((await support.ask('findPerson', { areaCode: '86', phone: '13899990000' })).data).toEqual([]);
  });

  it('learns which part of a search is wrong', async () => {
    const fieldOf = async (request: object) => (await support.ask('findPerson', { ...request })).field;
    expect(await fieldOf({})).toBe('userId');
    expect(await fieldOf({ userId: 'x' })).toBe('userId');
    expect(await fieldOf({ areaCode: '86', phone: 'not a phone' })).toBe('phone');
  });

  it('is shown a phone for a reason, which the audit keeps, and not without', async () => {
    const without = await support.ask('showPhone', { userId: parent.userId, reason: ' ' });
    expect([without.status, without.field]).toEqual([400, 'reason']);
    const { data } = await support.ask('showPhone', { userId: parent.userId, reason: ' 家长要求回电 ' });
    expect(data).toEqual({ areaCode: '86', phone: parent.phone });
    expect(await auditOf()).toMatchObject([
      { action: 'showPhone', name: support.name, detail: { reason: '家长要求回电' } },
    ]);
    expect((await support.ask('showPhone', { userId: 99_999_999, reason: '家长要求回电' })).status).toBe(404);
    const teacher = await aColleague(backend, StaffRole.teacher);
    const refused = await teacher.ask('showPhone', { userId: parent.userId, reason: '家长要求回电' });
    expect(refused.status).toBe(403);
    expect(JSON.stringify(await auditOf())).not.toContain(parent.phone);
    expect(backend.log.join('')).not.toContain(parent.phone);
  });

  it('unlocks a parent who mistyped the password too often', async () => {
    const visitor = new Visitor(backend);
    for (let tried = 0; tried < 5; tried += 1) await visitor.passwordLogin(parent.phone, 'Wrong2026');
    expect((await visitor.passwordLogin(parent.phone, PASSWORD)).status).toBe(429);
    await support.ask('unlockPerson', { userId: parent.userId, reason: '家长来电' });
    expect((await visitor.passwordLogin(parent.phone, PASSWORD)).code).toBe('0');
  });

  it('ends the sessions of a lost device', async () => {
    const { visitor } = await logIn(backend, parent.phone);
    const lost = new Visitor(backend);
    lost.deviceId = 'a-lost-phone';
    await lost.passwordLogin(parent.phone);
    expect((await lost.ask('getPersonInfo', {})).status).toBe(200);
    const { data } = await support.ask('listPersonDevices', { userId: parent.userId });
    const device = data.find(({ isLoggedIn }) => isLoggedIn);
    const named = { userId: parent.userId, deviceKey: device?.deviceKey ?? '', reason: '手机丢失' };
    expect((await support.ask('removePersonDevice', named)).status).toBe(200);
    expect((await lost.ask('getPersonInfo', {})).status).toBe(401);
    expect((await visitor.ask('getPersonInfo', {})).status).toBe(200);
    expect((await support.ask('removePersonDevice', named)).status).toBe(404);
  });

  it('makes an entrance link for a new family, and for no other', async () => {
    const family = await buildParent(backend, aParent());
    const listed = (await support.ask('listNewcomers', { page: 1, limit: 100 })).data;
    expect(listed.map(({ userId }) => userId)).toContain(family.userId);
    const { data } = await support.ask('makeEntranceLink', { userId: family.userId });
    const code = new URL(data.link).searchParams.get('code') ?? '';
    const { data: link } = await new Visitor(backend).ask('lookAtEntranceLink', { code });
    expect(link).toMatchObject({ state: 'open' });
    backend.clock.pass(25 * HOUR);
    support = await aColleague(backend, StaffRole.support);
    expect((await support.ask('makeEntranceLink', { userId: parent.userId })).status).toBe(404);
  });
});
