/** Recordings of the child in eloquence and debate lessons. They play the audio of the demo stories. */
import { Subject } from '../../../../src/contract/courses/values';
import { LearningEventKind } from '../../../../src/contract/learning/values';
import type { Db } from '../../../../server/core/db/types';
import { DEBATE } from '../../../../server/domains/growth/reports/topics/lessons';
import { childRecordings } from '../../../../server/domains/growth/tables';
import { addMillis, MINUTE } from '../../../../server/core/time';
import { seedFilms, type StoryName } from '../films';
import type { OwnedEvent } from './year';

interface Spoken {
  readonly title: string;
  /** For lessons with debate in the title. */
  readonly isDebate?: true;
  readonly film: StoryName;
  readonly note: string;
}

/** Newest first within each kind. */
const SPOKEN: readonly Spoken[] = [
  {
    title: '辩论：小朋友要不要有零花钱',
    isDebate: true,
    film: 'sharingCake',
    note: '先亮明自己的观点，再用两个理由来支持，最后还记得回应对方，小辩手的样子出来了。',
  },
  {
    title: '口才展示：一次难忘的旅行',
    film: 'moonBoat',
    note: '按“先、再、最后”的顺序讲，画面感很强；结尾再说一句自己的感受就更完整了。',
  },
  {
    title: '口才展示：我的好朋友',
    film: 'littleSeed',
    note: '声音响亮，眼睛看着大家，用了三个词来说朋友的样子，听的人都记住了。',
  },
];

/** Minutes into the lesson. */
const AFTER = 20 * MINUTE;

/** For the latest attended lessons of each child. */
export async function seedRecordings(db: Db, events: readonly OwnedEvent[]): Promise<void> {
  const attended = events.filter(
    ({ kind, subject }) => kind === LearningEventKind.attended && subject === Subject.yuwen,
  );
  const userIds = [...new Set(attended.map(({ userId }) => userId))];
  if (userIds.length === 0) return;
  const filmIds = await seedFilms(db);
  const rows = userIds.flatMap((userId) => {
    const own = attended.filter((event) => event.userId === userId).toReversed();
    const debates = own.filter(({ title = '' }) => title.includes(DEBATE));
    const others = own.filter((event) => !debates.includes(event));
    return SPOKEN.flatMap(({ title, film, note, isDebate }) => {
      const lesson = (isDebate ? debates : others).shift();
      if (lesson === undefined) return [];
      const recordedAt = addMillis(lesson.occurredAt, AFTER);
      return [{ userId, lessonId: lesson.lessonId ?? null, title, filmId: filmIds[film], note, recordedAt }];
    });
  });
  if (rows.length > 0) await db.insert(childRecordings).values(rows);
}
