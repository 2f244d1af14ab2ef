/** The study PK without members before each test, and requests of its members. */
import type {
  Straight,
  StudyBaby,
  StudyDetail,
  StudyEntry,
  StudyStanding,
} from '../../../src/contract/straight/schema';
import { learningEvents } from '../../../server/domains/learning/tables';
import { runContest } from '../../../server/domains/straight/close';
import { studyPkMembers, studyPkPeriods } from '../../../server/domains/straight/tables';
import { anOfficialParent, type ParentBuilder } from '../../builders/parent';
import { inStudyPk, pastLessons, withStudyPoints } from '../../builders/straight';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type Parent } from '../support/people';

/** The week in which the tests begin. */
export const WEEK = '2026-11-16';

type Named = Parameters<Parent['visitor']['ask']>[0];

export async function asked<T>(of: Parent, name: Named, request = {}): Promise<T> {
  return (await of.visitor.ask(name, request)).data as unknown as T;
}

export const FIRST = { period: '', group: '', page: 1, limit: 50 };
export const home = (of: Parent) => asked<Straight>(of, 'getStraight');
export const rank = (of: Parent, request = {}) =>
  asked<StudyEntry[]>(of, 'listStudyRank', { ...FIRST, ...request });
export const standing = (of: Parent, request = {}) =>
  asked<StudyStanding>(of, 'getStudyStanding', { period: '', group: '', ...request });
export const baby = (of: Parent, id: number, period = '') =>
  asked<StudyBaby | null>(of, 'getStudyBaby', { id, period });
export const detail = (of: Parent, period = '') =>
  asked<StudyDetail | null>(of, 'getStudyDetail', { period });

export const named = (kidName: string, step = 'S1-1') =>
  anOfficialParent().withChild({ kidName, step }).with(pastLessons());

export function aContest() {
  let started: Backend | undefined;
  const backend = (): Backend => {
    if (!started) throw new Error('The backend starts with the first test');
    return started;
  };
  beforeAll(async () => {
    started = await startBackend();
  });
  afterAll(() => started?.stop());
  beforeEach(async () => {
    backend().clock.set(SEEDED_AT);
    const { db } = backend().services;
    await db.delete(studyPkMembers);
    await db.delete(studyPkPeriods);
    await db.delete(learningEvents);
  });
  const build = (of: ParentBuilder) => buildParent(backend(), of);
  return {
    get db() {
      return backend().services.db;
    },
    get services() {
      return backend().services;
    },
    get clock() {
      return backend().clock;
    },
    build,
    member: (kidName: string, points: number, more = {}) =>
      build(named(kidName).with(inStudyPk(more), withStudyPoints(points))),
    count: () => runContest(backend().services.db, backend().clock),
  };
}
