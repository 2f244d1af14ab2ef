/** The question bank: reading and storing questions. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Subject } from '../../../src/contract/courses/values';
import type { Answer, QuestionBody } from '../../../src/contract/questions/question.schema';
import type { Db } from '../../core/db/types';
import { knowledgePoints } from './knowledge/tables';
import { questions } from './tables';

/** A question with the name of its knowledge point; '' if unknown. */
export type QuestionRow = typeof questions.$inferSelect & {
  readonly knowledge: string;
  readonly ability: string;
};

/** A question to be stored. A missing knowledge point of its subject is created. */
export interface BankQuestion {
  /** Permanent id: storing is idempotent. */
  readonly code: string;
  readonly subject: Subject;
  readonly knowledge?: string;
  /** Ability of a new knowledge point. */
  readonly ability?: string;
  /** 1 easy to 5 hard; default 3. */
  readonly difficulty?: number;
  readonly stem: string;
  readonly pictures?: readonly { readonly key: string; readonly alt: string }[];
  readonly body: QuestionBody;
  readonly answer: Answer | null;
  readonly explanation?: string;
  readonly points?: number;
}

/** For a select from questions left joined to knowledgePoints. */
export const questionColumns = {
  id: questions.id,
  code: questions.code,
  kind: questions.kind,
  subject: questions.subject,
  knowledgeId: questions.knowledgeId,
  difficulty: questions.difficulty,
  stem: questions.stem,
  pictures: questions.pictures,
  body: questions.body,
  answer: questions.answer,
  explanation: questions.explanation,
  points: questions.points,
  knowledge: sql<string>`coalesce(${knowledgePoints.name}, '')`,
  ability: sql<string>`coalesce(${knowledgePoints.ability}, '')`,
};

/** In the order of the ids; deleted ones are left out. */
export async function questionsByIds(db: Db, ids: readonly number[]): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(questionColumns)
    .from(questions)
    .leftJoin(knowledgePoints, eq(knowledgePoints.id, questions.knowledgeId))
    .where(inArray(questions.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Stores missing questions. Returns the ids of all by code. */
export async function storeQuestions(
  db: Db,
  wanted: readonly BankQuestion[],
): Promise<ReadonlyMap<string, number>> {
  const points = await pointsOf(db, wanted);
  const rows = wanted.map(({ ability: _, knowledge, ...question }) => ({
    ...question,
    kind: question.body.kind,
    knowledgeId: knowledge === undefined ? null : points.get(nameOf(question.subject, knowledge)),
  }));
  if (rows.length === 0) return new Map();
  await db.insert(questions).values(rows).onConflictDoNothing({ target: questions.code });
  const stored = await db
    .select({ id: questions.id, code: questions.code })
    .from(questions)
    .where(
      inArray(
        questions.code,
        wanted.map(({ code }) => code),
      ),
    );
  return new Map(stored.map(({ code, id }) => [code, id]));
}

const nameOf = (subject: Subject, knowledge: string) => `${subject} ${knowledge}`;

/** Ids of knowledge points by subject and name. */
async function pointsOf(db: Db, wanted: readonly BankQuestion[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const { ability = '', knowledge, subject } of wanted) {
    if (knowledge === undefined || found.has(nameOf(subject, knowledge))) continue;
    const [known] = await db
      .select({ id: knowledgePoints.id })
      .from(knowledgePoints)
      .where(and(eq(knowledgePoints.subject, subject), eq(knowledgePoints.name, knowledge)));
    const [made] =
      known === undefined
        ? await db
            .insert(knowledgePoints)
            .values({ subject, name: knowledge, ability })
            .returning({ id: knowledgePoints.id })
        : [known];
    if (made !== undefined) found.set(nameOf(subject, knowledge), made.id);
  }
  return found;
}
