/** One thing to do tonight, whose page is there: what is open first, what was hard next; who did well has a story. */
import type { WayOn } from '../../../src/contract/growth/report.schema';
import { LearningEventKind as Kind } from '../../../src/contract/growth/values';
import { routes } from '../../../src/contract/routes';
import { plusDays } from '../../lessons/day';
import { shanghaiTime } from '../../time';
import { percent, toneOf } from '../sections/rates';
import { WAYS } from '../sections/ways';
import type { EventInput } from './event-input';
import { factsOf } from './lesson-facts';
import { TONIGHT } from './messages';

export function tonightOf(input: EventInput): WayOn {
  const { lesson } = input.topic;
  const { right, asked } = lesson === null ? input.now.answers : factsOf(lesson, input.events);
  if (hasOpenHomework(input)) return { ...TONIGHT.homework, url: WAYS.tasks.url };
  if (toneOf(percent(right, asked) ?? 100) !== 'good')
    return { ...TONIGHT.wrong, url: routes.wrongWorkGroup.path };
  if (lesson !== null && lesson.lessonId !== null)
    return { ...TONIGHT.replay, url: `${routes.courseReplay.path}?liveId=${lesson.lessonId}` };
  return { ...TONIGHT.story, url: routes.soundStoryPage.path };
}

/** Given in the time of the report, and not handed in: under the same ref. */
function hasOpenHomework({ events, topic }: EventInput): boolean {
  const done = new Set(events.filter(({ kind }) => kind === Kind.homework).map(({ ref }) => ref));
  return events.some(
    ({ kind, ref, occurredAt }) =>
      kind === Kind.homeworkGiven && !done.has(ref) && isSoon(occurredAt, topic.now.to),
  );
}

/** Homework of long ago is no advice for tonight. */
const SOON_DAYS = 14;
const isSoon = (at: Date, to: string): boolean => at >= shanghaiTime(plusDays(to, -SOON_DAYS));
