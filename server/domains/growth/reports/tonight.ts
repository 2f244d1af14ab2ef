/** One suggestion for tonight, linking to an existing page: open tasks first, then what was difficult; a story if all went well. */
import type { ReportLink } from '../../../../src/contract/growth/report.schema';
import { LearningEventKind as Kind } from '../../../../src/contract/learning/values';
import { routes } from '../../../../src/contract/routes';
import { plusDays } from '../../../core/day';
import { shanghaiTime } from '../../../core/time';
import { percent, toneOf } from '../sections/rates';
import { LINKS } from '../sections/links';
import type { LearningEvent } from '../../learning/events';
import type { EventInput } from './event-input';
import { factsOf } from './lesson-facts';
import { TONIGHT } from './messages';

type TonightInput = Pick<EventInput, 'events' | 'now'> & {
  readonly topic: Pick<EventInput['topic'], 'lesson' | 'now'>;
};

export function tonightOf(input: TonightInput): ReportLink {
  const { lesson } = input.topic;
  return lesson === null ? ofPeriod(input) : ofLesson(input, lesson);
}

function ofLesson(input: TonightInput, lesson: LearningEvent): ReportLink {
  if (hasOpenHomework(input)) return { ...TONIGHT.homework, url: LINKS.tasks.url };
  const { right, asked } = factsOf(lesson, input.events);
  if (isHard(right, asked)) return { ...TONIGHT.wrong, url: routes.wrongWorkGroup.path };
  if (lesson.lessonId === null) return { ...TONIGHT.story, url: routes.soundStoryPage.path };
  return { ...TONIGHT.replay, url: `${routes.courseReplay.path}?liveId=${lesson.lessonId}` };
}

/** For a period, homework is left out: it is outdated when the report is read weeks later. */
function ofPeriod({ now }: TonightInput): ReportLink {
  const isWeak = now.points.some(({ right, asked }) => isHard(right, asked));
  return isWeak || isHard(now.answers.right, now.answers.asked)
    ? { ...TONIGHT.wrong, url: routes.wrongWorkGroup.path }
    : { ...TONIGHT.story, url: routes.soundStoryPage.path };
}

const isHard = (right: number, asked: number): boolean => toneOf(percent(right, asked) ?? 100) !== 'good';

/** Assigned during the report's period and not handed in (same ref). */
function hasOpenHomework({ events, topic }: TonightInput): boolean {
  const done = new Set(events.filter(({ kind }) => kind === Kind.homework).map(({ ref }) => ref));
  return events.some(
    ({ kind, ref, occurredAt }) =>
      kind === Kind.homeworkGiven && !done.has(ref) && isSoon(occurredAt, topic.now.to),
  );
}

/** Older homework is not suggested. */
const SOON_DAYS = 14;
const isSoon = (at: Date, to: string): boolean => at >= shanghaiTime(plusDays(to, -SOON_DAYS));
