/** Learning materials of a subject, and a child's wrong questions. */
import { and, eq } from 'drizzle-orm';
import { ConfigurationName } from '../../src/contract/configuration/values';
import { Subject, type SubjectName } from '../../src/contract/courses/values';
import { TeachAidKind, type MaterialFileKind } from '../../src/contract/materials/values';
import { configurations } from '../../server/domains/configuration/tables';
import type { ConfigurationsResponse } from '../../server/domains/configuration/values';
import { materialFiles, materials } from '../../server/domains/materials/tables';
import { teachAids } from '../../server/domains/materials/teach-aids/tables';
import { knowledgePoints } from '../../server/domains/questions/knowledge/tables';
import { wrongQuestions } from '../../server/domains/questions/wrong-questions/tables';
import { addDays } from '../../server/core/time';
import { courseOf } from './courses';
import { stored, type Fixture, type TestContext } from './test-context';

export interface MaterialDetails {
  readonly title?: string;
  readonly daysAgo?: number;
  /** In order; each is stored at `materials/<subject>-<place>.<kind>`. */
  readonly files?: readonly MaterialFileKind[];
}

/** For every child with the subject. */
export async function storeMaterial(
  { db, clock }: TestContext,
  subject: SubjectName,
  { title = `${subject}练习包`, daysAgo = 1, files = [] }: MaterialDetails = {},
): Promise<void> {
  const pack = { subject: Subject[subject], title, summary: '在家练一练', cover: 'x.svg' };
  const updatedAt = addDays(clock.now(), -daysAgo);
  const { id: materialId } = stored(
    await db
      .insert(materials)
      .values({ ...pack, updatedAt })
      .returning({ id: materials.id }),
  );
  if (files.length === 0) return;
  await db.insert(materialFiles).values(
    files.map((kind, position) => ({
      ...{ materialId, kind, position },
      title: `资料${position + 1}`,
      file: `materials/${subject}-${position}.${kind}`,
      cover: kind === 'pdf' ? '' : 'x.svg',
      size: 1000,
      duration: kind === 'video' ? 14 : 0,
    })),
  );
}

/** Adds the child to the operator's white list for wrong questions. */
export const seesWrongQuestions: Fixture = async ({ db }, { userId }) => {
  const isIt = eq(configurations.name, ConfigurationName.wrongQuestions);
  const [known] = await db.select().from(configurations).where(isIt);
  const before = known?.value as ConfigurationsResponse['No_wrong_subject_me_list'] | undefined;
  const value = { main_switch: 'white', white_list: [...(before?.white_list ?? []), userId] };
  const row = { name: ConfigurationName.wrongQuestions, value };
  await db.insert(configurations).values(row).onConflictDoUpdate({ target: configurations.name, set: row });
};

async function pointOf({ db }: TestContext, subject: SubjectName, name: string): Promise<number> {
  const same = and(eq(knowledgePoints.subject, Subject[subject]), eq(knowledgePoints.name, name));
  const [known] = await db.select({ id: knowledgePoints.id }).from(knowledgePoints).where(same).limit(1);
  if (known !== undefined) return known.id;
  const point = { subject: Subject[subject], name };
  return stored(await db.insert(knowledgePoints).values(point).returning({ id: knowledgePoints.id })).id;
}

export interface WrongQuestionNumbers {
  readonly open?: number;
  readonly mastered?: number;
}

/** About one knowledge point, one a day: `open` ones, and older `mastered` ones. */
export const wronglyAnswered =
  (subject: SubjectName, point: string, { open = 0, mastered = 0 }: WrongQuestionNumbers): Fixture =>
  async (testContext, { userId }) => {
    const knowledgeId = await pointOf(testContext, subject, point);
    const rows = Array.from({ length: open + mastered }, (_, index) => {
      const wrongAt = addDays(testContext.clock.now(), -index - 1);
      return {
        ...{ userId, knowledgeId, wrongAt, stem: `${point} 第${index + 1}题` },
        ...{ options: ['35', '47'], childAnswer: '35', rightAnswer: '47' },
        ...{ analysis: '后一个数等于前一个数乘 2 再加 1。', source: '第2讲 课后作业' },
        masteredAt: index < open ? null : addDays(wrongAt, 1),
      };
    });
    if (rows.length > 0) await testContext.db.insert(wrongQuestions).values(rows);
  };

/** Belongs to the subject's live course. Returns its id. */
export async function aTeachAid(
  testContext: TestContext,
  subject: SubjectName,
  title: string,
  details: Partial<typeof teachAids.$inferInsert> = {},
): Promise<number> {
  const aid = {
    courseId: await courseOf(testContext, subject),
    kind: TeachAidKind.box,
    picture: 'x.svg',
    contents: [{ name: '积木', count: 24, picture: 'x.svg' }],
    steps: [{ title: '打开盒子', text: '数一数有几块。', picture: 'x.svg' }],
    ...details,
    title,
  };
  return stored(await testContext.db.insert(teachAids).values(aid).returning({ id: teachAids.id })).id;
}
