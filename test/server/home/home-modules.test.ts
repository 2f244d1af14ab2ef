import { HomeModuleUserType, ModuleStyle, SlotPlatform } from '../../../src/contract/home/values';
import { homeCards, homeModules } from '../../../server/domains/home/tables';
import { addDays } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';

interface Module {
  readonly childModuleName: string;
  readonly showConfigContentList: readonly { readonly courseTitle: string }[];
}

let backend: Backend;
let tourist: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  tourist = new Visitor(backend);
});
afterAll(() => backend.stop());

async function pageOf(page: number, showUserType: HomeModuleUserType, limit = 2) {
  const request = { limit, page, showDeviceType: SlotPlatform.web, showUserType };
  const answer = await tourist.ask('homePageShowConfig', request);
  expect(answer).toMatchObject({ status: 200, code: '00000000' });
  return { modules: answer.data as unknown as readonly Module[], count: answer.count ?? 0 };
}

describe('The home list', () => {
  it('comes page by page, each module once and in order, and ends', async () => {
    const names = ['一', '二', '三', '四', '五'];
    const rows = names.map((name, position) => ({ name, position, styleTypeId: ModuleStyle.small }));
    await backend.services.db.insert(homeModules).values(rows.toReversed());
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await pageOf(page, HomeModuleUserType.tourist));
    expect(pages.map(({ modules }) => modules.length)).toEqual([2, 2, 1, 0]);
    expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([5]));
    const moduleNames = pages.flatMap(({ modules }) => modules.map(({ childModuleName }) => childModuleName));
    expect(moduleNames).toEqual(names);
  });

  it('differs between tourists 1, unofficial students 3 and official ones 2', async () => {
    const { db } = backend.services;
    const names: Readonly<Record<string, number[]>> = { tourist: [1], unofficial: [3], official: [2] };
    for (const [name, userTypes] of Object.entries(names)) {
      await db.insert(homeModules).values({ name, styleTypeId: ModuleStyle.small, userTypes, position: -1 });
    }
    const first = async (userType: HomeModuleUserType) =>
      (await pageOf(1, userType, 1)).modules[0]?.childModuleName;
    expect(await first(HomeModuleUserType.tourist)).toBe('tourist');
    expect(await first(HomeModuleUserType.unofficial)).toBe('unofficial');
    expect(await first(HomeModuleUserType.official)).toBe('official');
  });

  it('leaves out modules for other devices, and cards whose time is over', async () => {
    const { db } = backend.services;
    const style = { styleTypeId: ModuleStyle.small, position: -2 };
    await db.insert(homeModules).values({ name: 'iOS only', deviceTypes: [SlotPlatform.ios], ...style });
    const [made] = await db
      .insert(homeModules)
      .values({ name: 'everywhere', ...style })
      .returning({ id: homeModules.id });
    const card = { moduleId: made?.id ?? 0, picture: 'x.svg', serialNumber: 1 };
    await db.insert(homeCards).values([
      { ...card, title: 'lasting', serialNumber: 3 },
      { ...card, title: 'over', endTime: backend.clock.now() },
      { ...card, title: 'running', endTime: addDays(backend.clock.now(), 1), serialNumber: 2 },
    ]);
    const [first] = (await pageOf(1, HomeModuleUserType.tourist, 1)).modules;
    expect(first?.childModuleName).toBe('everywhere');
    expect(first?.showConfigContentList.map(({ courseTitle }) => courseTitle)).toEqual([
      'running',
      'lasting',
    ]);
  });

  it('says which field is wrong', async () => {
    const request = { limit: 2, page: 1, showDeviceType: 1, showUserType: 1 };
    for (const [field, value] of [
      ['limit', 0],
      ['page', 0],
      ['showUserType', 4],
      ['showDeviceType', 9],
    ] as const) {
      const answer = await tourist.ask('homePageShowConfig', { ...request, [field]: value });
      expect(answer).toMatchObject({ status: 400, code: '10000001', body: { field } });
    }
  });

  it('is refused to a parent who names another user', async () => {
    const parent = await buildParent(backend, anOfficialParent());
    const request = { limit: 2, page: 1, showDeviceType: 1, showUserType: 2 };
    const own = await parent.visitor.ask('homePageShowConfig', { ...request, userId: parent.userId });
    const others = await parent.visitor.ask('homePageShowConfig', { ...request, userId: parent.userId + 1 });
    expect([own.status, others.status]).toEqual([200, 403]);
  });
});

describe('The app-download flag', () => {
  it('is up until the parent has opened a native app', async () => {
    expect((await tourist.ask('getAppFlag')).data).toEqual({ isDisplay: true });
    const { visitor, userId } = await buildParent(backend, anOfficialParent());
    await visitor.ask('appLogin', { deviceType: 0 });
    expect((await visitor.ask('getAppFlag', { userId })).data).toEqual({ isDisplay: true });
    await visitor.ask('appLogin', { deviceType: 2 });
    expect((await visitor.ask('getAppFlag', { userId })).data).toEqual({ isDisplay: false });
    expect(await visitor.ask('getAppFlag', { userId: userId + 1 })).toMatchObject({ status: 403 });
  });
});
