import { eq } from 'drizzle-orm';
import { ParcelState } from '../../../src/contract/deliveries/values';
import type { TeachAid, TeachAidDetail } from '../../../src/contract/materials/schema';
import { MaterialFileKind } from '../../../src/contract/materials/values';
import { deliveries } from '../../../server/domains/deliveries/tables';
import { materialFiles } from '../../../server/domains/materials/tables';
import { teachAidDeliveries } from '../../../server/domains/materials/teach-aids/tables';
import { aTeachAid, storeMaterial } from '../../builders/materials';
import { aParent, anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';

const { onTheWay, delivered } = ParcelState;
const sent = (state: ParcelState) => ({ parcels: [{ events: [[2, state, '物流'] as const] }] });

let backend: Backend;
let parent: InsideParent;
let other: InsideParent;
const aids: number[] = [];

beforeAll(async () => {
  backend = await startBackend();
  const { services } = backend;
  await storeMaterial(services, 'wandou', { files: [MaterialFileKind.video, MaterialFileKind.pdf] });
  const files = await services.db.select().from(materialFiles);
  const filmIds = files.map(({ id }) => id);
  aids.push(await aTeachAid(services, 'wandou', '思维教具盒', { filmIds }));
  aids.push(await aTeachAid(services, 'wandou', '数字卡片', { kind: 'cards' }));
  aids.push(await aTeachAid(services, 'wandou', '练习册', { kind: 'book' }));
  aids.push(await aTeachAid(services, 'weiqi', '围棋棋盘', { kind: 'tool' }));
  const child = anOfficialParent().withCourse('wandou');
  parent = await buildParent(
    backend,
    child.withDelivery(sent(delivered)).withDelivery({ ...sent(onTheWay), hoursAgo: 5 }),
  );
  other = await buildParent(backend, aParent());
  const found = await services.db
    .select()
    .from(deliveries)
    .where(eq(deliveries.userId, parent.userId))
    .orderBy(deliveries.id);
  await services.db.insert(teachAidDeliveries).values(
    found.map(({ id: deliveryId }, index) => {
      return { userId: parent.userId, aidId: aids[index] ?? 0, deliveryId };
    }),
  );
});
afterAll(() => backend.stop());

const listOf = async ({ visitor }: InsideParent, page = 1, limit = 10) => {
  const { data, count } = await visitor.ask('listTeachAids', { page, limit });
  return { list: data as unknown as TeachAid[], count };
};
const detailOf = async ({ visitor }: InsideParent, aidId = 0) =>
  (await visitor.ask('getTeachAid', { aidId })).data as unknown as TeachAidDetail | null;

describe('Teaching aids', () => {
  it('are those of the child’s courses, and say where they are', async () => {
    const { list, count } = await listOf(parent);
    expect(list.map(({ title, state }) => [title, state])).toEqual([
      ['思维教具盒', 'delivered'],
      ['数字卡片', 'onTheWay'],
      ['练习册', 'waiting'],
    ]);
    expect([count, list[0]?.courseName, list[1]?.kind]).toEqual([3, 'wandou课程', 'cards']);
    expect((await listOf(parent, 2, 2)).list.map(({ title }) => title)).toEqual(['练习册']);
    expect(await listOf(other)).toEqual({ list: [], count: 0 });
  });

  it('are listed with their contents, their use and their films', async () => {
    expect(await detailOf(parent, aids[0])).toMatchObject({
      title: '思维教具盒',
      contents: [{ name: '积木', count: 24, picture: expect.stringMatching(/\/files\/x\.svg$/) as string }],
      steps: [{ title: '打开盒子' }],
      films: [{ title: '资料1', duration: 14 }],
    });
  });

  it('may be read by a parent who holds one, without films and without who received what', async () => {
    expect(await detailOf(other, aids[0])).toMatchObject({
      title: '思维教具盒',
      state: 'other',
      films: [],
      steps: [{ title: '打开盒子' }],
    });
    expect((await detailOf(parent, aids[3]))?.state).toBe('other');
  });

  it('that are not there are missing', async () => {
    expect(await detailOf(parent, 999_999)).toBeNull();
  });
});
