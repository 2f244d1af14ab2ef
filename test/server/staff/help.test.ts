/** The help as editors keep it, and as a parent's app reads it. */
import { StaffRole } from '../../../src/contract/staff/values';
import { DAY } from '../../../server/core/time';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
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

const aCategory = async (name: string, position = 0) =>
  (await editor.ask('saveHelpCategory', { name, position, etag: '' })).data.categoryId;

const categoryWith = async (categoryId: number) => (await editor.ask('getHelpCategory', { categoryId })).data;

const anArticle = (categoryId: number, changed: object = {}) => ({
  ...{ categoryId, title: '怎么请假？', related: [], position: 0, etag: '' },
  paragraphs: [
    { kind: 'heading', text: '什么时候' },
    { kind: 'step', text: '打开“上课安排”' },
  ],
  ...changed,
});
const save = (categoryId: number, changed: object = {}) =>
  editor.ask('saveHelpArticle', anArticle(categoryId, changed));
const added = async (categoryId: number, changed: object = {}) =>
  (await save(categoryId, changed)).data.articleId;
const got = async (articleId: number) => (await editor.ask('getHelpArticle', { articleId })).data;

const listed = async (categoryId: number, keyword?: string) => {
  const asked = { page: 1, limit: 50, categoryId, ...(keyword === undefined ? {} : { keyword }) };
  const { data } = await parent.visitor.ask('getHelpList', asked);
  return (data as unknown as { title: string }[]).map(({ title }) => title);
};
const read = (id: number) => parent.visitor.ask('getHelpDetail', { id });

describe('An article of the help', () => {
  it('is what parents read and find, in the editor’s order', async () => {
    const categoryId = await aCategory('上课');
    const articleId = await added(categoryId, { position: 2 });
    await added(categoryId, { title: '先看这篇', position: 1 });
    expect(await listed(categoryId)).toEqual(['先看这篇', '怎么请假？']);
    expect(await listed(categoryId, '上课安排 什么时候')).toEqual(['先看这篇', '怎么请假？']);
    expect((await read(articleId)).data).toMatchObject({
      ...{ title: '怎么请假？', categoryName: '上课' },
      paragraphs: [
        { kind: 'heading', text: '什么时候' },
        { kind: 'step', text: '打开“上课安排”' },
      ],
    });
  });

  it('is found by its new words once it is changed, and says when that was', async () => {
    const categoryId = await aCategory('修改');
    const articleId = await added(categoryId);
    backend.clock.pass(DAY);
    editor = await aColleague(backend, StaffRole.editor);
    const article = await got(articleId);
    // A form sends back all that it was given, and its own id of the record.
    const changed = await editor.ask('saveHelpArticle', {
      ...{ ...article, id: articleId },
      paragraphs: [{ kind: 'tip', text: '课前两小时可以请假' }],
    });
    expect(changed).toMatchObject({ status: 200, data: { articleId } });
    expect(await listed(categoryId, '两小时')).toEqual(['怎么请假？']);
    expect(await listed(categoryId, '上课安排')).toEqual([]);
    expect((await read(articleId)).data.updatedAt).not.toBe(article.updatedAt);
  });

  it('that a colleague changed meanwhile is not overwritten', async () => {
    const articleId = await added(await aCategory('两个编辑'));
    const article = await got(articleId);
    expect((await editor.ask('saveHelpArticle', { ...article, title: '先保存的' })).status).toBe(200);
    const second = await editor.ask('saveHelpArticle', { ...article, title: '后保存的' });
    expect(second).toMatchObject({ status: 409, code: '31000006' });
    expect((await read(articleId)).data.title).toBe('先保存的');
  });

  it('is followed by those that name it, and left out of them once it is removed', async () => {
    const categoryId = await aCategory('相关');
    const named = await added(categoryId, { title: '旧名字' });
    const other = await added(await aCategory('别处'), { title: '提到它的', related: ['旧名字'] });
    const relatedTo = async () => (await read(other)).data.related;
    expect(await relatedTo()).toEqual([{ id: named, title: '旧名字' }]);
    await editor.ask('saveHelpArticle', { ...(await got(named)), title: '新名字' });
    expect(await relatedTo()).toEqual([{ id: named, title: '新名字' }]);
    expect((await editor.ask('removeHelpArticle', { articleId: named })).status).toBe(200);
    expect((await got(other)).related).toEqual([]);
    expect((await read(named)).code).toBe('10000002');
    expect((await editor.ask('getHelpArticle', { articleId: named })).status).toBe(404);
  });

  it('shows the editor how many parents it helped, and how many not', async () => {
    const categoryId = await aCategory('评价');
    const articleId = await added(categoryId);
    const others = await Promise.all([1, 2].map(() => buildParent(backend, anOfficialParent())));
    for (const { visitor } of others) await visitor.ask('voteHelp', { id: articleId, isHelpful: true });
    await parent.visitor.ask('voteHelp', { id: articleId, isHelpful: false });
    expect(await got(articleId)).toMatchObject({ helped: 2, didNot: 1 });
    const { count, data } = await editor.ask('listHelpArticles', {
      ...{ page: 1, limit: 10, categoryId, keyword: '请假' },
    });
    expect([count, data]).toMatchObject([1, [{ articleId, categoryName: '评价', helped: 2, didNot: 1 }]]);
  });

  it('names the field that is wrong', async () => {
    const categoryId = await aCategory('字段');
    const fieldOf = async (changed: object) => (await save(categoryId, changed)).field;
    expect(await fieldOf({ title: ' ' })).toBe('title');
    expect(await fieldOf({ categoryId: 99_999 })).toBe('categoryId');
    expect(await fieldOf({ related: ['没有这篇'] })).toBe('related');
    expect(await fieldOf({ paragraphs: [] })).toBe('paragraphs');
  });
});

describe('A category of the help', () => {
  it('is seen once it holds an article, in the editor’s order', async () => {
    const names = async () =>
      ((await parent.visitor.ask('getHelpCategories')).data as unknown as { name: string }[])
        .map(({ name }) => name)
        .filter((name) => name.startsWith('排序'));
    const later = await aCategory('排序乙', 9_000);
    const first = await aCategory('排序甲', 8_000);
    await added(later);
    expect(await names()).toEqual(['排序乙']);
    await added(first);
    expect(await names()).toEqual(['排序甲', '排序乙']);
    const kept = await categoryWith(first);
    await editor.ask('saveHelpCategory', { ...kept, position: 10_000 });
    expect(await names()).toEqual(['排序乙', '排序甲']);
  });

  it('is not saved over a colleague’s change', async () => {
    const kept = await categoryWith(await aCategory('两人都改'));
    await editor.ask('saveHelpCategory', { ...kept, name: '同事改的' });
    const mine = await editor.ask('saveHelpCategory', { ...kept, name: '我改的' });
    expect([mine.status, (await categoryWith(kept.categoryId)).name]).toEqual([409, '同事改的']);
  });

  it('is removed only when it is empty', async () => {
    const categoryId = await aCategory('要删的');
    const articleId = await added(categoryId);
    expect((await editor.ask('removeHelpCategory', { categoryId })).status).toBe(409);
    expect((await read(articleId)).status).toBe(200);
    await editor.ask('removeHelpArticle', { articleId });
    expect((await editor.ask('removeHelpCategory', { categoryId })).status).toBe(200);
    expect((await editor.ask('getHelpCategory', { categoryId })).status).toBe(404);
  });
});

it('The help is an editor’s, and the audit has what was saved and removed', async () => {
  const teacher = await aColleague(backend, StaffRole.teacher);
  const chief = await aColleague(backend, StaffRole.administrator);
  const categoryId = await aCategory('谁能改');
  expect((await teacher.ask('saveHelpArticle', anArticle(categoryId))).status).toBe(403);
  const articleId = await added(categoryId);
  await editor.ask('removeHelpArticle', { articleId });
  const { data } = await chief.ask('listAudit', { page: 1, limit: 2, staffId: editor.staffId });
  expect(data).toMatchObject([
    { action: 'removeHelpArticle', detail: { articleId, title: '怎么请假？' } },
    { action: 'saveHelpArticle', detail: { articleId, title: '怎么请假？' } },
  ]);
});
