/** Agreements: what a correction and a new version are to a parent. */
import { AgreementType } from '../../../src/contract/account/values';
import { AgreementState, StaffRole } from '../../../src/contract/staff/values';
import { addDays, formatDate } from '../../../server/core/time';
import { seedAgreements } from '../../../server/domains/account/agreements/seed';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { Visitor } from '../support/visitor';
import { aColleague, type Colleague } from './colleague';

let backend: Backend;
let editor: Colleague;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(async () => {
  backend.clock.set(SEEDED_AT);
  editor = await aColleague(backend, StaffRole.editor);
});

const read = async (type: AgreementType) => {
  const { data } = await new Visitor(backend).ask('getAgreement', { type });
  return { ...data, title: data.title, sections: data.sections, version: Number(data.version) };
};
const openFor = async (type: AgreementType, version: number) =>
  (await editor.ask('getAgreementVersion', { type, version })).data;
const TEXT = '# 第一节\n第一段\n- 第一项\n\n# 第二节\n第二段';
const save = async (type: AgreementType, version: number, changed: object = {}) =>
  editor.ask('saveAgreement', {
    ...{ type, version, title: '改过的协议', intro: '', text: TEXT, isNewVersion: false, effectiveOn: '' },
    ...{ etag: (await openFor(type, version))?.etag ?? '', ...changed },
  });

describe('An agreement', () => {
  it('goes through the editor’s form and back without a change', async () => {
    for (const type of Object.values(AgreementType)) {
      const before = await read(type);
      const { intro, text, title, version } = await openFor(type, before.version);
      expect((await save(type, version, { intro, text, title })).status).toBe(200);
      expect((await read(type)).sections).toEqual(before.sections);
    }
  });

  it('that is corrected keeps its version, and a release does not undo it', async () => {
    const { version } = await read(AgreementType.user);
    await save(AgreementType.user, version);
    const company = { name: '别的公司', privacyMail: 'a@wandou.example', childrenMail: 'b@wandou.example' };
    await seedAgreements(backend.services.db, company);
    expect(await read(AgreementType.user)).toMatchObject({
      ...{ version, title: '改过的协议', changedOn: formatDate(SEEDED_AT) },
      sections: [
        {
          heading: '第一节',
          paragraphs: [
            { text: '第一段', isItem: false },
            { text: '第一项', isItem: true },
          ],
        },
        { heading: '第二节', paragraphs: [{ text: '第二段', isItem: false }] },
      ],
    });
  });

  it('has a new version from its day on; the one before stays as it was agreed to', async () => {
    const type = AgreementType.privacy;
    const { title, version } = await read(type);
    const effectiveOn = formatDate(addDays(SEEDED_AT, 2));
    const { data } = await save(type, version, { isNewVersion: true, effectiveOn });
    expect(data).toEqual({ type, version: version + 1 });
    expect(await read(type)).toMatchObject({ version, title });
    expect((await openFor(type, version + 1)).state).toBe(AgreementState.coming);
    backend.clock.set(addDays(SEEDED_AT, 2));
    editor = await aColleague(backend, StaffRole.editor);
    expect(await read(type)).toMatchObject({ version: version + 1, title: '改过的协议' });
    const refused = await save(type, version);
    expect([refused.status, refused.field]).toEqual([400, 'isNewVersion']);
    const { data: listed } = await editor.ask('listAgreementVersions', { page: 1, limit: 100 });
    const states = listed.filter((row) => row.type === type).map(({ state }) => state);
    expect(states).toEqual([AgreementState.inForce, AgreementState.earlier]);
  });

  it('is not saved over a colleague’s correction or new version', async () => {
    const type = AgreementType.cancellation;
    const { version } = await read(type);
    const { etag } = await openFor(type, version);
    await save(type, version, { title: '同事更正的' });
    expect((await save(type, version, { etag })).status).toBe(409);
    expect((await read(type)).title).toBe('同事更正的');
    const { etag: corrected } = await openFor(type, version);
    const added = { isNewVersion: true, effectiveOn: formatDate(addDays(SEEDED_AT, 5)) };
    await save(type, version, { ...added, title: '同事的新版本' });
    expect((await save(type, version, { ...added, etag: corrected })).status).toBe(409);
    expect((await openFor(type, version + 1)).title).toBe('同事的新版本');
  });

  it('names the field that is wrong', async () => {
    const { version } = await read(AgreementType.children);
    const fieldOf = async (changed: object) => (await save(AgreementType.children, version, changed)).field;
    expect(await fieldOf({ text: '没有标题' })).toBe('text');
    expect(await fieldOf({ text: `# ${'长'.repeat(65)}` })).toBe('text');
    expect(await fieldOf({ text: `# 一\n${'长'.repeat(2001)}` })).toBe('text');
    expect(await fieldOf({ text: `# 一${'\n一段'.repeat(61)}` })).toBe('text');
    expect(await fieldOf({ text: '# 一\n一段\n'.repeat(41) })).toBe('text');
    expect(await fieldOf({ title: ' ' })).toBe('title');
    expect(await fieldOf({ isNewVersion: true, effectiveOn: '2026-02-31' })).toBe('effectiveOn');
    expect(await fieldOf({ isNewVersion: true, effectiveOn: '2020-01-01' })).toBe('effectiveOn');
    expect((await save(AgreementType.children, 999)).status).toBe(404);
  });

  it('is an editor’s or administrator’s, and the audit says which version', async () => {
    const reviewer = await aColleague(backend, StaffRole.reviewer);
    const chief = await aColleague(backend, StaffRole.administrator);
    const asked = { page: 1, limit: 10 };
    expect((await reviewer.ask('listAgreementVersions', asked)).status).toBe(403);
    const { version } = await read(AgreementType.cancellation);
    await save(AgreementType.cancellation, version);
    const { data } = await chief.ask('listAudit', { ...asked, staffId: editor.staffId });
    expect(data[0]).toMatchObject({
      action: 'saveAgreement',
      detail: { type: AgreementType.cancellation, version, isNewVersion: false },
    });
  });
});
