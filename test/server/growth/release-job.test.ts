/** Schedule and shutdown of the release job. */
import { ReportKind } from '../../../src/contract/growth/values';
import { orderReports } from '../../../server/domains/growth/report-kinds/order';
import { startJobs } from '../../../server/core/jobs';
import { addMillis, HOUR, MINUTE } from '../../../server/core/time';
import { registered } from '../../../server/registry';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type Parent } from '../support/people';
import { until } from '../support/waiting';
import { releasing } from './releasing';

const ROUND = 2 * MINUTE;

let backend: Backend;
let parent: Parent;
beforeAll(async () => {
  backend = await startBackend({ env: { WANDOU_TESTING: '1' } });
});
afterAll(() => backend.stop());
const { onError, kindsOf } = releasing(() => backend);
beforeEach(async () => {
  parent = await buildParent(backend, anOfficialParent());
  const order = { userId: parent.userId, kind: ReportKind.month, ref: '2026-10' };
  await orderReports(backend.services.db, [{ ...order, dueAt: addMillis(SEEDED_AT, -HOUR) }]);
});
afterEach(() => void jest.useRealTimers());

/** Fakes only the interval between two rounds. */
const holdRounds = () =>
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'Date'] });

const start = (isHeld = () => false) => startJobs(registered.jobs, { ...backend.services, onError }, isHeld);

describe('The release of reports', () => {
  it('runs every two minutes', async () => {
    holdRounds();
    const stop = start();
    jest.advanceTimersByTime(ROUND - 1);
    expect(await kindsOf(parent)).toEqual([]);
    jest.advanceTimersByTime(1);
    await until(async () => (await kindsOf(parent)).length > 0);
    await stop();
    expect(await kindsOf(parent)).toEqual([ReportKind.month]);
  });

  it('waits while a tester holds the clock', async () => {
    holdRounds();
    const stop = start(() => true);
    jest.advanceTimersByTime(ROUND);
    await stop();
    expect(await kindsOf(parent)).toEqual([]);
  });

  it('comes at once where a tester asks for the housekeeping', async () => {
    const { statusCode } = await backend.app.inject({ method: 'POST', url: '/__test/housekeeping' });
    expect(statusCode).toBe(200);
    expect(await kindsOf(parent)).toEqual([ReportKind.month]);
  });
});
