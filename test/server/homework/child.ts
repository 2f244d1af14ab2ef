/** A child with one homework, for tests of corrections. */
import { questionsOf } from '../../../server/domains/homework/find';
import {
  aHomework,
  CHOICE,
  correctRound,
  handInRound,
  WITH_PHOTO,
  type HomeworkDetails,
} from '../../builders/homework';
import { anOfficialParent } from '../../builders/parent';
import { startBackend, type Backend } from '../support/backend';
import { SEEDED_AT } from '../support/clock';
import { buildParent, type InsideParent } from '../support/people';

/** The choice, answered wrongly. */
export const WRONG = { [CHOICE.code]: { kind: 'single', choice: 'a' } } as const;

interface Child {
  backend: Backend;
  parent: InsideParent;
  homeworkId: number;
}

/** One backend per test file, one parent per test; `give` gives the child its homework. */
export function aChildWithHomework() {
  const child = {} as Child;
  beforeAll(async () => {
    child.backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
  });
  afterAll(() => child.backend.stop());
  beforeEach(async () => {
    child.backend.clock.set(SEEDED_AT);
    child.parent = await buildParent(child.backend, anOfficialParent());
  });
  const services = () => child.backend.services;
  return {
    child,
    db: () => services().db,
    async give(details: HomeworkDetails = {}): Promise<void> {
      const given = { questions: WITH_PHOTO, ...details };
      child.homeworkId = await aHomework(services(), child.parent, 'wandou', given);
    },
    correct: (more: Parameters<typeof correctRound>[2] = {}) =>
      correctRound(services(), child.homeworkId, more),
    handIn: (round: number, answers = {}) =>
      handInRound(services(), child.parent, child.homeworkId, { round, answers }),
    async idOf(code: string): Promise<number> {
      const questions = await questionsOf(services().db, child.homeworkId);
      return questions.find((question) => question.code === code)?.id ?? 0;
    },
  };
}
