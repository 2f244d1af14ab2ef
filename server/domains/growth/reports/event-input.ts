/** Loads the input of event-based reports: a fixed number of queries per batch, regardless of the number of children. */
import type { Db } from '../../../core/db/types';
import { shanghaiTime } from '../../../core/time';
import { eventsOfMany, type LearningEvent, type Span } from '../../learning/events';
import { openWrongOf } from '../open-wrong';
import { pointsToLearn } from '../statistics/reads';
import { endOf } from '../statistics/span';
import { statisticsOf } from '../statistics/statistics';
import type { KnowledgePoint, SectionInput } from '../statistics/types';
import {
  childrenOf,
  olderAnswersOf,
  recordingsOf,
  teachersOf,
  type RecordingOf,
  type TeacherOf,
} from './facts';
import type { ReportOrder } from '../report-kinds/spec';
import { grouped } from './grouped';
import { isOfLesson } from './lesson-facts';
import type { Topic, TopicFinder } from './topics/topic';

export interface EventInput extends SectionInput {
  readonly topic: Topic;
  /** Events of the child and subject, oldest first: for the report's period and the one before. */
  readonly events: readonly LearningEvent[];
  /** Within the report's period, newest first. */
  readonly recordings: readonly RecordingOf[];
  readonly teacher: TeacherOf | null;
}

type Topics = ReadonlyMap<ReportOrder, Topic>;

export async function readInputs(
  db: Db,
  finder: TopicFinder,
  orders: readonly ReportOrder[],
): Promise<ReadonlyMap<ReportOrder, EventInput>> {
  const inputs = new Map<ReportOrder, EventInput>();
  // Reports of one round have the same release time.
  for (const group of grouped(orders, ({ at }) => at.getTime()).values()) {
    const topics = await finder.topicsOf(db, group);
    if (topics.size > 0) await readTogether(db, topics, inputs);
  }
  return inputs;
}

async function readTogether(db: Db, topics: Topics, inputs: Map<ReportOrder, EventInput>): Promise<void> {
  const orders = [...topics.keys()];
  const userIds = [...new Set(orders.map(({ userId }) => userId))];
  const span = unionOf([...topics.values()].flatMap(({ now, before }) => [now, before]));
  const knownAt = orders[0]?.at ?? new Date(0);
  const from = shanghaiTime(span.from);
  const children = await childrenOf(db, userIds);
  const events = await eventsOfMany(db, userIds, span, knownAt);
  const older = await olderAnswersOf(db, userIds, { before: from, knownAt });
  const recordings = await recordingsOf(db, userIds, { from, until: endOf(span) });
  const teachers = await teachersOf(db, userIds);
  const points = await pointsToLearn(db);
  const openWrong = await openWrongOf(db, userIds, knownAt);
  for (const [order, topic] of topics) {
    const { userId } = order;
    const child = children.get(userId);
    if (child === undefined) continue;
    const known = [...(older.get(userId) ?? []), ...(events.get(userId) ?? [])];
    const own = recordings.filter((recording) => recording.userId === userId);
    const teacher = teachers.find((one) => one.userId === userId && one.subject === subjectOf(topic, known));
    const input = inputOf({ child, topic, known, points, openWrong: openWrong.get(userId) });
    inputs.set(order, { ...input, recordings: recordingsIn(own, input), teacher: teacher ?? null });
  }
}

/** For a report without a subject: the subject of the newest teacher comment. */
const subjectOf = ({ subject, now }: Topic, known: readonly LearningEvent[]) =>
  subject ?? known.findLast(({ kind, occurredAt }) => kind === 'comment' && occurredAt < endOf(now))?.subject;

interface Known {
  readonly child: string;
  readonly topic: Topic;
  readonly known: readonly LearningEvent[];
  readonly points: readonly KnowledgePoint[];
  readonly openWrong?: ReadonlySet<number> | undefined;
}

export function inputOf({
  child,
  topic,
  known,
  points,
  openWrong,
}: Known): Omit<EventInput, 'recordings' | 'teacher'> {
  const { subject, now, before } = topic;
  const events = known.filter((event) => subject === null || event.subject === subject);
  return {
    ...{ child, topic, points, events },
    now: statisticsOf(events, { span: now, subject, points, openWrong }),
    before: statisticsOf(events, { span: before, subject, points, openWrong }),
  };
}

/** Recordings made in the lessons if the report covers a lesson or subject, otherwise those of its period. */
function recordingsIn(
  recordings: readonly RecordingOf[],
  { topic, events }: Pick<EventInput, 'topic' | 'events'>,
) {
  const { shown, lesson, subject } = topic;
  const held = lesson === null ? events.filter(({ kind }) => kind === 'attended') : [lesson];
  return recordings.filter(
    (recording) =>
      recording.recordedAt >= shanghaiTime(shown.from) &&
      recording.recordedAt < endOf(shown) &&
      (subject === null || held.some((one) => isOfLesson(recording, one))),
  );
}

const unionOf = (spans: readonly Span[]): Span => ({
  from: spans.reduce((first, { from }) => (from < first ? from : first), '9999-12-31'),
  to: spans.reduce((last, { to }) => (to > last ? to : last), '0000-01-01'),
});
