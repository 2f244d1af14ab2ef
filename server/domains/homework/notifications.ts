/** Learning events and inbox messages about homework. */
import { LearningEventKind } from '../../../src/contract/learning/values';
import { routes } from '../../../src/contract/routes';
import type { Db } from '../../core/db/types';
import { recordEvents } from '../learning/events';
import { notify } from '../messages/outbox/notify';
import type { Clock } from '../../core/time';
import { HOMEWORK_INBOX } from './messages';
import type { CardRow } from './find';

export interface Services {
  readonly db: Db;
  readonly clock: Clock;
}

/** Before the id, in a reference of the learning record. */
export const HOMEWORK_REF = 'homework:';

export const homeworkRef = (homeworkId: number): string => `${HOMEWORK_REF}${homeworkId}`;

const about = ({ row, subject }: CardRow) => ({
  ...{ ref: homeworkRef(row.id), subject, lessonId: row.lessonId, title: row.title },
});

export const notifyGiven = ({ db, clock }: Services, card: CardRow): Promise<void> =>
  recordEvents(db, clock, card.row.userId, [
    { ...about(card), kind: LearningEventKind.homeworkGiven, occurredAt: card.row.assignedAt },
  ]);

/** Dated by the first hand-in; the points are those of the last correction. */
export async function notifyHandedIn({ db, clock }: Services, card: CardRow): Promise<void> {
  const { dueAt, firstHandedInAt, score, userId } = card.row;
  if (firstHandedInAt === null) return;
  await recordEvents(db, clock, userId, [
    {
      ...about(card),
      ...{ kind: LearningEventKind.homework, occurredAt: firstHandedInAt },
      ...{ amount: score ?? 0, outOf: score === null ? 0 : 100 },
      isOnTime: dueAt === null ? null : firstHandedInAt <= dueAt,
    },
  ]);
}

interface Words {
  readonly title: string;
  readonly body: string;
  /** Label of the button. */
  readonly linkText: string;
}

export const notifyParents = (
  services: Services,
  kind: 'homeworkGiven' | 'homeworkCorrected',
  { courseName, row }: CardRow,
  event: string,
  words: Words,
): Promise<void> =>
  notify(services, kind, [
    {
      ...{ ...noticeOf(row, words), event },
      brief: { title: row.title, note: courseName },
    },
  ]);

export const noticeOf = ({ id, userId }: Pick<CardRow['row'], 'id' | 'userId'>, words: Words) => ({
  ...{ ...words, userId, path: `${routes.homeworkDetail.path}?id=${id}` },
});

export function givenWords(teacher: string, { task, title }: Pick<CardRow['row'], 'task' | 'title'>): Words {
  const { given } = HOMEWORK_INBOX;
  return { title: given.title(title), body: given.body(teacher, task), linkText: given.linkText };
}

interface Corrected {
  readonly isHandedBack: boolean;
  readonly score: number;
  readonly words: string;
}

export function correctedWords(title: string, { isHandedBack, score, words }: Corrected): Words {
  const { corrected, handedBack } = HOMEWORK_INBOX;
  return isHandedBack
    ? { title: handedBack.title(title), body: handedBack.body(words), linkText: handedBack.linkText }
    : { title: corrected.title(title), body: corrected.body(score, words), linkText: corrected.linkText };
}
