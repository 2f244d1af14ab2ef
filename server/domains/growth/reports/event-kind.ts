/** An event-based report kind: its title and sections; the rest is shared. */
import type { Section } from '../../../../src/contract/growth/report.schema';
import { readInputs, type EventInput } from './event-input';
import { NO_TEACHER } from './messages';
import { notesOf } from './sections/words';
import { reportKind, type KindOfReport, type ReportContent, type ReportKindSpec } from '../report-kinds/spec';
import type { LearningEvent } from '../../learning/events';
import { saidOn } from '../sections/periods';
import { tonightOf } from './tonight';
import type { TopicFinder } from './topics/topic';

export interface EventKind extends Pick<ReportKindSpec<EventInput>, 'kind' | 'atOnce' | 'announcement'> {
  /** Period and subject. */
  readonly topics: TopicFinder;
  readonly title: (input: EventInput) => string;
  readonly about: (input: EventInput) => string;
  /** Summary of the whole report. */
  readonly sentence: (input: EventInput) => string;
  /** In order; sections without content return null and are left out. */
  readonly sections: readonly ((input: EventInput) => Section | null)[];
}

/** Limit of the contract's schema. */
const SECTIONS = 12;
const cut = (text: string, length: number) => text.slice(0, length);

export function contentOf(kind: EventKind, input: EventInput): ReportContent {
  const { topic, child } = input;
  const [words] = notesOf(input, 'comments');
  return {
    kind: kind.kind,
    title: cut(kind.title(input), 64),
    child: cut(child, 32),
    ...(topic.subject === null ? {} : { subject: topic.subject }),
    about: cut(kind.about(input), 128),
    from: topic.shown.from,
    to: topic.shown.to,
    isExample: false,
    sentence: cut(kind.sentence(input), 255),
    ...(words === undefined ? {} : { teacher: teacherOf(input, saidIn(input, words)) }),
    sections: kind.sections.flatMap((build) => build(input) ?? []).slice(0, SECTIONS),
    tonight: tonightOf(input),
    evaluationId: 0,
  };
}

/** Of one lesson, whose day the report names, or of several: then with its day. */
const saidIn = ({ topic }: EventInput, { note, occurredAt }: LearningEvent): string =>
  topic.lesson === null ? saidOn(occurredAt, note) : note;

const teacherOf = ({ teacher }: EventInput, words: string) => ({
  name: teacher?.name ?? NO_TEACHER,
  avatar: teacher?.avatar ?? '',
  words: cut(words, 1000),
});

export const eventKind = (kind: EventKind): KindOfReport =>
  reportKind<EventInput>({
    ...kind,
    refAt: (db, userId, at) => kind.topics.refAt(db, userId, at),
    inputOf: (db, orders) => readInputs(db, kind.topics, orders),
    build: (input) => contentOf(kind, input),
  });
