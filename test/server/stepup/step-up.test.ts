import { eq } from 'drizzle-orm';
import { HEAD_MASTER_RESPONSE_HOURS, StepUpStatus, StudentCode } from '../../../src/contract/stepup/values';
import { homeroomNotices, stepUpSwitches } from '../../../server/domains/stepup/tables';
import { HOUR } from '../../../server/core/time';
import { aParent, anOfficialParent } from '../../builders/parent';
import { refusedStepUp } from '../../builders/stepup';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';
import { confirm, linesOf, steppingUp, storedOf } from './support';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.set(SEEDED_AT));

describe('The step-up of a child', () => {
  it('is returned with everything that the parent needs to decide', async () => {
    const parent = await steppingUp(backend, { hasHomeroomTeacher: true, times: [[3, '18:00', 6, '09:05']] });
    const { headMasterId } = await storedOf(backend, parent);
    const { data } = await parent.visitor.ask('getStepUpInfo', { student_id: parent.userId });
    expect(data).toMatchObject({
      studentId: parent.userId,
      status: StepUpStatus.waiting,
      newTeacherId: 0,
      newTeacherName: '',
      newClassId: 0,
      newFirstTime: '',
      releaseTime: '2026-11-28 09:00:00',
      planTime: '[[{"w":3,"h":18,"m":0},{"w":6,"h":9,"m":5}]]',
      newCycle: '[]',
      headMasterId,
    });
    expect(JSON.parse(String(data.oldCycle))).toEqual([
      { week: 2, time: '18:30' },
      { week: 5, time: '18:30' },
    ]);
  });

  it('is private, and empty for a child who does not step up', async () => {
    const [mine, theirs] = [await steppingUp(backend), await steppingUp(backend)];
    const ask = ({ visitor }: InsideParent, student_id: number) =>
      visitor.ask('getStepUpInfo', { student_id });
    expect((await ask(mine, theirs.userId)).status).toBe(403);
    const without = await buildParent(backend, anOfficialParent());
    expect(await ask(without, without.userId)).toMatchObject({
      code: '201',
      message: '孩子暂时没有升学年安排',
    });
    expect((await new Visitor(backend).ask('getStepUpInfo', { student_id: 1 })).status).toBe(401);
  });
});

describe('Why a child may not step up', () => {
  const check = async (parent: InsideParent) => {
    const { code, message, data } = await parent.visitor.ask('checkStudentCode', {
      student_id: parent.userId,
    });
    return { code, message, data };
  };

  it.each(Object.entries(StudentCode))(
    'is returned as a code where the operator says so: %s',
    async (_name, code) => {
      const parent = await buildParent(backend, anOfficialParent().withStepUp().with(refusedStepUp(code)));
      expect(await check(parent)).toEqual({
        code: '201',
        message: expect.stringMatching(/^[一-鿿，]{8,}$/) as string,
        data: { studentCode: code },
      });
    },
  );

  it('is known without the operator for a child who is no student, or has no step-up', async () => {
    const trial = await buildParent(backend, aParent());
    expect((await check(trial)).data).toEqual({ studentCode: StudentCode.notStudent });
    const without = await buildParent(backend, anOfficialParent());
    expect((await check(without)).data).toEqual({ studentCode: StudentCode.notStepUp });
  });

  it('is empty for a child who steps up, and private', async () => {
    const parent = await steppingUp(backend);
    expect((await check(parent)).code).toBe('200');
    const other = await parent.visitor.ask('checkStudentCode', { student_id: parent.userId + 1 });
    expect(other.status).toBe(403);
  });
});

describe('The head teacher', () => {
  const ask = ({ visitor }: InsideParent, id: number) =>
    visitor.ask('getHeadMaster', { id, fields: 'id,mobile' });
  const notify = ({ visitor, userId }: InsideParent, user_id = userId) =>
    visitor.ask('notifyHeadMaster', { user_id });
  const isNotified = async ({ visitor, userId }: InsideParent) =>
    (await visitor.ask('getPushStatus', { user_id: userId })).data.status;
  const notices = ({ userId }: InsideParent) =>
    backend.services.db.select().from(homeroomNotices).where(eq(homeroomNotices.userId, userId));

  it('is shown to the parents of their children alone', async () => {
    const parent = await steppingUp(backend, { hasHomeroomTeacher: true });
    const id = (await storedOf(backend, parent)).headMasterId ?? 0;
    expect((await ask(parent, id)).data).toEqual({ id, mobile: '400 000 0002' });
    expect((await ask(parent, id + 1)).data).toBeNull();
    expect((await ask(await steppingUp(backend), id)).data).toBeNull();
  });

  it('gets one message in 24 hours, however often and from however many devices the parent asks', async () => {
    const parent = await steppingUp(backend, { hasHomeroomTeacher: true });
    expect(await isNotified(parent)).toBe('0');
    const answers = await Promise.all([notify(parent), notify(parent), notify(parent)]);
    expect(answers.map(({ code }) => code)).toEqual(['200', '200', '200']);
    expect(await notices(parent)).toHaveLength(1);
    backend.clock.pass(HEAD_MASTER_RESPONSE_HOURS * HOUR - 1);
    await notify(parent);
    expect([await isNotified(parent), (await notices(parent)).length]).toEqual(['1', 1]);
    backend.clock.pass(1);
    expect(await isNotified(parent)).toBe('0');
    await notify(parent);
    expect([await isNotified(parent), (await notices(parent)).length]).toEqual(['1', 2]);
  });

  it('gets no message where there is none, nor for another child', async () => {
    const parent = await steppingUp(backend);
    expect((await notify(parent)).code).toBe('201');
    expect((await notify(parent, parent.userId + 1)).status).toBe(403);
    expect(await notices(parent)).toEqual([]);
    const push = await parent.visitor.ask('getPushStatus', { user_id: parent.userId + 1 });
    expect(push.status).toBe(403);
  });
});

describe('The operator’s flags', () => {
  /** The same parent with the learning partner's token. */
  async function partnerOf(visitor: Visitor): Promise<Visitor> {
    const { data } = await visitor.ask('getServiceToken', { serviceName: 'learning-partner' });
    const partner = new Visitor(backend);
    partner.token = String(data.token);
    return partner;
  }

  it('are off unless they are set, each by itself, for the own child', async () => {
    const off = await steppingUp(backend, { flags: {} });
    const on = await steppingUp(backend, { flags: { h5Update: true } });
    const flags = async ({ visitor, userId }: InsideParent) => [
      (await visitor.ask('getH5UpdateStatus', { user_id: userId })).data.status,
      (await (await partnerOf(visitor)).ask('getUpdateStatus', { user_id: userId })).data.status,
    ];
    expect([await flags(off), await flags(on)]).toEqual([
      ['0', '0'],
      ['1', '0'],
    ]);
    const asked = { user_id: on.userId };
    expect((await off.visitor.ask('getH5UpdateStatus', asked)).status).toBe(403);
    expect((await (await partnerOf(off.visitor)).ask('getUpdateStatus', asked)).status).toBe(403);
  });

  it('are returned to the bearer of the learning partner’s token, in its envelope', async () => {
    const parent = await steppingUp(backend, { flags: { partnerUpdate: true } });
    const partner = await partnerOf(parent.visitor);
    const { body } = await partner.ask('getUpdateStatus', { user_id: parent.userId });
    expect(body).toEqual({ code: 0, info: expect.any(String) as string, list: { status: '1' } });
    await parent.visitor.ask('logout');
    expect((await partner.ask('getUpdateStatus', { user_id: parent.userId })).status).toBe(401);
  });

  it('hide entries by their number; what has none is shown', async () => {
    const parent = await steppingUp(backend);
    const switches = async () =>
      (await parent.visitor.ask('getFeatureSwitches', { token: parent.token })).data as unknown;
    expect(await switches()).toEqual([]);
    await backend.services.db.insert(stepUpSwitches).values([
      { number: 1, turnOn: false },
      { number: 3, turnOn: true, time: '20:00' },
    ]);
    expect(await switches()).toEqual([
      { turnOn: true },
      { turnOn: false },
      { turnOn: true },
      { turnOn: true, time: '20:00' },
    ]);
  });
});

describe('A change', () => {
  it('is reported to the operator’s system once', async () => {
    const parent = await steppingUp(backend);
    await confirm(parent);
    const notifyTeacher = () => parent.visitor.ask('adminCallback', { user_id: parent.userId });
    expect((await linesOf(backend, parent))[0]?.notifiedAt).toBeNull();
    expect((await notifyTeacher()).code).toBe('200');
    const notifiedAt = (await linesOf(backend, parent))[0]?.notifiedAt;
    backend.clock.pass(1_000);
    await notifyTeacher();
    expect((await linesOf(backend, parent))[0]?.notifiedAt).toEqual(notifiedAt);
    const other = await steppingUp(backend);
    expect((await other.visitor.ask('adminCallback', { user_id: parent.userId })).status).toBe(403);
  });
});
