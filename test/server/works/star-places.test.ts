import { BACKEND_CODE } from '../../../src/contract/errors';
import type { StarPlace } from '../../../src/contract/works/schema';
import { workTopics } from '../../../server/domains/works/tables';
import { DAY, MINUTE } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { aTopic, aWork } from '../../builders/works';
import { startBackend, type Backend } from '../support/backend';
import { release } from '../support/jobs';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';

let backend: Backend;
let parents: InsideParent[];
let topicId: number;
const ENDS_AT = new Date(SEEDED_AT.getTime() + DAY);

beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
  parents = [];
  for (let number = 0; number < 3; number += 1) parents.push(await buildParent(backend, anOfficialParent()));
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  await backend.services.db.delete(workTopics);
  topicId = await aTopic(backend.services, { kind: 'teacherStar', title: '小老师之星', endsAt: ENDS_AT });
});

const of = (number: number) => parents[number] as InsideParent;
const like = (by: number, id: number) => of(by).visitor.ask('likeWork', { id, isLiked: true });
const enter = async (number: number) => {
  backend.clock.pass(MINUTE);
  return aWork(backend.services, of(number), 'shown', { kind: 'teacherStar', topicId });
};
const listed = async (more: object = {}, visitor = of(0).visitor) => {
  const answer = await visitor.ask('listStarPlaces', { topicId, page: 1, limit: 10, ...more });
  return { ...answer, places: answer.data as unknown as readonly StarPlace[] };
};
/** Place, likes and work id. */
const placed = async (more?: object) =>
  (await listed(more)).places.map(({ likes, place, work }) => [place, likes, work.id]);
const settle = () => release(backend.services);

describe('The places of an edition', () => {
  it('are by likes, and then by the first shown, each child with its best work', async () => {
    const [first, second, weak, best] = [await enter(0), await enter(1), await enter(2), await enter(2)];
    await like(0, best);
    expect(await placed()).toEqual([
      [1, 1, best],
      [2, 0, first],
      [3, 0, second],
    ]);
    expect(weak).not.toBe(best);
    const { body } = await listed();
    expect(body.count).toBe(3);
  });

  it('come page by page, with the total', async () => {
    const works = [await enter(0), await enter(1), await enter(2)];
    expect(await placed({ page: 2, limit: 2 })).toEqual([[3, 0, works[2]]]);
  });

  it('mark the own one', async () => {
    await enter(0);
    expect((await listed()).places[0]?.work.isMine).toBe(true);
    expect((await listed({}, of(1).visitor)).places[0]?.work.isMine).toBe(false);
  });

  it('stay as they were when it was over, whatever is liked later', async () => {
    const [first, second] = [await enter(0), await enter(1)];
    await like(2, second);
    backend.clock.set(ENDS_AT);
    await like(1, first);
    await like(2, first);
    const places = [
      [1, 1, second],
      [2, 0, first],
    ];
    expect(await placed()).toEqual(places);
    await settle();
    expect(await placed()).toEqual(places);
  });

  it('leave the place empty of a work that was taken back after the end', async () => {
    const [first, second] = [await enter(0), await enter(1)];
    backend.clock.set(ENDS_AT);
    await settle();
    await of(0).visitor.ask('takeBackWork', { id: first });
    expect(await placed()).toEqual([[2, 0, second]]);
  });

  it('are returned to parents alone, and of editions alone', async () => {
    expect((await listed({}, new Visitor(backend))).code).not.toBe('0');
    const question = await aTopic(backend.services, { kind: 'littleTeacher' });
    expect((await listed({ topicId: question })).code).toBe(BACKEND_CODE.notFound);
  });
});
