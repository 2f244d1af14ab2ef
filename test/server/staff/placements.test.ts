/** What an editor puts into a place of the app, as a parent's app gets it. */
import { BannerUserType, ResourceType, SLOT, SlotPlatform } from '../../../src/contract/home/values';
import { routes } from '../../../src/contract/routes';
import { PICTURE_PATH, STAFF_CODE, StaffRole } from '../../../src/contract/staff/values';
import { addMillis, formatDateTime, HOUR } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { sample } from '../support/forms';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let editor: Colleague;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, anOfficialParent());
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  editor = await aColleague(backend, StaffRole.editor);
});

const POSITION = SLOT.classHour.banner;

const send = (payload: Buffer, type: string, token = editor.token) =>
  backend.app.inject({
    ...{ method: 'POST', url: PICTURE_PATH, payload },
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
  });
const uploaded = async () =>
  (await send(sample.png(), 'image/png')).json<{ data: { key: string } }>().data.key;

const aPlacement = (changed: object = {}) => ({
  ...{
    positionId: POSITION,
    title: '寒假营',
    type: ResourceType.text,
    textContent: '寒假营报名',
    picture: '',
  },
  ...{ displaySize: '', rowSort: 1, serial: 1, link: routes.index.path, xcxId: '', xcxUrl: '' },
  ...{ userTypes: [], platformTypes: [], startsAt: '', endsAt: '', isActive: true, etag: '' },
  ...changed,
});
const save = async (changed: { readonly placementId?: number; readonly [field: string]: unknown } = {}) => {
  const { placementId } = changed;
  const etag =
    placementId === undefined ? '' : (await editor.ask('getPlacement', { placementId })).data?.etag;
  return editor.ask('savePlacement', aPlacement({ etag: etag ?? '', ...changed }));
};

async function seen(positionId: number = POSITION) {
  const asked = {
    displayPosition: positionId,
    userType: BannerUserType.official,
    platformType: SlotPlatform.web,
  };
  const { data } = await parent.visitor.ask('getBanners', { ...asked, userId: parent.userId });
  return data as unknown as {
    id: number;
    title: string;
    imgPath?: string;
    url?: string;
    redirectType: number;
  }[];
}

describe('A placement', () => {
  it('with an uploaded picture is what parents see there, and leads where the editor said', async () => {
    const picture = await uploaded();
    const { data } = await save({ type: ResourceType.image, textContent: '', picture, title: '有图' });
    const shown = (await seen()).find(({ id }) => id === data.placementId);
    expect(shown).toMatchObject({ title: '有图', url: routes.index.path, redirectType: 3 });
    const got = await backend.app.inject({ url: new URL(shown?.imgPath ?? '').pathname });
    expect([got.statusCode, got.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('is seen in its time alone, in its order, and not once it is hidden', async () => {
    const at = (hours: number) => formatDateTime(addMillis(SEEDED_AT, hours * HOUR));
    const positionId = SLOT.login.text;
    const { data } = await save({ positionId, title: '晚些', startsAt: at(1), endsAt: at(2), serial: 2 });
    await save({ positionId, title: '先看', serial: 1 });
    const titles = async () => (await seen(positionId)).map(({ title }) => title);
    expect(await titles()).toEqual(['先看']);
    backend.clock.pass(1.5 * HOUR);
    editor = await aColleague(backend, StaffRole.editor);
    expect(await titles()).toEqual(['先看', '晚些']);
    await save({ positionId, placementId: data.placementId, title: '晚些', isActive: false });
    expect(await titles()).toEqual(['先看']);
  });

  it('is changed as the editor was shown it', async () => {
    const { placementId } = (
      await save({ userTypes: [BannerUserType.official], xcxId: 'gh_1', xcxUrl: 'pages/a' })
    ).data;
    const { data } = await editor.ask('getPlacement', { placementId });
    expect((await editor.ask('savePlacement', data)).data).toEqual({ placementId });
    expect((await editor.ask('getPlacement', { placementId })).data).toEqual(data);
    const listed = await editor.ask('listPlacements', { page: 1, limit: 100, positionId: POSITION });
    expect(listed.data).toContainEqual(data);
    expect((await save({ placementId: 99_999_999 })).status).toBe(404);
  });

  it('names the field that is wrong', async () => {
    const fieldOf = async (changed: Record<string, unknown>) => (await save(changed)).field;
    expect(await fieldOf({ positionId: 1 })).toBe('positionId');
    expect(await fieldOf({ type: ResourceType.image })).toBe('picture');
    expect(await fieldOf({ type: ResourceType.image, picture: 'uploads/a.png' })).toBe('picture');
    expect(await fieldOf({ textContent: ' ' })).toBe('textContent');
    expect(await fieldOf({ link: '/nowhere' })).toBe('link');
    expect(await fieldOf({ startsAt: 'soon' })).toBe('startsAt');
    expect(await fieldOf({ startsAt: '2027-02-31 10:00:00' })).toBe('startsAt');
    expect(await fieldOf({ endsAt: '2027-02-28 25:00:00' })).toBe('endsAt');
    expect(await fieldOf({ startsAt: '2026-12-02 10:00:00', endsAt: '2026-12-02 09:00:00' })).toBe('endsAt');
  });

  it('is not overwritten by a colleague whose form is older', async () => {
    const { placementId } = (await save()).data;
    const { etag } = (await editor.ask('getPlacement', { placementId })).data;
    expect((await save({ placementId, etag, isActive: false })).data).toEqual({ placementId });
    const late = await save({ placementId, etag, title: '春天营' });
    expect([late.status, late.code]).toEqual([409, STAFF_CODE.changed]);
    expect((await editor.ask('getPlacement', { placementId })).data).toMatchObject({
      ...{ title: '寒假营', isActive: false },
    });
  });

  it('is an editor’s or administrator’s, and the audit has it with its picture', async () => {
    const teacher = await aColleague(backend, StaffRole.teacher);
    const chief = await aColleague(backend, StaffRole.administrator);
    expect((await teacher.ask('savePlacement', aPlacement())).status).toBe(403);
    expect((await send(sample.png(), 'image/png', teacher.token)).statusCode).toBe(403);
    expect(
      (await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')).statusCode,
    ).toBe(415);
    await uploaded();
    await save({ title: '记一笔' });
    const { data } = await chief.ask('listAudit', { page: 1, limit: 10, staffId: editor.staffId });
    expect(data.slice(0, 2)).toMatchObject([
      { action: 'savePlacement', detail: { title: '记一笔', isActive: true } },
      { action: 'storePicture' },
    ]);
  });
});
