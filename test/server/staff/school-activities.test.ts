/** Activities as editors keep them, and as a parent's activity centre shows them. */
import type { CenterActivity } from '../../../src/contract/activities/schema';
import { ActivityState } from '../../../src/contract/activities/values';
import { BACKEND_CODE } from '../../../src/contract/errors';
import { BannerUserType } from '../../../src/contract/home/values';
import { RedirectType } from '../../../src/contract/links/values';
import { routes } from '../../../src/contract/routes';
import { STAFF_CODE, StaffRole } from '../../../src/contract/staff/values';
import { addDays, formatDateTime } from '../../../server/core/time';
import { storeActivity } from '../../builders/activities';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, Colleague } from './colleague';
import { uploadedBy } from './picture';

const { coming, current, ended } = ActivityState;

let backend: Backend;
let editor: Colleague;
let parent: InsideParent;
let picture: string;
beforeAll(async () => {
  backend = await startBackend();
  parent = await buildParent(backend, anOfficialParent());
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  editor = await aColleague(backend, StaffRole.editor);
  picture = await uploadedBy(editor, backend);
});

const inDays = (days: number) => formatDateTime(addDays(SEEDED_AT, days));
const activity = (title: string, changed: object = {}) => ({
  ...{ title, summary: '一起读一本书', picture, startsAt: inDays(-1), endsAt: inDays(3), isOurs: true },
  ...{ link: '', xcxId: '', xcxUrl: '', userTypes: [], userIds: [], isActive: true, etag: '' },
  ...changed,
});
const save = (title: string, changed: object = {}, by = editor) =>
  by.ask('saveSchoolActivity', activity(title, changed));
const added = async (title: string, changed: object = {}) => (await save(title, changed)).data.activityId;
const got = async (activityId: number) => (await editor.ask('getSchoolActivity', { activityId })).data;
const end = (activityId: number, by = editor) => by.ask('endSchoolActivity', { activityId });

async function seen(state: ActivityState, activityId: number, who = parent) {
  const { data } = await who.visitor.ask('listActivities', { state, page: 1, limit: 20 });
  return (data as unknown as CenterActivity[]).find(({ id }) => id === activityId);
}
const join = (activityId: number) => parent.visitor.ask('joinActivity', { activityId });

describe('An activity', () => {
  it('is what parents see and join', async () => {
    const activityId = await added('亲子共读', { link: routes.index.path });
    expect(await seen(current, activityId)).toMatchObject({
      ...{ title: '亲子共读', summary: '一起读一本书', isOurs: true, isJoined: false, endsAt: inDays(3) },
      ...{ redirectType: RedirectType.innerPage, url: routes.index.path },
      imgPath: expect.stringContaining(picture) as unknown,
    });
    await join(activityId);
    expect(await got(activityId)).toMatchObject({ joined: 1, state: current });
    await editor.ask('saveSchoolActivity', { ...(await got(activityId)), title: '共读一周' });
    expect(await seen(current, activityId)).toMatchObject({ title: '共读一周', isJoined: true });
  });

  it('is for those whom the editor names, and for nobody while it is hidden', async () => {
    const other = await buildParent(backend, anOfficialParent());
    const activityId = await added('给一位', { userIds: [other.userId] });
    expect(await seen(current, activityId)).toBeUndefined();
    expect(await seen(current, activityId, other)).toMatchObject({ title: '给一位' });
    const tourists = await added('给游客', { userTypes: [BannerUserType.tourist] });
    expect(await seen(current, tourists)).toBeUndefined();
    await editor.ask('saveSchoolActivity', { ...(await got(activityId)), isActive: false });
    expect(await seen(current, activityId, other)).toBeUndefined();
  });

  it('is ended before its time, once, and is not joined any more', async () => {
    const activityId = await added('提前结束');
    expect((await end(activityId)).status).toBe(200);
    expect(await seen(ended, activityId)).toMatchObject({ endsAt: formatDateTime(SEEDED_AT) });
    expect((await join(activityId)).code).toBe(BACKEND_CODE.conflict);
    expect((await end(activityId)).status).toBe(409);
    const later = await added('还没开始', { startsAt: inDays(1) });
    expect((await end(later)).status).toBe(409);
    expect(await seen(coming, later)).toBeDefined();
    expect((await end(99_999_999)).status).toBe(404);
  });

  it('keeps what was not touched, such as where it leads and who has no account any more', async () => {
    const leads = { redirectType: RedirectType.h5Link, url: 'http://old.example.com/a' };
    const activityId = await storeActivity(backend.services, { ...leads, userIds: [parent.userId, 5] });
    const kept = { ...(await got(activityId)), summary: '新的介绍' };
    expect((await editor.ask('saveSchoolActivity', kept)).status).toBe(200);
    expect(await seen(current, activityId)).toMatchObject({ summary: '新的介绍', ...leads });
    const more = { ...(await got(activityId)), userIds: [parent.userId, 5, 6] };
    expect((await editor.ask('saveSchoolActivity', more)).field).toBe('userIds');
  });

  it('is listed with how many joined, the latest beginning first', async () => {
    const activityId = await added('最晚开始', { startsAt: inDays(30), endsAt: inDays(31) });
    const { data } = await editor.ask('listSchoolActivities', { page: 1, limit: 1 });
    const times = { startsAt: inDays(30), endsAt: inDays(31) };
    expect(data).toEqual([
      { activityId, title: '最晚开始', isActive: true, ...times, state: coming, joined: 0 },
    ]);
  });

  it('that a colleague changed meanwhile is not overwritten', async () => {
    const activityId = await added('两个编辑');
    const first = await got(activityId);
    expect((await editor.ask('saveSchoolActivity', { ...first, summary: '同事写的' })).status).toBe(200);
    const stale = await editor.ask('saveSchoolActivity', { ...first, title: '晚了' });
    expect([stale.status, stale.code]).toEqual([409, STAFF_CODE.changed]);
    expect(await seen(current, activityId)).toMatchObject({ title: '两个编辑', summary: '同事写的' });
  });

  it('names the field that is wrong', async () => {
    const fieldOf = async (changed: object) => (await save('字段', changed)).field;
    expect(await fieldOf({ title: ' ' })).toBe('title');
    expect(await fieldOf({ summary: '' })).toBe('summary');
    expect(await fieldOf({ picture: 'uploads/a.png' })).toBe('picture');
    expect(await fieldOf({ startsAt: '' })).toBe('startsAt');
    expect(await fieldOf({ endsAt: '2026-02-30 08:00:00' })).toBe('endsAt');
    expect(await fieldOf({ endsAt: inDays(-1) })).toBe('endsAt');
    expect(await fieldOf({ link: '/nowhere' })).toBe('link');
    expect(await fieldOf({ userIds: [99_999_999] })).toBe('userIds');
    expect((await save('不存在', { activityId: 99_999_999 })).status).toBe(404);
  });

  it('is an editor’s or administrator’s, and the audit has who saved and who ended it', async () => {
    const chief = await aColleague(backend, StaffRole.administrator);
    const activityId = await added('记一笔');
    for (const role of [StaffRole.teacher, StaffRole.reviewer, StaffRole.support]) {
      const other = await aColleague(backend, role);
      expect((await save('不行', {}, other)).status).toBe(403);
      expect((await end(activityId, other)).status).toBe(403);
    }
    const stranger = await end(activityId, new Colleague(backend));
    expect([stranger.status, stranger.code]).toEqual([401, BACKEND_CODE.forbidden]);
    await end(activityId, chief);
    const actions = async ({ staffId }: Colleague) =>
      (await chief.ask('listAudit', { page: 1, limit: 1, staffId })).data;
    expect(await actions(chief)).toMatchObject([
      { action: 'endSchoolActivity', detail: { activityId, title: '记一笔' } },
    ]);
    expect(await actions(editor)).toMatchObject([
      { action: 'saveSchoolActivity', detail: { activityId, title: '记一笔', isActive: true, to: 'all' } },
    ]);
  });
});
