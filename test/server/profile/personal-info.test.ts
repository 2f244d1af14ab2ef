import { eq } from 'drizzle-orm';
import { ParentRelation } from '../../../src/contract/profile/status';
import { KidSex } from '../../../src/contract/profile/values';
import { students } from '../../../server/domains/account/tables';
import { uploads } from '../../../server/domains/files/tables';
import { pictureUrl } from '../../../server/core/http/file-url';
import { startBackend, type Backend } from '../support/backend';
import { aKnownParent } from '../../builders/children';
import { buildParent } from '../support/people';
import { Visitor } from '../support/visitor';

let backend: Backend;
let parent: Visitor;
let userId: number;
let otherId: number;
beforeAll(async () => {
  backend = await startBackend();
  const withABoy = aKnownParent()
    .withPhone('18612345678')
    .withChild({
      ...{ kidName: '豆豆', kidSex: KidSex.boy, kidBornTime: '2019-11-02' },
      ...{ parentName: '李女士', parentStatus: ParentRelation.mother, starNum: 1280, crUid: 3002 },
    });
  ({ visitor: parent, userId } = await buildParent(backend, withABoy));
  ({ userId: otherId } = await buildParent(backend, aKnownParent()));
});
afterAll(() => backend.stop());

const version = async () => (await parent.ask('getPersonalInfo')).data.version as number;
const save = async (fields: Readonly<Record<string, unknown>>) =>
  parent.ask('savePersonalInfo', { version: await version(), ...fields });
const stored = async (whose = userId) => {
  const [row] = await backend.services.db.select().from(students).where(eq(students.userId, whose));
  return row;
};

const addressOf = (key: string) =>
  pictureUrl({ config: backend.config, headers: { host: 'localhost:80' } }, key);

async function uploaded(name: string, owner: number, contentType = 'image/jpeg'): Promise<string> {
  const key = `uploads/${name}`;
  await backend.services.db
    .insert(uploads)
    .values({ key, userId: owner, contentType, size: 10, uploadedAt: backend.clock.now() });
  return addressOf(key);
}

describe('the private info of a parent', () => {
  it('is read with its version, the phone masked and the region by its names', async () => {
    const { data } = await parent.ask('getPersonalInfo');
    expect(data).toMatchObject({
      version: 0,
      kidName: '豆豆',
      parentStatus: 1,
      parentPhone: '186****5678',
      kidBornTime: '2019-11-02',
      region: { province: '北京市', city: '北京市', area: '海淀区', areaId: 110108 },
      starNum: 1280,
      crUid: 3002,
      missing: [],
    });
  });

  it('needs a session', async () => {
    const visitor = new Visitor(backend);
    expect((await visitor.ask('getPersonalInfo')).status).toBe(401);
    expect((await visitor.ask('savePersonalInfo', { version: 0 })).status).toBe(401);
  });

  it('is written where it was changed, and stays where it was not', async () => {
    const answer = await save({
      kidName: '  大豆豆 ',
      kidSex: 2,
      kidBornTime: '2020-02-29',
      parentStatus: 7,
      region: { provinceId: 310000, cityId: 310100, areaId: 310104 },
      addr: '漕溪北路1号',
    });
    expect(answer.data).toEqual({ version: 1, missing: [] });
    expect(await stored()).toMatchObject({
      kidName: '大豆豆',
      kidSex: 2,
      kidBornTime: '2020-02-29',
      parentStatus: 7,
      parentName: '李女士',
      city: '上海市',
      area: '徐汇区',
      areaId: 310104,
      addr: '漕溪北路1号',
      starNum: 1280,
    });
    expect((await parent.ask('getPrivateInfo')).data).toMatchObject({ kidName: '大豆豆', area: '徐汇区' });
    expect(await stored(otherId)).toMatchObject({ kidName: '朵朵', infoVersion: 0 });
  });

  it('takes no phone, no stars and no other user from the request', async () => {
    await save({ parentPhone: '13912345678', starNum: 9, userId: otherId, kidName: '豆豆' });
    expect(await stored()).toMatchObject({ starNum: 1280, kidName: '豆豆' });
    expect((await parent.ask('getPersonalInfo')).data.parentPhone).toBe('186****5678');
    expect(await stored(otherId)).toMatchObject({ kidName: '朵朵' });
  });
});

describe('two devices of one parent', () => {
  it('do not lose what one of them saved first', async () => {
    const seen = await version();
    expect((await parent.ask('savePersonalInfo', { version: seen, kidName: '先到' })).code).toBe('00000000');
    const stale = await parent.ask('savePersonalInfo', { version: seen, kidName: '后到' });
    expect(stale).toMatchObject({ status: 200, code: '10000005' });
    expect(stale.message).toContain('另一台设备');
    expect((await stored())?.kidName).toBe('先到');
  });

  it('at the same moment: one is first', async () => {
    const seen = await version();
    const names = ['一', '二', '三', '四', '五'];
    const answers = await Promise.all(
      names.map((kidName) => parent.ask('savePersonalInfo', { version: seen, kidName })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([
      '00000000',
      ...Array<string>(4).fill('10000005'),
    ]);
  });

  it('an attempt whose answer got lost may be sent again', async () => {
    const seen = await version();
    const request = { version: seen, kidName: '豆豆', addr: '中关村大街1号' };
    await parent.ask('savePersonalInfo', request);
    expect(await parent.ask('savePersonalInfo', request)).toMatchObject({
      code: '00000000',
      data: { version: seen + 1 },
    });
  });
});

describe('what cannot be', () => {
  it('a version that never was is a conflict, however large', async () => {
    const answer = await parent.ask('savePersonalInfo', { version: 2 ** 31 - 1, kidName: '豆豆' });
    expect(answer).toMatchObject({ status: 200, code: '10000005' });
  });

  it.each([
    ['kidName', ''],
    ['kidName', '   '],
    ['kidName', '豆'.repeat(21)],
    ['kidName', '豆\u0007豆'],
    ['kidName', '豆\u202e豆'],
    ['kidName', '豆\n豆'],
    ['parentName', '王'.repeat(21)],
    ['addr', '路'.repeat(101)],
    ['addr', '路\u200b'.repeat(3)],
    ['kidBornTime', ''],
    ['kidBornTime', '2026-11-22'],
    ['kidBornTime', '2005-11-21'],
    ['kidBornTime', '2021-02-29'],
    ['kidBornTime', '昨天'],
    ['parentStatus', 0],
    ['parentStatus', 8],
    ['kidSex', 3],
    ['region', { provinceId: 310000, cityId: 110100, areaId: 110108 }],
    ['region', { provinceId: 310000, cityId: 310100, areaId: 0 }],
    ['version', -1],
    ['version', 2 ** 31],
    ['headImg', 'javascript:alert(1)'],
    ['headImg', 'https://evil.example/files/uploads/own.jpg'],
  ])('%s %j is refused, and named', async (field, value) => {
    const before = await stored();
    expect(await save({ [field]: value, addr: field === 'addr' ? value : '新地址' })).toMatchObject({
      status: 400,
      code: '10000001',
      body: { field: expect.stringMatching(new RegExp(`^${field}`)) as string },
    });
    expect(await stored()).toEqual(before);
  });

  it('a child may be born today, and be twenty until the day before the twenty-first birthday', async () => {
    expect((await save({ kidBornTime: '2026-11-21' })).code).toBe('00000000');
    expect((await save({ kidBornTime: '2005-11-22' })).code).toBe('00000000');
  });
});

describe('the avatar', () => {
  it('is an upload of the parent', async () => {
    const url = await uploaded('mine.jpg', userId);
    expect((await save({ headImg: url })).code).toBe('00000000');
    expect((await stored())?.headImg).toBe('uploads/mine.jpg');
    expect((await parent.ask('getPrivateInfo')).data.headImg).toMatch(/\/files\/uploads\/mine\.jpg$/);
  });

  it.each([
    ['of another parent', () => uploaded('theirs.jpg', otherId)],
    ['that is a film', () => uploaded('film.mp4', userId, 'video/mp4')],
    ['that was never uploaded', () => Promise.resolve(addressOf('uploads/none.jpg'))],
    ['of the catalogue', () => Promise.resolve(addressOf('avatars/child-1.svg'))],
  ])('%s is refused', async (_what, address) => {
    expect(await save({ headImg: await address() })).toMatchObject({
      status: 400,
      body: { field: 'headImg' },
    });
    expect((await stored())?.headImg).toBe('uploads/mine.jpg');
  });
});

describe('a parent who has just registered', () => {
  it('is asked for everything that is missing, and for nothing that is not', async () => {
    const newcomer = new Visitor(backend);
    await newcomer.smsLogin('13612340077');
    expect((await newcomer.ask('getPersonalInfo')).data).toMatchObject({
      parentStatus: 0,
      missing: ['kidName', 'relation', 'birth', 'region'],
    });
    const half = await newcomer.ask('savePersonalInfo', { version: 0, kidName: '小新', parentStatus: 7 });
    expect(half.data).toEqual({ version: 1, missing: ['birth', 'region'] });
    expect((await newcomer.ask('getPersonalInfo')).data.parentStatus).toBe(7);
    const whole = await newcomer.ask('savePersonalInfo', {
      version: 1,
      kidBornTime: '2021-05-05',
      region: { provinceId: 710000, cityId: 0, areaId: 0 },
    });
    expect(whole.data).toEqual({ version: 2, missing: [] });
  });
});
