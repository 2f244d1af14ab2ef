/** The newest work of a week that everybody may see. */
import { and, desc, gte, lt } from 'drizzle-orm';
import { formatDateTime } from '../../core/time';
import type { workOfWeek } from '../growth/week/words';
import { workPath } from './notifications';
import { isShown, ownWorks } from './policies';
import { works } from './tables';

export const newestOfWeek: Parameters<typeof workOfWeek.add>[0] = async ({ db, from, until, userId }) => {
  const [work] = await db
    .select({
      id: works.id,
      isFilm: works.isFilm,
      kind: works.kind,
      shownAt: works.shownAt,
      title: works.title,
    })
    .from(works)
    .where(and(ownWorks(userId), isShown(), gte(works.shownAt, from), lt(works.shownAt, until)))
    .orderBy(desc(works.shownAt))
    .limit(1);
  if (!work?.shownAt) return undefined;
  const { shownAt, title } = work;
  return { at: formatDateTime(shownAt), title: title.slice(0, 64), text: '', url: workPath(work) };
};
