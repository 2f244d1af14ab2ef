/** Test route that puts an account into the states of a scenario (docs/scenarios.md). */
import { eq } from 'drizzle-orm';
import { Type as T, type Static, type TSchema } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { LearningReportType, ReportKind } from '../../src/contract/growth/values';
import { BACKEND_CODE } from '../../src/contract/errors';
import { SCENARIO, type Scenario, type ScenarioField } from '../../src/contract/scenario';
import { lookupOf } from '../../server/domains/account/phone';
import { accounts, students } from '../../server/domains/account/tables';
import { hadEvaluation } from './content/evaluation/states';
import { setScenario } from './scenario';
import type { AppServices } from '../../server/core/http/dispatch';
import { BusinessError } from '../../server/core/http/handler';
import { HTTP_MESSAGES } from '../../server/core/http/messages';

const schemaOf = ({ names, numbers, ends }: ScenarioField): TSchema =>
  names === undefined && numbers === undefined
    ? T.Boolean()
    : T.Unsafe({ enum: [...(names ?? numbers ?? []), ...(ends ? [null] : [])] });

/** `Scenario` as JSON; rejects unknown names. */
const Wanted = T.Unsafe<Scenario>(
  T.Partial(
    T.Object(Object.fromEntries(Object.entries(SCENARIO).map(([name, field]) => [name, schemaOf(field)]))),
    { additionalProperties: false },
  ),
);

const ScenarioBody = T.Object({ areaCode: T.Optional(T.String()), phone: T.String(), scenario: Wanted });
type ScenarioBody = Static<typeof ScenarioBody>;

async function userOf(
  { db, config }: AppServices,
  { areaCode = '86', phone }: ScenarioBody,
): Promise<number> {
  const [found] = await db
    .select({ userId: students.userId })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(accounts.phoneLookup, lookupOf(config.keys, { areaCode, number: phone })));
  if (found === undefined) throw new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.notFound, 404);
  return found.userId;
}

export function registerScenarios(app: FastifyInstance, services: AppServices): void {
  app.post<{ Body: ScenarioBody }>(
    '/__test/scenario',
    { schema: { body: ScenarioBody } },
    async ({ body }) => {
      const userId = await userOf(services, body);
      const { scenario } = body;
      const { db, clock, config } = services;
      // The announced report must exist.
      if (scenario.report === LearningReportType.subjectExplore)
        await hadEvaluation(db, clock, userId, ReportKind.explore);
      await setScenario({ db, clock, keys: config.keys }, userId, scenario);
      return { userId };
    },
  );
}
