/** Learning events and inbox messages about homework. */
import { RedirectType } from '../../../src/contract/links/values';
import { LearningEventKind } from '../../../src/contract/learning/values';
import { MessageKind, type SubscribeTopic } from '../../../src/contract/messages/values';
import { routes } from '../../../src/contract/routes';
import type { Db } from '../../core/db/types';
import { recordEvents } from '../learning/events';
import { enqueue } from '../messages/subscribe/enqueue';
import { inboxMessages } from '../messages/tables';
import type { Clock } from '../../core/time';
import { HOMEWORK_INBOX } from './messages';
import type { CardRow } from './find';

export interface Services {
  readonly db: Db;
  readonly clock: Clock;
}

export const homeworkRef = (homeworkId: number): string => `homework:${homeworkId}`;

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
  readonly way: string;
}

/** In the inbox, and in WeChat where the parent allows it. */
export async function notifyParents(
  { db, clock }: Services,
  { courseName, row }: CardRow,
  words: Words,
  topic: SubscribeTopic,
): Promise<void> {
  const now = clock.now();
  await db.insert(inboxMessages).values(inboxMessageOf(row, words, now));
  const event = {
    ...{ userId: row.userId, event: `${homeworkRef(row.id)}:${row.round}`, happensAt: now },
    ...{ title: row.title, note: courseName, path: pathOf(row) },
  };
  await enqueue(db, topic, [event], now);
}

const pathOf = ({ id }: Pick<CardRow['row'], 'id'>): string => `${routes.homeworkDetail.path}?id=${id}`;

export const inboxMessageOf = (
  row: Pick<CardRow['row'], 'id' | 'userId'>,
  { body, title, way }: Words,
  sentAt: Date,
) => ({
  ...{ userId: row.userId, kind: MessageKind.homework, title, body, sentAt },
  target: {
    redirectType: RedirectType.innerPage,
    url: pathOf(row),
    text: way,
  },
});

export function givenWords(teacher: string, { task, title }: Pick<CardRow['row'], 'task' | 'title'>): Words {
  const { given } = HOMEWORK_INBOX;
  return { title: given.title(title), body: given.body(teacher, task), way: given.way };
}

interface Corrected {
  readonly isHandedBack: boolean;
  readonly score: number;
  readonly words: string;
}

export function correctedWords(title: string, { isHandedBack, score, words }: Corrected): Words {
  const { corrected, handedBack } = HOMEWORK_INBOX;
  return isHandedBack
    ? { title: handedBack.title(title), body: handedBack.body(words), way: handedBack.way }
    : { title: corrected.title(title), body: corrected.body(score, words), way: corrected.way };
}
