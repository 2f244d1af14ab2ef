/** Class participation by week, and the teacher's highlights. */
import { PictureKind, SectionKey } from '../../../../src/contract/growth/values';
import { formatDateTime } from '../../../core/time';
import type { LearningEvent } from '../../learning/events';
import type { SectionBuilder, SectionInput } from '../statistics/types';
import { section } from './empty';
import { periodNames } from './periods';
import { average } from './rates';
import { CLASSROOM_PRACTISE, classroomSentence, compared, TITLES } from './texts';
import { hasBefore, tooLittleFor } from './too-little';
import { LINKS } from './links';
import { weeksOf } from './weeks';

/** Limit of the contract's schema; newest first. */
const MOMENTS = 20;
/** Participations per lesson; below this, the text encourages the child. */
const SPEAKS = 1;

export const classroom: SectionBuilder = (input) => {
  const short = tooLittleFor(SectionKey.classroom, input);
  if (short !== null) return short;
  const { child, now, before } = input;
  const was = hasBefore(input);
  const perLesson = average(now.participations, now.lessons.attended) ?? 0;
  const perLessonBefore = was ? average(before.participations, before.lessons.attended) : undefined;
  const isQuiet = perLesson < SPEAKS;
  return section(SectionKey.classroom, TITLES.classroom, {
    sentence: classroomSentence(child, { perLesson, highlights: now.highlights.length }),
    figures: [
      {
        name: '课堂互动',
        value: String(now.participations),
        unit: '次',
        note: compared(now.participations, was ? before.participations : undefined, '次'),
      },
      {
        name: '平均每节课',
        value: String(perLesson),
        unit: '次',
        note: compared(perLesson, perLessonBefore, '次'),
      },
    ],
    pictures: [participationsOf(input)],
    moments: now.highlights.slice(0, MOMENTS).map(toMoment),
    practise: isQuiet ? [CLASSROOM_PRACTISE] : [],
    ways: isQuiet ? [LINKS.tasks] : [],
  });
};

function participationsOf(input: SectionInput) {
  const names = periodNames(input);
  return {
    kind: PictureKind.bars,
    unit: '次',
    max: 0,
    points: weeksOf(input).map(({ name, week, before }) => ({
      label: name,
      value: week.participations,
      before: before?.participations,
    })),
    nowName: names.now,
    beforeName: hasBefore(input) ? names.before : '',
  };
}

/** From a highlight or teacher comment, cut to the schema's lengths. */
export const toMoment = ({ occurredAt, title, note }: LearningEvent) => ({
  at: formatDateTime(occurredAt),
  title: title.slice(0, 64),
  text: note.slice(0, 500),
});
