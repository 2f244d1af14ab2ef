import { stories, storySeries, type StoredParagraph } from '../../../../server/domains/stories/tables';
import type { Db } from '../../../../server/core/db/types';
import { pictureKey } from '../../pictures/catalogue';
import { seedFilms, timesOf } from '../films';
import type { StoryText } from './story-text';
import { STORY_SERIES } from './texts';

/** Replaces existing stories. */
export async function seedStories(db: Db): Promise<void> {
  const recordings = await seedFilms(db);
  await db.delete(storySeries);
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
      series.stories.map((story, position) => ({
        code: story.key,
        title: story.title,
        summary: story.summary,
        isForStudents: story.isForStudents,
        position,
        seriesId: idOf.get(series.key) ?? 0,
        cover: pictureKey.story(story.key),
        filmId: story.recording ? recordings[story.recording] : null,
        paragraphs: timed(story),
      })),
    ),
  );
}

/** The narrated title is not part of the text. */
function timed({ paragraphs, recording }: StoryText): readonly StoredParagraph[] {
  const times = recording ? timesOf(recording).slice(1) : [];
  return paragraphs.map((text, index) => ({ text, atSeconds: times[index] ?? 0 }));
}
