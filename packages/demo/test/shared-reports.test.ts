import { asc, eq } from 'drizzle-orm';
import type { Shared } from '../../../src/contract/growth/schema';
import { SituationPeriod } from '../../../src/contract/growth/values';
import { students } from '../../../server/domains/account/tables';
import { learningReports } from '../../../server/domains/learning/tables';
import { teachers } from '../../../server/domains/courses/timetable/tables';
import { as } from '../../../test/server/support/answers';
import { startBackend, type Backend } from '../../../test/server/support/backend';
import { logIn, type Parent } from '../../../test/server/support/people';
import { Visitor } from '../../../test/server/support/visitor';
import { PHONE } from './demo-phones';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ demo: true });
});
afterAll(() => backend.stop());

const CHILDREN = [PHONE.manySubjects, PHONE.oneSubject];

async function shared(parent: Parent, request: Readonly<Record<string, unknown>>): Promise<Shared> {
  const made = as<{ id: number; shareKey: string }>(await parent.visitor.ask('createShare', request));
  const answer = await new Visitor(backend).ask('getShared', { shareKey: made.shareKey, isOwn: 1 });
  await parent.visitor.ask('revokeShare', { id: made.id });
  return as<Shared>(answer);
}

/** Names of the family and of all teachers, and the family's numbers. */
async function secretsOf({ userId, phone }: Parent): Promise<readonly string[]> {
  const { db } = backend.services;
  const [child] = await db.select().from(students).where(eq(students.userId, userId));
  const taught = await db.select({ name: teachers.name }).from(teachers);
  return [
    ...[child?.kidName ?? '', child?.parentName ?? '', phone, String(userId)],
    ...taught.map(({ name }) => name),
  ].filter((text) => text.length > 1 && text !== '老师');
}

const leakedIn = (answer: unknown, secrets: readonly string[]): readonly string[] => {
  const text = JSON.stringify(answer);
  return secrets.filter((secret) => text.includes(secret));
};

describe('What the demonstration shares', () => {
  it.each(CHILDREN)('has no real name and no number of the family, whatever the kind: %s', async (phone) => {
    const parent = await logIn(backend, phone);
    const secrets = await secretsOf(parent);
    const reports = await backend.services.db
      .select({ id: learningReports.id, kind: learningReports.kind })
      .from(learningReports)
      .where(eq(learningReports.userId, parent.userId))
      .orderBy(asc(learningReports.id));
    const newest = new Map(reports.map(({ id, kind }) => [kind, id]));
    expect(newest.size).toBeGreaterThan(2);
    for (const [kind, reportId] of newest) {
      const { report } = await shared(parent, { of: 'report', reportId });
      expect([kind, leakedIn(report, secrets)]).toEqual([kind, []]);
      expect(report?.sections.length).toBeGreaterThan(0);
    }
    for (const period of Object.values(SituationPeriod)) {
      const { situation } = await shared(parent, { of: 'situation', period });
      expect([period, leakedIn(situation, secrets)]).toEqual([period, []]);
    }
    expect(leakedIn((await shared(parent, { of: 'plan' })).plan, secrets)).toEqual([]);
  });
});
