/** One sentence of a teacher, and one moment, of a week. */
import { and, desc, eq, gte, lt, ne } from 'drizzle-orm';
import type { WeekMoment } from '../../../../src/contract/growth/schema';
import { PlayableKind } from '../../../../src/contract/films/values';
import type { Db } from '../../../core/db/types';
import { hook } from '../../../core/hook';
import { formatDateTime } from '../../../core/time';
import { teachers } from '../../courses/timetable/tables';
import { ownHomework } from '../../homework/policies';
import { homework, homeworkCorrections } from '../../homework/tables';
import { toMoment } from '../sections/classroom';
import { saidOn } from '../sections/periods';
import { recordingsOf, teachersOf } from '../reports/facts';
import { NO_TEACHER } from '../reports/messages';
import type { Statistics } from '../statistics/types';

interface Asked {
  readonly db: Db;
  readonly userId: number;
  readonly from: Date;
  readonly until: Date;
}

/** A later domain's moments (core/hook.ts): the newest work that everybody may see. */
export const workOfWeek = hook<[asked: Asked], WeekMoment | undefined>();

/** A recording before a work, before what the teacher wrote down: what can be played comes first. */
export async function momentOf(
  asked: Asked,
  { highlights: [highlight] }: Pick<Statistics, 'highlights'>,
): Promise<WeekMoment | undefined> {
  const { db, userId } = asked;
  const [recording] = await recordingsOf(db, [userId], asked);
  if (recording !== undefined) {
    const { id, note, recordedAt, seconds } = recording;
    const title = recording.title.slice(0, 64);
    const played = { kind: PlayableKind.recording, id, title, seconds, note: '' };
    return { at: formatDateTime(recordedAt), title, text: note.slice(0, 500), recording: played };
  }
  const [work] = (await workOfWeek.run(asked)).filter((moment) => moment !== undefined);
  return work ?? (highlight && toMoment(highlight));
}

interface Said {
  readonly name: string;
  /** Storage key. */
  readonly avatar: string;
  readonly words: string;
  readonly at: Date;
}

/** The newest of the comments after class and the corrections. */
export async function teacherOf(
  asked: Asked,
  { comments: [comment] }: Pick<Statistics, 'comments'>,
): Promise<Omit<Said, 'at'> | undefined> {
  const said: Said[] = await correctionOf(asked);
  if (comment !== undefined && comment.note.trim() !== '') {
    const taught = await teachersOf(asked.db, [asked.userId]);
    const { avatar = '', name = NO_TEACHER } =
      taught.find(({ subject }) => subject === comment.subject) ?? {};
    said.push({ name, avatar, words: comment.note, at: comment.occurredAt });
  }
  const [newest] = said.toSorted((left, right) => right.at.getTime() - left.at.getTime());
  if (newest === undefined) return undefined;
  const { at, avatar, name, words } = newest;
  return { name, avatar, words: saidOn(at, sentenceOf(words)) };
}

/** Corrections by a program have no teacher and are left out. */
function correctionOf({ db, from, until, userId }: Asked): Promise<Said[]> {
  const { correctedAt, homeworkId, teacherId, words } = homeworkCorrections;
  return db
    .select({ name: teachers.name, avatar: teachers.avatar, words, at: correctedAt })
    .from(homeworkCorrections)
    .innerJoin(homework, eq(homework.id, homeworkId))
    .innerJoin(teachers, eq(teachers.id, teacherId))
    .where(and(ownHomework(userId), gte(correctedAt, from), lt(correctedAt, until), ne(words, '')))
    .orderBy(desc(correctedAt))
    .limit(1);
}

const SENTENCE = /^[^。！？!?\n]*[。！？!?]?/;

/** The first one. */
const sentenceOf = (words: string): string => (SENTENCE.exec(words.trim())?.[0] ?? '').trim().slice(0, 1000);
