import { asc, eq } from 'drizzle-orm';
import { films } from '../../../server/domains/films/tables';
import { stories } from '../../../server/domains/stories/tables';
import { startBackend, type Backend } from '../../../test/server/support/backend';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

const storedStories = () =>
  backend.services.db
    .select({ title: stories.title, paragraphs: stories.paragraphs, seconds: films.seconds })
    .from(stories)
    .leftJoin(films, eq(films.id, stories.filmId))
    .orderBy(asc(stories.id));

describe('The stories of the demonstration', () => {
  it('are twelve, of which five have a recording', async () => {
    const all = await storedStories();
    expect(all).toHaveLength(12);
    expect(all.filter(({ seconds }) => seconds !== null).map(({ title }) => title)).toEqual([
      '月亮小船',
      '一粒小种子',
      '小雨的歌',
      '守株待兔',
      '小熊分蛋糕',
    ]);
  });

  it('have a text with a time for every line, within their recording', async () => {
    for (const { paragraphs, seconds, title } of await storedStories()) {
      if (seconds === null) continue;
      const times = paragraphs.map(({ atSeconds }) => atSeconds);
      expect([title, times]).toEqual([title, [...new Set(times)].sort((left, right) => left - right)]);
      expect(Math.min(...times)).toBeGreaterThan(0);
      expect(Math.max(...times)).toBeLessThan(seconds);
    }
  });
});
