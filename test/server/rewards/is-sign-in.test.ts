import { DAY } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { anOfficialParent } from '../../builders/parent';
import { buildParent, setScenario, type Parent } from '../support/people';

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  parent = await buildParent(backend, anOfficialParent());
  await setScenario(backend, parent, { checkIn: true });
});

const isDue = () => parent.visitor.ask('isSignIn');
const checkIn = () => parent.visitor.ask('signIn');

describe('The daily check-in', () => {
  it('is due until it is done, and counts the days of the month', async () => {
    expect(await isDue()).toMatchObject({ code: '00000000', data: { dayNum: 0 } });
    expect(await checkIn()).toMatchObject({ code: '00000000', data: { dayNum: 1, isNew: true } });
    expect(await isDue()).toMatchObject({ status: 200, code: '10000005', data: null });
    backend.clock.pass(DAY);
    expect(await isDue()).toMatchObject({ code: '00000000', data: { dayNum: 1 } });
    expect((await checkIn()).data).toMatchObject({ dayNum: 2 });
  });

  it('counts a day once, however often and however simultaneously it is done', async () => {
    await Promise.all([checkIn(), checkIn(), checkIn()]);
    expect((await checkIn()).data).toMatchObject({ dayNum: 1, isNew: false });
  });

  it('restarts at midnight in Shanghai', async () => {
    backend.clock.set(new Date('2026-11-21T23:59:00+08:00'));
    await checkIn();
    backend.clock.set(new Date('2026-11-22T00:00:00+08:00'));
    expect((await isDue()).code).toBe('00000000');
  });

  it('counts from nothing with a new month, over the end of the year too', async () => {
    await setScenario(backend, parent, { dayNum: 20 });
    backend.clock.set(new Date('2026-12-31T23:00:00+08:00'));
    await parent.visitor.passwordLogin(parent.phone);
    expect((await isDue()).data).toEqual({ dayNum: 0 });
    await setScenario(backend, parent, { dayNum: 30 });
    expect((await checkIn()).data).toMatchObject({ dayNum: 31 });
    backend.clock.set(new Date('2027-01-01T08:00:00+08:00'));
    expect((await isDue()).data).toEqual({ dayNum: 0 });
  });

  it('is nothing for a child who takes no part in it', async () => {
    await setScenario(backend, parent, { checkIn: false });
    expect(await isDue()).toMatchObject({ status: 200, code: '10000005' });
    expect(await checkIn()).toMatchObject({ status: 200, code: '10000005' });
  });

  it('belongs to one child', async () => {
    await checkIn();
    const other = await buildParent(backend, anOfficialParent());
    await setScenario(backend, other, { checkIn: true });
    expect((await other.visitor.ask('isSignIn')).data).toEqual({ dayNum: 0 });
    other.visitor.token = null;
    expect(await other.visitor.ask('isSignIn')).toMatchObject({ status: 401 });
    expect(await other.visitor.ask('signIn')).toMatchObject({ status: 401 });
  });
});
