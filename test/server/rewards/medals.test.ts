import type { Medal } from '../../../src/contract/rewards/schema';
import { CourseType } from '../../../src/contract/courses/values';
import { medalNames } from '../../../src/contract/rewards/values';
import { withOneSubject } from '../../builders/children';
import { storeActivity } from '../../builders/activities';
import { anOfficialParent, aParent } from '../../builders/parent';
import { buildParent, setScenario, type Parent } from '../support/people';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => backend.clock.set(SEEDED_AT));

const medals = async ({ visitor }: Parent) => (await visitor.ask('listMedals')).data as unknown as Medal[];
const medal = async (parent: Parent, name: string) =>
  (await medals(parent)).find((each) => each.name === name);

describe('Medals', () => {
  it('are all there for everybody, earned or not', async () => {
    const parent = await buildParent(
      backend,
      aParent().withCourse('weiqi', { courseType: CourseType.trial }),
    );
    const list = await medals(parent);
    expect(list.map(({ name }) => name)).toEqual(medalNames);
    expect(list.filter(({ level }) => level > 0).map(({ name }) => name)).toEqual(['subjects']);
  });

  it('count lessons that were before the timetable, whose days are unknown', async () => {
    const lessons = await medal(
      await buildParent(backend, anOfficialParent().withChild({ attendClass: 168 })),
      'lessons',
    );
    expect(lessons).toMatchObject({ amount: 168, level: 3, earnedOn: ['', '', ''] });
  });

  it('come with the day that made it enough', async () => {
    const parent = await buildParent(backend, withOneSubject());
    await setScenario(backend, parent, { checkIn: true, dayNum: 6 });
    expect(await medal(parent, 'streak')).toMatchObject({ amount: 6, level: 1, earnedOn: ['2026-11-17'] });
    expect(await medal(parent, 'checkIn')).toMatchObject({ amount: 6, level: 0, earnedOn: [] });
    await parent.visitor.ask('signIn');
    expect(await medal(parent, 'checkIn')).toMatchObject({ amount: 7, level: 1, earnedOn: ['2026-11-21'] });
    expect(await medal(parent, 'streak')).toMatchObject({ level: 2, earnedOn: ['2026-11-17', '2026-11-21'] });
  });

  it('count feedbacks, reports that were read, tasks and activities', async () => {
    const parent = await buildParent(backend, withOneSubject());
    const level = async (name: string) => (await medal(parent, name))?.level;
    const names = ['feedback', 'reports', 'tasks', 'activities'];
    expect(await Promise.all(names.map(level))).toEqual([0, 0, 0, 0]);
    await storeActivity(backend.services);
    const feedback = { kind: 1, content: '希望多一些练习题，谢谢老师', pictures: [] };
    await parent.visitor.ask('submitFeedback', feedback);
    await setScenario(backend, parent, { report: 1 });
    await setScenario(backend, parent, { report: null });
    await parent.visitor.ask('claimTask', { taskId: 11, period: '' });
    const [open] = (
      (await parent.visitor.ask('listActivities', { state: 1, page: 1, limit: 20 })).data as unknown as {
        id: number;
        isOurs: boolean;
      }[]
    ).filter(({ isOurs }) => isOurs);
    await parent.visitor.ask('joinActivity', { activityId: open?.id ?? 0 });
    expect(await Promise.all(names.map(level))).toEqual([1, 1, 1, 1]);
  });

  it('are private', async () => {
    const parent = await buildParent(backend, withOneSubject());
    parent.visitor.token = null;
    expect(await parent.visitor.ask('listMedals')).toMatchObject({ status: 401 });
  });
});
