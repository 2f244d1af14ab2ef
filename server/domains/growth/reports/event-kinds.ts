/** Event-based report kinds. */
import { sql } from 'drizzle-orm';
import { ReportKind } from '../../../../src/contract/growth/values';
import { SUBJECT_NAMES } from '../../courses/subject-names';
import { sections } from '../sections';
import type { EventInput } from './event-input';
import { eventKind, type EventKind } from './event-kind';
import { factsOf } from './lesson-facts';
import { ABOUT, ANNOUNCEMENTS, SENTENCES, TITLES } from './messages';
import { lesson } from './sections/lesson';
import { highlights, recordings, teacher } from './sections/words';
import { monthTopics, yearTopics } from './topics/days';
import { isDebate, isNoTrial, isRecorded, isTrial, lessonTopics } from './topics/lessons';
import { STAGE_LESSONS, stageTopics } from './topics/stages';

/** Batch sizes, since inputs are in memory together: two months are some hundred events per child, two years some thousand. */
const OF_TWO_MONTHS = 100;
const OF_A_STAGE = 50;
const OF_TWO_YEARS = 10;

const titleOf = ({ topic }: EventInput) => topic.lesson?.title ?? '';
const subjectOf = ({ topic }: EventInput) => (topic.subject === null ? '' : SUBJECT_NAMES[topic.subject]);

function lessonSentence(input: EventInput): string {
  const { lesson: held } = input.topic;
  if (held === null) return '';
  return SENTENCES.lesson(input.child, { minutes: held.amount, ...factsOf(held, input.events) });
}

const spokenSentence = ({ child, recordings }: EventInput) => SENTENCES.spoken(child, recordings.length);

const { overview, recent, classroom, habits, mastery, achievements } = sections;

export const firstLesson: EventKind = {
  kind: ReportKind.firstLesson,
  atOnce: OF_TWO_MONTHS,
  announcement: ANNOUNCEMENTS.firstLesson,
  topics: lessonTopics('first', isNoTrial),
  title: () => TITLES.firstLesson,
  about: titleOf,
  sentence: ({ child }) => SENTENCES.firstLesson(child),
  sections: [lesson, highlights, recordings, teacher, mastery],
};

export const afterClass: EventKind = {
  kind: ReportKind.afterClass,
  atOnce: OF_TWO_MONTHS,
  announcement: ANNOUNCEMENTS.afterClass,
  topics: lessonTopics('last', sql`${isNoTrial} and not ${isRecorded}`),
  title: () => TITLES.afterClass,
  about: titleOf,
  sentence: lessonSentence,
  sections: [lesson, highlights, teacher, recent, mastery],
};

export const eloquence: EventKind = {
  kind: ReportKind.eloquence,
  atOnce: OF_TWO_MONTHS,
  announcement: ANNOUNCEMENTS.eloquence,
  topics: lessonTopics('last', sql`${isNoTrial} and ${isRecorded} and not ${isDebate}`),
  title: () => TITLES.eloquence,
  about: titleOf,
  sentence: spokenSentence,
  sections: [recordings, highlights, lesson, teacher, classroom],
};

export const debate: EventKind = {
  ...eloquence,
  kind: ReportKind.debate,
  announcement: ANNOUNCEMENTS.debate,
  topics: lessonTopics('last', sql`${isNoTrial} and ${isRecorded} and ${isDebate}`),
  title: () => TITLES.debate,
  sections: [recordings, lesson, highlights, classroom, teacher],
};

export const month: EventKind = {
  kind: ReportKind.month,
  atOnce: OF_TWO_MONTHS,
  announcement: ANNOUNCEMENTS.month,
  topics: monthTopics,
  title: ({ topic }) => TITLES.month(topic.shown.from),
  about: ({ topic }) => ABOUT.month(topic.shown.from),
  sentence: ({ child, now }) => SENTENCES.month(child, now.lessons.attended, now.answers),
  sections: [overview, classroom, habits, mastery, achievements, recordings, teacher],
};

export const stage: EventKind = {
  kind: ReportKind.stage,
  atOnce: OF_A_STAGE,
  announcement: ANNOUNCEMENTS.stage,
  topics: stageTopics,
  title: ({ topic }) => TITLES.stage(topic.number),
  about: (input) => {
    const last = input.topic.number * STAGE_LESSONS;
    return ABOUT.stage(subjectOf(input), last - STAGE_LESSONS + 1, last);
  },
  sentence: ({ child, now, topic }) => SENTENCES.stage(child, topic.number, now.answers),
  sections: [overview, recent, mastery, classroom, recordings, teacher],
};

export const year: EventKind = {
  kind: ReportKind.year,
  atOnce: OF_TWO_YEARS,
  announcement: ANNOUNCEMENTS.year,
  topics: yearTopics,
  title: ({ topic }) => TITLES.year(topic.shown.from),
  about: ({ topic }) => ABOUT.year(topic.shown.from, topic.shown.to),
  sentence: ({ child, now }) =>
    SENTENCES.year(child, now.lessons.attended, now.days.filter(({ things }) => things > 0).length),
  sections: [overview, habits, mastery, highlights, achievements, teacher],
};

export const demo: EventKind = {
  kind: ReportKind.demo,
  atOnce: OF_TWO_MONTHS,
  announcement: ANNOUNCEMENTS.demo,
  topics: lessonTopics('last', isTrial),
  title: () => TITLES.demo,
  about: titleOf,
  sentence: ({ child }) => SENTENCES.demo(child),
  sections: [lesson, recordings, highlights, teacher],
};

export const eventKinds = {
  firstLesson: eventKind(firstLesson),
  afterClass: eventKind(afterClass),
  eloquence: eventKind(eloquence),
  debate: eventKind(debate),
  month: eventKind(month),
  stage: eventKind(stage),
  year: eventKind(year),
  demo: eventKind(demo),
} as const;
