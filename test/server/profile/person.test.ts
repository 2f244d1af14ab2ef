import { eq } from 'drizzle-orm';
import { appVisits, students } from '../../../server/domains/account/tables';
import { presents, sources } from '../../../server/domains/account/look-ups/tables';
import { ParentRelation } from '../../../src/contract/profile/status';
import { anOfficialParent, aParent, type BuiltParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';

let backend: Backend;
let parent: Visitor;
let built: BuiltParent;
let other: BuiltParent;
beforeAll(async () => {
  backend = await startBackend();
  const withStars = anOfficialParent()
    .withPhone('18612345678')
    .withChild({ ...{ kidName: '豆豆', parentStatus: ParentRelation.mother, starNum: 1280, step: 'S2-3' } })
    .withChild({ payedStudentStatusText: '在读学员', headImg: 'uploads/child.svg' });
  const inside = await buildParent(backend, withStars);
  [parent, built] = [inside.visitor, inside];
  other = await aParent().build(backend.services);
});
afterAll(() => backend.stop());

describe('A parent', () => {
  it('reads the child and the parent of the own account, the phone masked', async () => {
    const { data } = await parent.ask('getPrivateInfo');
    expect(data).toMatchObject({
      kidName: '豆豆',
      parentPhone: '186****5678',
      parentStatus: ParentRelation.mother,
      starNum: 1280,
    });
    expect((await parent.ask('getPersonInfo')).data).toMatchObject({
      kidName: '豆豆',
      parentPhone: '186****5678',
    });
    expect((await parent.ask('getStudentInfo')).data).toEqual({
      studentStatus: 'OFFICIAL_STUDENT',
      step: 'S2-3',
      payedStudentStatusText: '在读学员',
      studentAuditionStatusEnums: [{ status: 'Y' }],
    });
  });

  it('sees a picture of the child that exists', async () => {
    const { data } = await parent.ask('getPersonInfo');
    const picture = { body: Buffer.from('<svg/>'), contentType: 'image/svg+xml' };
    await backend.services.providers.storage.put('uploads/child.svg', picture);
    const { pathname } = new URL(String(data.headImg));
    expect(await parent.raw({ url: pathname })).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/svg+xml' },
    });
  });

  it('chooses an age from 3 to 20', async () => {
    for (const age of [2, 21, 5.5, '6', null]) {
      expect(await parent.ask('updateAge', { age })).toMatchObject({ status: 400, body: { field: 'age' } });
    }
    expect((await parent.ask('updateAge', { age: 6 })).code).toBe('0');
    const [child] = await backend.services.db
      .select()
      .from(students)
      .where(eq(students.userId, built.userId));
    expect(child?.age).toBe(6);
  });

  it('leaves a record of a visit', async () => {
    await parent.ask('appLogin', { deviceType: 2 });
    const visits = await backend.services.db.select().from(appVisits);
    expect(visits).toEqual([expect.objectContaining({ userId: built.userId, deviceType: 2 })]);
  });

  it('is refused what belongs to another', async () => {
    const { unificationId, userId } = other;
    for (const [name, request] of [
      ['queryUserHourGroup', { unificationId, hourUserStatus: [0, 1], brandCode: 'VIP_WanDou' }],
      ['getLeaveSummary', { unificationId, brandCodeList: ['VIP_WanDou'] }],
      ['homePageShowConfig', { limit: 2, page: 1, showDeviceType: 1, showUserType: 2, userId }],
      ['getAppFlag', { userId }],
    ] as const) {
      expect({ name, ...(await parent.ask(name, request)) }).toMatchObject({
        name,
        status: 403,
        code: '10000003',
      });
    }
  });
});

describe('Look-ups for everybody', () => {
  const anybody = () => new Visitor(backend);
  beforeAll(async () => {
    const { db } = backend.services;
    await db.insert(sources).values({ sourceKey: 'spring-open-class', sourceId: 20001 });
    await db.insert(presents).values({ presentKey: 'autumn-2026', presentId: 'P20260901' });
  });

  it('list the countries, the hot ones first, none under I, O, U or V', async () => {
    const { data } = await anybody().ask('getCountryMobilePrefixs');
    const rows = data as unknown as { country: string; areaCode: string; firstLetter: string; top: number }[];
    expect(rows.length).toBeGreaterThan(200);
    expect(rows[0]).toEqual({ country: '中国大陆', areaCode: '86', firstLetter: 'Z', top: 1 });
    expect(rows.slice(0, 6).map(({ areaCode }) => areaCode)).toEqual(['86', '852', '853', '886', '65', '1']);
    expect(rows.findIndex(({ top }) => top === 0)).toBe(rows.filter(({ top }) => top === 1).length);
    expect(rows.filter(({ firstLetter }) => !/^[A-HJ-NP-TW-Z]$/.test(firstLetter))).toEqual([]);
  });

  it('know the channels and the keys of sources', async () => {
    expect((await anybody().ask('getSourceId', { channel: 'huawei' })).data).toEqual({ sourceId: 2 });
    expect((await anybody().ask('getSourceId')).data).toEqual({ sourceId: 10001 });
    const byKey = await anybody().ask('getSourceIdByKey', { sourceKey: 'spring-open-class' });
    expect(byKey.data).toEqual({ sourceId: 20001 });
  });

  it('find an invitation, or none', async () => {
    expect((await anybody().ask('getPresentId', { presentKey: 'autumn-2026' })).data).toEqual({
      presentId: 'P20260901',
    });
    expect((await anybody().ask('getPresentId', { presentKey: 'never' })).data).toEqual({ presentId: '' });
  });

  it('list who proves that a person asks for a code', async () => {
    const { data } = await anybody().ask('getSupplierCodeList');
    expect(data).toEqual([
      { supplierCode: 'BLOCK_PUZZLE', supplierName: '拖动拼图' },
      { supplierCode: 'SPOKEN_SUM', supplierName: '听算式' },
    ]);
  });
});
