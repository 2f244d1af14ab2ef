/** What an editor asks parents to send in, as they see it. */
import { COLLECT_CODE, CollectState } from '../../../src/contract/materials/values';
import type { MaterialRequest, MaterialRequestDetail } from '../../../src/contract/materials/collect.schema';
import { STAFF_CODE, StaffRole } from '../../../src/contract/staff/values';
import { addDays, formatDateTime } from '../../../server/core/time';
import { field, section } from '../../builders/form-fields';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let editor: Colleague;
let one: InsideParent;
let other: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
  one = await buildParent(backend, anOfficialParent());
  other = await buildParent(backend, anOfficialParent());
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  editor = await aColleague(backend, StaffRole.editor);
});

const STORY = section(field('text', 'story', { isRequired: true, title: '小故事' }));
const aRequest = (changed: object = {}) => ({
  ...{ title: '我的周末', asker: '木子老师', words: '请孩子说说自己的周末', wanted: ['一段录音', '一句话'] },
  ...{ sections: [STORY], consent: '同意用于课堂展示', userIds: [] as number[], endsAt: '' },
  ...changed,
});
const save = async (changed: { readonly requestId?: number; readonly [field: string]: unknown } = {}) => {
  const { requestId } = changed;
  const etag = requestId === undefined ? '' : (await read(requestId))?.etag;
  return editor.ask('saveMaterialRequest', aRequest({ etag: etag ?? '', ...changed }));
};
const saved = async (changed: Record<string, unknown> = {}) => (await save(changed)).data.requestId;
const read = async (requestId: number) => (await editor.ask('getMaterialRequest', { requestId })).data;

const listedBy = async ({ visitor }: InsideParent) => {
  const { data } = await visitor.ask('listMaterialRequests', { page: 1, limit: 50 });
  return data as unknown as MaterialRequest[];
};
const seenBy = async ({ visitor }: InsideParent, id: number) =>
  (await visitor.ask('getMaterialRequest', { id })).data as unknown as MaterialRequestDetail;
const submit = ({ visitor }: InsideParent, id: number) =>
  visitor.ask('submitMaterial', {
    ...{ id, submissionId: '0123456789abcdef', hasConsented: true },
    answers: [{ key: 'story', answer: { kind: 'text', text: '去爬山了' } }],
  });

describe('A material request', () => {
  it('is what parents are asked, with its form and consent, and what they send waits for the editor', async () => {
    const id = await saved({ endsAt: formatDateTime(addDays(SEEDED_AT, 3)) });
    expect(await seenBy(one, id)).toMatchObject({
      ...{ title: '我的周末', asker: '木子老师', wanted: ['一段录音', '一句话'], state: CollectState.open },
      ...{ sections: [STORY], consent: '同意用于课堂展示', endsAt: formatDateTime(addDays(SEEDED_AT, 3)) },
    });
    expect((await submit(one, id)).data).toEqual({ isNew: true });
    const waiting = await editor.ask('listSentMaterials', { page: 1, limit: 100 });
    expect(waiting.data).toContainEqual(expect.objectContaining({ requestId: id, userId: one.userId }));
    const { data } = await editor.ask('listMaterialRequests', { page: 1, limit: 100 });
    expect(data.find(({ requestId }) => requestId === id)).toMatchObject({
      ...{ submissions: 1, askedOf: 0, isOver: false },
    });
  });

  it('to some parents is theirs alone', async () => {
    const id = await saved({ title: '只给一位', userIds: [one.userId] });
    expect((await listedBy(one)).map((request) => request.id)).toContain(id);
    expect((await listedBy(other)).map((request) => request.id)).not.toContain(id);
    const strangers = Array.from({ length: 6 }, (_, at) => 99_999_991 + at);
    const { field: wrong, message } = await save({ userIds: [one.userId, ...strangers] });
    expect([wrong, message.match(/\d+/g)?.map(Number)]).toEqual(['userIds', strangers.slice(0, 5)]);
  });

  it('is changed as the editor was shown it', async () => {
    const id = await saved();
    const before = await read(id);
    expect((await editor.ask('saveMaterialRequest', before)).data).toEqual({ requestId: id });
    expect(await read(id)).toEqual(before);
    expect((await save({ requestId: id, title: '我的假期' })).status).toBe(200);
    const late = await editor.ask('saveMaterialRequest', { ...before, words: '请孩子说一说' });
    expect([late.status, late.code]).toEqual([409, STAFF_CODE.changed]);
    expect(await read(id)).toMatchObject({ title: '我的假期', words: before.words });
    expect((await save({ requestId: 99_999_999 })).status).toBe(404);
  });

  it('that was answered keeps form and consent; the rest may change', async () => {
    const id = await saved();
    const other = section(field('text', 'story', { title: '别的问题' }));
    expect((await save({ requestId: id, sections: [other] })).status).toBe(200);
    await save({ requestId: id });
    await submit(one, id);
    expect((await save({ requestId: id, sections: [other] })).status).toBe(409);
    expect((await save({ requestId: id, consent: '别的用途' })).status).toBe(409);
    expect((await save({ requestId: id, title: '我的假期' })).status).toBe(200);
    expect(await seenBy(one, id)).toMatchObject({ title: '我的假期', sections: [STORY] });
    await one.visitor.ask('takeBackMaterial', { id });
    expect((await save({ requestId: id, sections: [other] })).status).toBe(200);
  });

  it('that is ended takes nothing more', async () => {
    const id = await saved();
    expect((await editor.ask('endMaterialRequest', { requestId: id })).status).toBe(200);
    expect((await submit(one, id)).code).toBe(COLLECT_CODE.over);
    expect((await seenBy(one, id)).state).toBe(CollectState.over);
    expect((await editor.ask('endMaterialRequest', { requestId: id })).status).toBe(409);
    expect((await save({ requestId: id, title: '改标题', endsAt: (await read(id)).endsAt })).status).toBe(
      200,
    );
  });

  it('names the field that is wrong', async () => {
    const fieldOf = async (changed: Record<string, unknown>) => (await save(changed)).field;
    const twice = section(field('text', 'a'), field('text', 'a'));
    expect(await fieldOf({ title: ' ' })).toBe('title');
    expect(await fieldOf({ wanted: [] })).toBe('wanted');
    expect(await fieldOf({ sections: [] })).toBe('sections');
    expect(await fieldOf({ sections: [twice] })).toBe('sections');
    expect(await fieldOf({ endsAt: '2027-02-31 10:00:00' })).toBe('endsAt');
    expect(await fieldOf({ endsAt: formatDateTime(SEEDED_AT) })).toBe('endsAt');
  });

  it('is an editor’s or administrator’s, and the audit says what was asked', async () => {
    const teacher = await aColleague(backend, StaffRole.teacher);
    const chief = await aColleague(backend, StaffRole.administrator);
    expect((await teacher.ask('saveMaterialRequest', aRequest())).status).toBe(403);
    const id = await saved({ title: '记一笔' });
    await editor.ask('endMaterialRequest', { requestId: id });
    const { data } = await chief.ask('listAudit', { page: 1, limit: 2, staffId: editor.staffId });
    expect(data).toMatchObject([
      { action: 'endMaterialRequest', detail: { requestId: id } },
      { action: 'saveMaterialRequest', detail: { requestId: id, title: '记一笔', to: 'all' } },
    ]);
  });
});
