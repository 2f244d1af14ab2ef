import { ConfigTypeCode, ConfigurationName } from '../../../src/contract/configuration/values';
import { courses } from '../../../server/domains/courses/tables';
import { slots } from '../../../server/domains/home/slots/tables';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';

let backend: Backend;
let tourist: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  tourist = new Visitor(backend);
});
afterAll(() => backend.stop());

describe('The configuration', () => {
  it('answers a type code with its rows, and an unknown one with none', async () => {
    const { data } = await tourist.ask('getUpgradeConfig', { typeCode: ConfigTypeCode.classHourDialog });
    const [row] = data as unknown as { typeCode: string; typeValue: string }[];
    expect(JSON.parse(row?.typeValue ?? '')).toMatchObject({
      title: expect.any(String),
      content: expect.any(String),
    });
    expect((await tourist.ask('getUpgradeConfig', { typeCode: 'nobody' })).data).toEqual([]);
  });

  it('answers several type codes at once, each row with its own', async () => {
    const typeCodeList = [ConfigTypeCode.classHourDialog, ConfigTypeCode.invite, 'nobody'];
    const { data } = await tourist.ask('getUpgradeConfigs', { typeCodeList });
    const rows = data as unknown as { typeCode: string }[];
    const single = async (typeCode: string) =>
      (await tourist.ask('getUpgradeConfig', { typeCode })).data as unknown as { typeCode: string }[];
    for (const typeCode of typeCodeList)
      expect(rows.filter((row) => row.typeCode === typeCode)).toEqual(await single(typeCode));
    expect(rows.length).toBeGreaterThan(0);
  });

  it('answers the names that it knows', async () => {
    const nameList = [ConfigurationName.subjects, 'nobody'];
    const { data } = await tourist.ask('getConfigurations', { group: 'parent', nameList });
    expect(Object.keys(data)).toEqual([ConfigurationName.subjects]);
    expect(data[ConfigurationName.subjects]).toHaveLength(5);
  });

  it('signs an address of a page, and nothing else', async () => {
    const { data } = await tourist.ask('getSignPackage', { sUrl: 'https://parent.example.com/index#top' });
    expect(data).toMatchObject({
      appId: expect.any(String),
      signature: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
    expect(await tourist.ask('getSignPackage', { sUrl: 'ftp://parent.example.com' })).toMatchObject({
      status: 400,
    });
  });
});

describe('A database without demo content', () => {
  it('has what the app needs to run, and no invented courses', async () => {
    const bare = await startBackend({ empty: true, env: { DEMO: '0' } });
    const visitor = new Visitor(bare);
    expect((await visitor.ask('getTabConfig')).data).toHaveLength(4);
    expect(
      (await visitor.ask('getConfigurations', { group: 'parent', nameList: [ConfigurationName.subjects] }))
        .data,
    ).toHaveProperty(ConfigurationName.subjects);
    const { db } = bare.services;
    expect([await db.select().from(slots), await db.select().from(courses)]).toEqual([[], []]);
    const list = await visitor.ask('homePageShowConfig', {
      limit: 2,
      page: 1,
      showDeviceType: 1,
      showUserType: 1,
    });
    expect([list.data, list.count]).toEqual([[], 0]);
    await visitor.smsLogin('13911110002');
    expect((await visitor.ask('getCourseStudyList')).data).toEqual([]);
    await bare.stop();
  });
});
