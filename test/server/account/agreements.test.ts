import { AgreementType } from '../../../src/contract/account/values';
import { agreements } from '../../../server/domains/account/agreements/tables';
import { seedAgreements } from '../../../server/domains/account/agreements/seed';
import { addDays, formatDate } from '../../../server/core/time';
import { startBackend, type Backend } from '../support/backend';
import { Visitor } from '../support/visitor';

let backend: Backend;
let visitor: Visitor;
beforeAll(async () => {
  backend = await startBackend();
  visitor = new Visitor(backend);
});
afterAll(() => backend.stop());

interface Summary {
  readonly type: AgreementType;
  readonly version: number;
}
const listed = async () => (await visitor.ask('listAgreements')).data as unknown as Summary[];

describe('The documents', () => {
  it('are in the name of the operating company, and a corrected name asks for no new consent', async () => {
    const { db } = backend.services;
    const before = await listed();
    const written = () => db.select().from(agreements);
    expect(JSON.stringify(await written())).not.toMatch(/[{](company|privacyMail|childrenMail)[}]/);
    const company = {
      name: '成都“小豆”教育',
      privacyMail: 'privacy@example.com',
      childrenMail: 'kids@example.com',
    };
    await seedAgreements(db, company);
    const now = JSON.stringify(await written());
    for (const name of ['成都“小豆”教育', 'privacy@example.com', 'kids@example.com'])
      expect(now).toContain(name);
    expect(now).not.toContain('wandou.example');
    expect(await listed()).toEqual(before);
    await seedAgreements(db, backend.services.config.company);
  });

  it('are public, in their order, with version and dates', async () => {
    const documents = await listed();
    expect(documents.map(({ type }) => type)).toEqual(Object.values(AgreementType));
    expect(documents[1]).toEqual({
      type: 'userPrivacy',
      version: 5,
      title: '豌豆家长端隐私政策',
      changedOn: '2026-10-25',
      effectiveOn: '2026-11-01',
    });
  });

  it.each(Object.values(AgreementType))('hold whole sections of plain text: %s', async (type) => {
    const { code, data } = await visitor.ask('getAgreement', { type });
    expect(code).toBe('00000000');
    const sections = data.sections as { heading: string; paragraphs: { text: string }[] }[];
    expect(sections.length).toBeGreaterThan(4);
    expect(new Set(sections.map(({ heading }) => heading)).size).toBe(sections.length);
    for (const { heading, paragraphs } of sections) {
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const text of [heading, ...paragraphs.map((paragraph) => paragraph.text)]) {
        expect(text).not.toMatch(/[<>]/);
      }
    }
  });

  it.each([
    [
      AgreementType.privacy,
      ['手机号', '散列值', '设备标识', '学习数据', '图片', '90天', '导出', '注销', '15个工作日'],
    ],
    [AgreementType.children, ['14周岁', '监护人', '同意', '删除', 'children@', '15个工作日']],
    [AgreementType.cancellation, ['15天', '冷静期', '撤销', '无法恢复']],
  ])('say what the law wants said: %s', async (type, words) => {
    const text = JSON.stringify((await visitor.ask('getAgreement', { type })).data);
    for (const word of words) expect(text).toContain(word);
  });

  it('of a name that there is not are refused, the field named', async () => {
    expect(await visitor.ask('getAgreement', { type: 'other' })).toMatchObject({
      status: 400,
      body: { field: 'type' },
    });
  });

  it('change on the day that a new version holds, and not before', async () => {
    const day = formatDate(addDays(backend.clock.now(), 3));
    await backend.services.db.insert(agreements).values({
      type: AgreementType.user,
      version: 9,
      title: '豌豆家长端用户协议',
      changedOn: formatDate(backend.clock.now()),
      effectiveOn: day,
      intro: '',
      sections: [{ heading: '一、新的一节', paragraphs: [{ text: '新的内容', isItem: false }] }],
    });
    expect((await listed())[0]?.version).toBe(4);
    backend.clock.pass(3 * 86_400_000);
    expect((await listed())[0]?.version).toBe(9);
    const { data } = await visitor.ask('getAgreement', { type: AgreementType.user });
    expect(data.sections).toHaveLength(1);
  });
});
