/** Home's modules as editors keep them, and as a parent's home shows them. */
import {
  HomeModuleUserType,
  ModuleStyle,
  ResourceType,
  SlotPlatform,
} from '../../../src/contract/home/values';
import type { HomeModule } from '../../../src/contract/home/schema';
import { routes } from '../../../src/contract/routes';
import { PICTURE_PATH, StaffRole } from '../../../src/contract/staff/values';
import { addMillis, formatDateTime, HOUR } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { sample } from '../support/forms';
import { Visitor } from '../support/visitor';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let editor: Colleague;
let picture: string;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  editor = await aColleague(backend, StaffRole.editor);
  picture = await uploaded();
});

async function uploaded(): Promise<string> {
  const answer = await backend.app.inject({
    ...{ method: 'POST', url: PICTURE_PATH, payload: sample.png() },
    headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'image/png' },
  });
  return answer.json<{ data: { key: string } }>().data.key;
}

const aCard = (title: string, changed: object = {}) => ({
  ...{ title, subtitle: '', content: '', picture, link: '', xcxId: '', xcxUrl: '', endsAt: '' },
  ...changed,
});
const aModule = (name: string, changed: object = {}) => ({
  ...{ name, style: ModuleStyle.small, button: '', userTypes: [], platformTypes: [], position: 1 },
  ...{ isActive: true, cards: [], placementIds: [], etag: '' },
  ...changed,
});
const save = (name: string, changed: object = {}) => editor.ask('saveHomeModule', aModule(name, changed));
const added = async (name: string, changed: object = {}) => (await save(name, changed)).data.moduleId;
const got = async (moduleId: number) => (await editor.ask('getHomeModule', { moduleId })).data;

async function home(showUserType: HomeModuleUserType = HomeModuleUserType.tourist): Promise<HomeModule[]> {
  const asked = { page: 1, limit: 100, showDeviceType: SlotPlatform.web, showUserType };
  return (await new Visitor(backend).ask('homePageShowConfig', asked)).data as unknown as HomeModule[];
}
const onHome = async (moduleId: number) =>
  (await home()).find(({ contentTypeId }) => contentTypeId === moduleId);

describe('A module of home', () => {
  it('shows its cards in the editor’s order, each leading where the editor said', async () => {
    const moduleId = await added('好课', {
      button: '更多',
      cards: [aCard('先看', { subtitle: '副标题', link: routes.index.path }), aCard('后看')],
    });
    const seen = await onHome(moduleId);
    expect(seen).toMatchObject({ childModuleName: '好课', buttonTypeName: '更多', styleTypeId: 3 });
    expect(seen?.showConfigContentList).toMatchObject([
      { courseTitle: '先看', courseSubtitle: '副标题', courseLink: routes.index.path, redirectType: 3 },
      { courseTitle: '后看', redirectType: 0 },
    ]);
    const shown = await backend.app.inject({
      url: new URL(seen?.showConfigContentList[0]?.homePageImageUrl ?? '').pathname,
    });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('keeps its cards’ ids when they change places, and loses the one that is taken out', async () => {
    const moduleId = await added('换位置', { cards: ['甲', '乙', '丙'].map((title) => aCard(title)) });
    const cardIds = async () =>
      (await onHome(moduleId))?.showConfigContentList.map(({ courseTitle, id }) => [courseTitle, id]);
    const before = new Map((await cardIds()) as [string, number][]);
    const module = await got(moduleId);
    const [first, , third] = module.cards;
    await editor.ask('saveHomeModule', { ...module, cards: [third, first, aCard('丁')] });
    expect(await cardIds()).toEqual([
      ['丙', before.get('丙')],
      ['甲', before.get('甲')],
      ['丁', expect.any(Number)],
    ]);
  });

  it('leaves out a card whose time is over', async () => {
    const moduleId = await added('有期限', {
      cards: [aCard('一小时', { endsAt: formatDateTime(addMillis(SEEDED_AT, HOUR)) }), aCard('一直')],
    });
    const titles = async () =>
      (await onHome(moduleId))?.showConfigContentList.map(({ courseTitle }) => courseTitle);
    expect(await titles()).toEqual(['一小时', '一直']);
    backend.clock.pass(HOUR);
    expect(await titles()).toEqual(['一直']);
  });

  it('stands where the editor puts it, for whom it is meant, and not once it is hidden', async () => {
    const later = await added('顺序后', { position: 9_001 });
    const first = await added('顺序前', { position: 9_000, userTypes: [HomeModuleUserType.official] });
    const names = async (type: HomeModuleUserType) =>
      (await home(type))
        .map(({ childModuleName }) => childModuleName)
        .filter((name) => name.startsWith('顺序'));
    expect(await names(HomeModuleUserType.official)).toEqual(['顺序前', '顺序后']);
    expect(await names(HomeModuleUserType.tourist)).toEqual(['顺序后']);
    await editor.ask('saveHomeModule', { ...(await got(first)), position: 9_002 });
    expect(await names(HomeModuleUserType.official)).toEqual(['顺序后', '顺序前']);
    await editor.ask('saveHomeModule', { ...(await got(later)), isActive: false });
    expect(await names(HomeModuleUserType.official)).toEqual(['顺序前']);
    const { data } = await editor.ask('listHomeModules', { page: 1, limit: 100 });
    expect(data.slice(-2).map(({ name, isActive }) => [name, isActive])).toEqual([
      ['顺序后', false],
      ['顺序前', true],
    ]);
  });

  it('shows the placements that are made for modules, and no others', async () => {
    const placement = {
      ...{ title: '模块里的图', type: ResourceType.image, textContent: '', picture, displaySize: '' },
      ...{ rowSort: 1, serial: 1, link: '', xcxId: '', xcxUrl: '', userTypes: [], platformTypes: [] },
      ...{ startsAt: '', endsAt: '', isActive: true, etag: '' },
    };
    const placed = async (positionId: number) =>
      (await editor.ask('savePlacement', { ...placement, positionId })).data.placementId;
    const placementId = await placed(0);
    const moduleId = await added('有图', { placementIds: [placementId] });
    expect((await onHome(moduleId))?.bannerList).toMatchObject([{ id: placementId, title: '模块里的图' }]);
    const offered = await editor.ask('listPlacements', { page: 1, limit: 100, positionId: 0 });
    expect(offered.data.map((row) => [row.placementId, row.positionId])).toContainEqual([placementId, 0]);
    const elsewhere = await save('别处的图', { placementIds: [await placed(7182)] });
    expect([elsewhere.status, elsewhere.field]).toEqual([400, 'placementIds']);
    await editor.ask('saveHomeModule', { ...(await got(moduleId)), placementIds: [] });
    expect((await onHome(moduleId))?.bannerList).toEqual([]);
  });

  it('that a colleague changed meanwhile is not overwritten', async () => {
    const moduleId = await added('两个编辑', { cards: [aCard('原来的')] });
    const first = await got(moduleId);
    const withCard = { ...first, cards: [...first.cards, aCard('同事加的')] };
    expect((await editor.ask('saveHomeModule', withCard)).status).toBe(200);
    expect((await editor.ask('saveHomeModule', { ...first, name: '晚了' })).status).toBe(409);
    expect((await onHome(moduleId))?.showConfigContentList).toHaveLength(2);
  });

  it('names the field that is wrong, of the card that is wrong', async () => {
    const fieldOf = async (changed: object) => (await save('字段', changed)).field;
    const second = (changed: object) => ({ cards: [aCard('对的'), aCard('错的', changed)] });
    expect(await fieldOf(second({ link: '/nowhere' }))).toBe('cards.1.link');
    expect(await fieldOf(second({ picture: 'uploads/a.png' }))).toBe('cards.1.picture');
    expect(await fieldOf(second({ endsAt: 'soon' }))).toBe('cards.1.endsAt');
    expect(await fieldOf({ cards: [aCard('别人的', { cardId: 99_999 })] })).toBe('cards');
    expect((await save(' ')).field).toBe('name');
    expect((await editor.ask('getHomeModule', { moduleId: 99_999 })).status).toBe(404);
  });

  it('is an editor’s, and the audit has who saved it', async () => {
    const support = await aColleague(backend, StaffRole.support);
    const chief = await aColleague(backend, StaffRole.administrator);
    expect((await support.ask('saveHomeModule', aModule('不行'))).status).toBe(403);
    const moduleId = await added('记一笔', { cards: [aCard('一张')] });
    const { data } = await chief.ask('listAudit', { page: 1, limit: 1, staffId: editor.staffId });
    expect(data).toMatchObject([
      { action: 'saveHomeModule', detail: { moduleId, name: '记一笔', isActive: true, cards: 1 } },
    ]);
  });
});
