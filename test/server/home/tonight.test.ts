/** What waits for a parent tonight: a line a domain, each of this parent only. */
import type { TonightLine } from '../../../src/contract/home/schema';
import { LearningReportType } from '../../../src/contract/growth/values';
import { ParcelState } from '../../../src/contract/deliveries/values';
import { StepUpStatus, StepUpType } from '../../../src/contract/stepup/values';
import { delivery } from '../../builders/deliveries';
import { newReports } from '../../builders/growth';
import { aHomework } from '../../builders/homework';
import { anOfficialParent } from '../../builders/parent';
import { stepUp } from '../../builders/stepup';
import { as } from '../support/answers';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.set(SEEDED_AT));

const { arriving, delivered, onTheWay } = ParcelState;
const linesOf = async ({ visitor }: InsideParent) =>
  as<readonly TonightLine[]>(await visitor.ask('getTonight'));
const withParcel = (state: ParcelState, title = '学具盒') =>
  delivery({ title, parcels: [{ events: [[1, state, '']] }] });

describe('Tonight', () => {
  it('is empty for a parent without pending items', async () => {
    expect(await linesOf(await buildParent(backend, anOfficialParent()))).toEqual([]);
  });

  it('has one line a kind, in order, and nothing of another parent', async () => {
    const parent = await buildParent(
      backend,
      anOfficialParent().with(withParcel(arriving), newReports(LearningReportType.monthly), stepUp()),
    );
    const other = await buildParent(backend, anOfficialParent());
    await aHomework(backend.services, parent, 'wandou', { title: '称一称', dueInDays: 1 });
    expect((await linesOf(parent)).map(({ kind, count }) => [kind, count])).toEqual([
      ['homework', 1],
      ['confirm', 1],
      ['report', 1],
      ['delivery', 1],
    ]);
    expect(await linesOf(other)).toEqual([]);
  });

  it('counts homework as everywhere, and names the most urgent with its time', async () => {
    const parent = await buildParent(backend, anOfficialParent());
    const give = (title: string, dueInDays: number, isExcused = false) =>
      aHomework(backend.services, parent, 'wandou', { title, dueInDays, isExcused });
    await give('later', 3);
    await give('sooner', 1);
    await give('not to be done', 0.5, true);
    const [line] = await linesOf(parent);
    expect(line).toMatchObject({ kind: 'homework', title: 'sooner', count: 2 });
    expect(line?.at).toMatch(/^2026-11-22 /);
    expect((await parent.visitor.ask('workUndoneNum')).data.undoneNum).toBe(line?.count);
  });

  it.each([
    ['arrives today', arriving, 1],
    ['is on the way', onTheWay, 0],
    ['was received', delivered, 0],
  ])('a parcel that %s', async (_what, state, count) => {
    const parent = await buildParent(backend, anOfficialParent().with(withParcel(state)));
    expect(await linesOf(parent)).toHaveLength(count);
  });

  it.each([
    ['waits', StepUpStatus.waiting, StepUpType.y, 1],
    ['has no times yet', StepUpStatus.grouping, StepUpType.n, 1],
    ['is made', StepUpStatus.complete, StepUpType.y, 0],
    ['is the teacher’s', StepUpStatus.waiting, StepUpType.other, 0],
  ])('a choice of the year that %s', async (_what, status, type, count) => {
    const parent = await buildParent(backend, anOfficialParent().with(stepUp({ status, type })));
    expect(await linesOf(parent)).toHaveLength(count);
  });

  it('forgets a report once it is read', async () => {
    const parent = await buildParent(
      backend,
      anOfficialParent().with(newReports(LearningReportType.monthly)),
    );
    const [line] = await linesOf(parent);
    expect(line).toMatchObject({ kind: 'report', reportKind: 'month' });
    await parent.visitor.ask('updateReportReadStatus', { id: line?.id, userId: parent.userId });
    expect(await linesOf(parent)).toEqual([]);
  });
});
