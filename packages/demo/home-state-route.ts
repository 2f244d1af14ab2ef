/** Puts the home page of an account into a state: which popups and cards are due (docs/testing.md). */
import { eq } from 'drizzle-orm';
import { Type as T, type Static } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { LearningReportType, ReportKind } from '../../src/contract/growth/values';
import { BACKEND_CODE } from '../../src/contract/errors';
import { lookupOf } from '../../server/domains/account/phone';
import { accounts, students } from '../../server/domains/account/tables';
import { DEMO_ACTIVITIES } from './content/activities/floating';
import { hadEvaluation } from './content/evaluation/states';
import {
  MATERIAL_STATES,
  SURVEY_STATES,
  type MaterialDemoState,
  type SurveyDemoState,
} from './content/forms/states';
import { EVALUATION_STATES, type EvaluationDemoState } from './content/evaluation-forms/states';
import { setHomeState, type HomeState } from './home-state';
import type { AppServices } from '../../server/core/http/dispatch';
import { BusinessError } from '../../server/core/http/handler';
import { HTTP_MESSAGES } from '../../server/core/http/messages';
import { INTEREST_TAG_POPS } from './content/home/interest-tags';
import { OPEN_CLASS_STATES, type OpenClassDemoState } from './content/classes/states';
import { COURSE_STATES, type CourseState } from './content/courses/states';
import { REPLAY_STATES, type ReplayDemoState } from './content/study/replays';
import { FRESHMAN_SCENES } from './content/newcomers/scenes';
import { NEWCOMER_STATES, type NewcomerDemoState } from './content/newcomers/states';
import { STUDY_STATES, type StudyState } from './content/study/states';
import { REPORT_STATES, type ReportState } from './content/growth/report-states';
import { GROWTH_STATES, type GrowthState } from './content/growth/states';
import { SHARE_STATES, type ShareDemoState } from './content/growth/shares';
import { EXERCISE_BOOK_STATES, type ExerciseBookState } from './content/exercise-book/states';
import { HOMEWORK_STATES, type HomeworkDemoState } from './content/homework/states';
import { LESSON_STATES, type LessonDemoState } from './content/lessons/states';
import { STEP_UP_STATES, type StepUpState } from './content/step-up/states';
import { STRAIGHT_STATES, type StraightState } from './content/straight/states';
import { WORKS_STATES, type WorksDemoState } from './content/works/states';

const orNull = <V extends number>(values: readonly V[]) =>
  T.Optional(T.Unsafe<V | null>({ enum: [...values, null] }));
const whether = () => T.Optional(T.Boolean());
const upTo = (maximum: number) => T.Optional(T.Integer({ minimum: 0, maximum }));

const OTHER_DAYS_OF_A_MONTH = 30;

/** `HomeState` as JSON; a misspelt name is refused. */
const Due = T.Object(
  {
    classHour: T.Optional(T.Union([T.Integer({ minimum: 1, maximum: 100 }), T.Null()])),
    checkIn: whether(),
    dayNum: upTo(OTHER_DAYS_OF_A_MONTH),
    freshman: orNull(FRESHMAN_SCENES),
    freshmanPopup: whether(),
    newcomer: T.Optional(T.Unsafe<NewcomerDemoState>({ enum: [...NEWCOMER_STATES] })),
    interestTags: upTo(INTEREST_TAG_POPS),
    wonderful: whether(),
    report: orNull(Object.values(LearningReportType)),
    activities: upTo(DEMO_ACTIVITIES),
    higherLevel: whether(),
    stepUp: T.Optional(T.Unsafe<StepUpState>({ enum: [...STEP_UP_STATES] })),
    openClass: T.Optional(T.Unsafe<OpenClassDemoState>({ enum: [...OPEN_CLASS_STATES] })),
    courses: T.Optional(T.Unsafe<CourseState>({ enum: [...COURSE_STATES] })),
    study: T.Optional(T.Unsafe<StudyState>({ enum: [...STUDY_STATES] })),
    replay: T.Optional(T.Unsafe<ReplayDemoState>({ enum: [...REPLAY_STATES] })),
    lesson: T.Optional(T.Unsafe<LessonDemoState>({ enum: [...LESSON_STATES] })),
    growth: T.Optional(T.Unsafe<GrowthState>({ enum: [...GROWTH_STATES] })),
    reports: T.Optional(T.Unsafe<ReportState>({ enum: [...REPORT_STATES] })),
    share: T.Optional(T.Unsafe<ShareDemoState>({ enum: [...SHARE_STATES] })),
    exerciseBook: T.Optional(T.Unsafe<ExerciseBookState>({ enum: [...EXERCISE_BOOK_STATES] })),
    surveys: T.Optional(T.Unsafe<SurveyDemoState>({ enum: [...SURVEY_STATES] })),
    material: T.Optional(T.Unsafe<MaterialDemoState>({ enum: [...MATERIAL_STATES] })),
    evaluation: T.Optional(T.Unsafe<EvaluationDemoState>({ enum: [...EVALUATION_STATES] })),
    homework: T.Optional(T.Unsafe<HomeworkDemoState>({ enum: [...HOMEWORK_STATES] })),
    straight: T.Optional(T.Unsafe<StraightState>({ enum: [...STRAIGHT_STATES] })),
    works: T.Optional(T.Unsafe<WorksDemoState>({ enum: [...WORKS_STATES] })),
    poster: whether(),
    configured: whether(),
    floatButton: whether(),
    survey: whether(),
  },
  { additionalProperties: false },
);

/** What may be due, by the names of `HomeState`; the scenario console offers the same. */
export const DUE_NAMES: readonly string[] = Object.keys(Due.properties);

const PopupsBody = T.Object({ areaCode: T.Optional(T.String()), phone: T.String(), due: Due });
type PopupsBody = Static<typeof PopupsBody>;

async function userOf({ db, config }: AppServices, { areaCode = '86', phone }: PopupsBody): Promise<number> {
  const [found] = await db
    .select({ userId: students.userId })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.accountId))
    .where(eq(accounts.phoneLookup, lookupOf(config.keys, { areaCode, number: phone })));
  if (found === undefined) throw new BusinessError(BACKEND_CODE.notFound, HTTP_MESSAGES.notFound, 404);
  return found.userId;
}

export function registerHomeStates(app: FastifyInstance, services: AppServices): void {
  app.post<{ Body: PopupsBody }>('/__test/popups', { schema: { body: PopupsBody } }, async ({ body }) => {
    const userId = await userOf(services, body);
    const due: HomeState = body.due;
    const { db, clock } = services;
    // What is announced is there.
    if (due.report === LearningReportType.subjectExplore)
      await hadEvaluation(db, clock, userId, ReportKind.explore);
    await setHomeState({ db, clock }, userId, due);
    return { userId };
  });
}
