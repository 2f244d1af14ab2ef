import { eq } from 'drizzle-orm';
import { excerptOf, wordsOf } from '../../../server/domains/help/search';
import { helpArticles, helpVotes } from '../../../server/domains/help/tables';
import { storeHelp } from '../../builders/help';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { buildParent, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';

const FIRST_LESSON = '第一次上直播课，需要准备什么？';
const NO_SOUND = '上课时听不到声音怎么办？';
const REPLAY = '没赶上直播课，可以看回放吗？';
const REFUND = '如何申请退费？';

const CATEGORIES = {
  上课与约课: [
    {
      title: FIRST_LESSON,
      lines: ['课前10分钟', '请检查 Wi-Fi 与摄像头。'],
      related: [NO_SOUND],
    },
    { title: NO_SOUND },
    { title: REPLAY, lines: ['在哪里看', '课程页里可以看。'] },
    { title: '怎么请假？', lines: ['什么时候', '请假的课可以看回放。'] },
  ],
  订单与退费: [{ title: REFUND }, { title: '为什么只退 50% 的课时？' }],
} as const;

const paged = { page: 1, limit: 50 };

let backend: Backend;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend();
  for (const [name, articles] of Object.entries(CATEGORIES)) {
    await storeHelp(backend.services, name, articles);
  }
  parent = await buildParent(backend, anOfficialParent());
});
afterAll(() => backend.stop());

interface Item {
  readonly id: number;
  readonly categoryId: number;
  readonly title: string;
  readonly summary: string;
}

const found = async (more: Record<string, unknown> = {}) => {
  const answer = await parent.visitor.ask('getHelpList', { ...paged, ...more });
  return { items: answer.data as unknown as Item[], count: answer.count };
};
const idOf = async (title: string): Promise<number> => {
  const [row] = await backend.services.db.select().from(helpArticles).where(eq(helpArticles.title, title));
  return row?.id ?? 0;
};

describe('The help', () => {
  it('has categories that say how many articles they hold', async () => {
    const { data } = await parent.visitor.ask('getHelpCategories');
    const counts = data as unknown as { name: string; count: number }[];
    expect(counts.map(({ name, count }) => [name, count])).toEqual(
      Object.entries(CATEGORIES).map(([name, articles]) => [name, articles.length]),
    );
  });

  it('lists a category, page by page', async () => {
    const all = await found();
    expect(all.count).toBe(6);
    const category = all.items[0]?.categoryId;
    const first = await found({ categoryId: category, page: 1, limit: 3 });
    const second = await found({ categoryId: category, page: 2, limit: 3 });
    expect([first.items.length, second.items.length]).toEqual([3, 1]);
    expect(first.count).toBe(4);
    expect(first.items.every(({ categoryId }) => categoryId === category)).toBe(true);
  });

  it('finds words in titles and in bodies, titles first', async () => {
    const { items } = await found({ keyword: '回放' });
    expect(items[0]?.title).toContain('回放');
    const inBody = items.filter(({ title }) => !title.includes('回放'));
    expect([items.length, inBody.length]).toEqual([2, 1]);
    for (const { summary, title } of inBody)
      expect([title, summary]).toEqual([title, expect.stringContaining('回放')]);
  });

  it('wants every word of the search, whatever its case', async () => {
    const { items } = await found({ keyword: ' wi-fi  摄像头 ' });
    expect(items.map(({ title }) => title)).toEqual([FIRST_LESSON]);
  });

  it.each(['%', '_', '\\', "'; --"])('classifies %s', async (keyword) => {
    expect(
      (await found({ keyword })).items.every(({ title, summary }) => `${title}${summary}`.includes(keyword)),
    ).toBe(true);
  });

  it('finds nothing without a match', async () => {
    expect(await found({ keyword: '恐龙化石' })).toEqual({ items: [], count: 0 });
  });

  it.each([
    ['page', { page: 0 }],
    ['limit', { limit: 51 }],
    ['keyword', { keyword: '请'.repeat(31) }],
    ['keyword', { keyword: '👨‍👩‍👧'.repeat(31) }],
    ['categoryId', { categoryId: 0 }],
  ])('names %s when it is invalid', async (field, more) => {
    expect(await parent.visitor.ask('getHelpList', { ...paged, ...more })).toMatchObject({
      status: 400,
      body: { field },
    });
  });

  it('takes a keyword of thirty characters as people count them', async () => {
    const asked = await parent.visitor.ask('getHelpList', { ...paged, keyword: '👨‍👩‍👧'.repeat(30) });
    expect(asked).toMatchObject({ status: 200 });
  });

  it('shows an article with its paragraphs and what else may help', async () => {
    const id = await idOf(FIRST_LESSON);
    const { data } = await parent.visitor.ask('getHelpDetail', { id });
    expect(data).toMatchObject({ id, categoryName: '上课与约课', isHelpful: null });
    expect(data.paragraphs).toContainEqual({ kind: 'heading', text: '课前10分钟' });
    expect((data.related as { title: string }[]).map(({ title }) => title)).toEqual(
      expect.arrayContaining([NO_SOUND, REPLAY]),
    );
  });

  it('shows four other articles of a large category', async () => {
    const titles = [
      '怎么签到？',
      '积分有什么用？',
      '怎么换礼物？',
      '礼物多久到？',
      '为什么没有积分？',
      '能转给别人吗？',
    ];
    await storeHelp(
      backend.services,
      '积分与礼物',
      titles.map((title) => ({ title })),
    );
    const { data } = await parent.visitor.ask('getHelpDetail', { id: await idOf('怎么签到？') });
    expect((data.related as { title: string }[]).map(({ title }) => title)).toEqual(titles.slice(1, 5));
  });

  it('says that an article is not there', async () => {
    expect(await parent.visitor.ask('getHelpDetail', { id: 99_999 })).toMatchObject({ code: '10000002' });
    expect(await parent.visitor.ask('voteHelp', { id: 99_999, isHelpful: true })).toMatchObject({
      code: '10000002',
    });
  });

  it('keeps one answer per parent, the last one', async () => {
    const id = await idOf(REFUND);
    const other = await buildParent(backend, anOfficialParent());
    await Promise.all([1, 2].map(() => parent.visitor.ask('voteHelp', { id, isHelpful: true })));
    await parent.visitor.ask('voteHelp', { id, isHelpful: false });
    await other.visitor.ask('voteHelp', { id, isHelpful: true });
    const kept = await backend.services.db.select().from(helpVotes).where(eq(helpVotes.articleId, id));
    expect(kept.map(({ userId, isHelpful }) => [userId, isHelpful]).sort()).toEqual([
      [parent.userId, false],
      [other.userId, true],
    ]);
    expect((await parent.visitor.ask('getHelpDetail', { id })).data).toMatchObject({ isHelpful: false });
  });

  it('wants a session', async () => {
    expect(await new Visitor(backend).ask('getHelpCategories')).toMatchObject({ status: 401 });
  });
});

describe('An excerpt', () => {
  it('begins before the hit, and is marked where it was cut', () => {
    const body = `${'前'.repeat(40)}请假${'后'.repeat(80)}`;
    expect(excerptOf(body, ['请假'])).toBe(`…${'前'.repeat(12)}请假${'后'.repeat(46)}…`);
    expect(excerptOf('短短一句', [])).toBe('短短一句');
  });

  it('is searched for by words', () => {
    expect(wordsOf('  请假  补课 ')).toEqual(['请假', '补课']);
  });
});
