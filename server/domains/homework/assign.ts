import { eq } from 'drizzle-orm';
import type { HomeworkKind } from '../../../src/contract/homework/values';
import { teachers } from '../courses/timetable/tables';
import { cardsOf } from './find';
import { homework, homeworkQuestions } from './tables';
import { givenWords, homeworkRef, notifyGiven, notifyParents, type Services } from './notifications';

export interface Assignment {
  readonly userId: number;
  readonly courseId: number;
  readonly title: string;
  readonly kind?: HomeworkKind;
  readonly lessonId?: number | null;
  readonly task?: string;
  readonly teacherId?: number | null;
  /** null: no due date. */
  readonly dueAt?: Date | null;
  /** In order. */
  readonly questions?: readonly { readonly questionId: number; readonly isRequired?: boolean }[];
  /** Explanatory film, available after the correction. */
  readonly film?: { readonly filmId: number; readonly title: string };
}

/** Returns its id. Notifies the parent unless disabled, as for past homework. */
export async function assignHomework(
  { db, clock }: Services,
  { questions = [], film, ...given }: Assignment,
  { notifiesParents = true }: { readonly notifiesParents?: boolean } = {},
): Promise<number> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(homework)
      .values({
        ...given,
        assignedAt: clock.now(),
        ...(film === undefined ? {} : { filmId: film.filmId, filmTitle: film.title }),
      })
      .returning({ id: homework.id });
    const homeworkId = made?.id ?? 0;
    if (questions.length > 0) {
      const rows = questions.map((question, index) => ({ homeworkId, ...question, position: index + 1 }));
      await tx.insert(homeworkQuestions).values(rows);
    }
    const [card] = await cardsOf(tx, eq(homework.id, homeworkId));
    if (card === undefined) throw new Error('Homework was not stored');
    await notifyGiven({ db: tx, clock }, card);
    if (!notifiesParents) return homeworkId;
    const [teacher] = await tx
      .select({ name: teachers.name })
      .from(teachers)
      .where(eq(teachers.id, card.row.teacherId ?? 0));
    const words = givenWords(teacher?.name ?? '', card.row);
    await notifyParents({ db: tx, clock }, 'homeworkGiven', card, homeworkRef(homeworkId), words);
    return homeworkId;
  });
}
