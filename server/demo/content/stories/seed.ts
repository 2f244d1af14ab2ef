import { stories, storySeries } from '../../../stories/tables';
import type { Db } from '../../../db/types';
import { pictureKey } from '../../pictures/catalogue';
import { STORY_SERIES } from './texts';

/** Without their recordings: these come with the films, and a story without one is still to come. */
export async function seedStories(db: Db): Promise<void> {
  const kept = await db
    .insert(storySeries)
    .values(
      STORY_SERIES.map(({ key: code, title, summary, teller }, position) => ({
        ...{ code, title, summary, teller, position },
      })),
    )
    .returning({ id: storySeries.id, code: storySeries.code });
  const idOf = new Map(kept.map(({ id, code }) => [code, id]));
  await db.insert(stories).values(
    STORY_SERIES.flatMap((series) =>
      series.stories.map(({ key: code, title, summary, paragraphs, isForStudents }, position) => ({
        ...{ code, title, summary, position, isForStudents },
        seriesId: idOf.get(series.key) ?? 0,
        cover: pictureKey.story(code),
        paragraphs: paragraphs.map((text) => ({ text, atSeconds: 0 })),
      })),
    ),
  );
}
