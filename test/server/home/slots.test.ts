import { BannerUserType, SlotPlatform } from '../../../src/contract/home/values';
import { slotClicks, slots } from '../../../server/domains/home/slots/tables';
import { addDays } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';
import { buildParent } from '../support/people';

interface Group {
  readonly displayPositionId: number;
  readonly dataList: readonly {
    readonly id: number;
    readonly title: string;
    readonly rowSort: number;
    readonly imgPath?: string;
  }[];
}

const PLACE = 990_001;
const OTHER_PLACE = 990_002;

let backend: Backend;
let tourist: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  tourist = new Visitor(backend);
});
afterAll(() => backend.stop());

const put = (title: string, more: Partial<typeof slots.$inferInsert> = {}) =>
  backend.services.db
    .insert(slots)
    .values({ positionId: PLACE, title, type: 'img', picture: 'x.svg', ...more });

async function groupsOf(
  displayPositionId: number | readonly number[],
  userType: BannerUserType = BannerUserType.tourist,
  platformType: SlotPlatform = SlotPlatform.web,
): Promise<readonly Group[]> {
  const answer = await tourist.ask('getPositionBanner', { displayPositionId, userType, platformType });
  expect(answer).toMatchObject({ status: 200, code: '00000000' });
  return answer.data as unknown as readonly Group[];
}

const titles = (groups: readonly Group[]): string[] =>
  groups.flatMap(({ dataList }) => dataList.map(({ title }) => title));

describe('Slots of a placement', () => {
  beforeEach(async () => {
    await backend.services.db.delete(slotClicks);
    await backend.services.db.delete(slots);
  });

  it('come grouped by placement, and a placement without any is left out', async () => {
    await put('a');
    await put('b', { positionId: OTHER_PLACE });
    const groups = await groupsOf([OTHER_PLACE, 990_003, PLACE]);
    expect(groups.map(({ displayPositionId }) => displayPositionId)).toEqual([PLACE, OTHER_PLACE]);
    expect(titles(await groupsOf(OTHER_PLACE))).toEqual(['b']);
  });

  it('come row by row, and within a row by their serial', async () => {
    await put('row 2, second', { rowSort: 2, serial: 2 });
    await put('row 1, second', { rowSort: 1, serial: 5 });
    await put('row 2, first', { rowSort: 2, serial: 1 });
    await put('row 1, first', { rowSort: 1, serial: 2 });
    expect(titles(await groupsOf(PLACE))).toEqual([
      'row 1, first',
      'row 1, second',
      'row 2, first',
      'row 2, second',
    ]);
  });

  it('are shown to the visitors that they are meant for: tourist 3, unofficial 1, official 2', async () => {
    await put('everybody');
    await put('unofficial', { userTypes: [1], serial: 2 });
    await put('official', { userTypes: [2], serial: 3 });
    await put('tourist', { userTypes: [3], serial: 4 });
    expect(titles(await groupsOf(PLACE, BannerUserType.tourist))).toEqual(['everybody', 'tourist']);
    expect(titles(await groupsOf(PLACE, BannerUserType.unofficial))).toEqual(['everybody', 'unofficial']);
    expect(titles(await groupsOf(PLACE, BannerUserType.official))).toEqual(['everybody', 'official']);
  });

  it('are shown on the platforms that they are meant for', async () => {
    await put('all');
    await put('iOS', { platformTypes: [SlotPlatform.ios], serial: 2 });
    expect(titles(await groupsOf(PLACE, BannerUserType.tourist, SlotPlatform.web))).toEqual(['all']);
    expect(titles(await groupsOf(PLACE, BannerUserType.tourist, SlotPlatform.ios))).toEqual(['all', 'iOS']);
  });

  it('show only while they run and are switched on', async () => {
    const now = backend.clock.now();
    await put('over', { endsAt: now });
    await put('not yet', { startsAt: addDays(now, 1) });
    await put('off', { isActive: false });
    await put('running', { startsAt: now, endsAt: addDays(now, 1) });
    expect(titles(await groupsOf(PLACE))).toEqual(['running']);
  });

  it('are the same when the banner call asks for one placement', async () => {
    await put('second', { serial: 2 });
    await put('first');
    const request = {
      displayPosition: PLACE,
      userType: BannerUserType.official,
      platformType: SlotPlatform.web,
    };
    const { data } = await tourist.ask('getBanners', request);
    expect((data as unknown as { title: string }[]).map(({ title }) => title)).toEqual(['first', 'second']);
  });

  it('count a click of a tourist and of a parent, but not one for another user', async () => {
    const [slot] = await put('a').returning({ id: slots.id });
    const id = slot?.id ?? 0;
    const parent = await buildParent(backend, anOfficialParent());
    expect((await tourist.ask('bannerAccess', { id })).code).toBe('00000000');
    expect((await parent.visitor.ask('bannerAccess', { id, userId: parent.userId })).code).toBe('00000000');
    expect(await parent.visitor.ask('bannerAccess', { id, userId: parent.userId + 1 })).toMatchObject({
      status: 403,
    });
    expect(await tourist.ask('bannerAccess', { id: id + 1000 })).toMatchObject({
      status: 400,
      body: { field: 'id' },
    });
    const clicks = await backend.services.db.select().from(slotClicks);
    expect(clicks.map(({ slotId, userId }) => [slotId, userId])).toEqual([
      [id, null],
      [id, parent.userId],
    ]);
  });

  it('are not returned to a tourist who names a user', async () => {
    const request = { displayPositionId: PLACE, userType: 3, platformType: 1 };
    expect(await tourist.ask('getPositionBanner', { ...request, userId: 0 })).toMatchObject({ status: 200 });
    expect(await tourist.ask('getPositionBanner', { ...request, userId: 100003 })).toMatchObject({
      status: 401,
    });
  });
});

describe('The bar at the bottom', () => {
  it('offers the four tabs of the app, with both pictures', async () => {
    const { data } = await tourist.ask('getTabConfig');
    const tabs = data as unknown as {
      tabName: string;
      url: string;
      tabImgPath: string;
      tabImgLightPath: string;
    }[];
    expect(tabs.map(({ tabName, url }) => [tabName, url])).toEqual([
      ['首页', '/index'],
      ['成长', '/growUp/studyPlan'],
      ['课程', '/myTabClass'],
      ['我的', '/parentsCenter'],
    ]);
    for (const tab of tabs) expect(tab.tabImgPath).not.toBe(tab.tabImgLightPath);
  });
});
