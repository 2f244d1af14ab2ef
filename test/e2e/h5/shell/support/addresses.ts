/** URLs of all screens, with the parameters needed to show content. */
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  routeNames,
  routes,
  shownRoute,
  type RouteName,
  type RouteParamsOf,
} from '../../../../../src/contract/routes';
import { FilmCourseKind } from '../../../../../src/contract/courses/values';
import { ReportKind } from '../../../../../src/contract/growth/values';
import { WorkKind, WorkState } from '../../../../../src/contract/works/values';
import type { RouteEntry } from '../../../../../src/contract/route';
import { addresses } from '../../../../../server/domains/addresses/tables';
import { openClasses, peaClasses } from '../../../../../server/domains/classes/tables';
import { filmChapters, filmCourses, syllabi } from '../../../../../server/domains/courses/tables';
import { deliveries, parcels } from '../../../../../server/domains/deliveries/tables';
import { evaluationSittings } from '../../../../../server/domains/evaluation/tables';
import { learningReports } from '../../../../../server/domains/learning/tables';
import { guides } from '../../../../../server/domains/guides/tables';
import { helpArticles } from '../../../../../server/domains/help/tables';
import { surveys } from '../../../../../server/domains/help/surveys/tables';
import { homework, homeworkQuestions } from '../../../../../server/domains/homework/tables';
import { exercisePages } from '../../../../../server/domains/homework/exercise-book/tables';
import { lessons } from '../../../../../server/domains/courses/timetable/tables';
import { materialRequests } from '../../../../../server/domains/materials/collect/tables';
import { materialFiles } from '../../../../../server/domains/materials/tables';
import { teachAids } from '../../../../../server/domains/materials/teach-aids/tables';
import { taskClaims } from '../../../../../server/domains/rewards/tasks/tables';
import { teacherProfiles } from '../../../../../server/domains/courses/teachers/tables';
import { stories } from '../../../../../server/domains/stories/tables';
import { studyPkMembers } from '../../../../../server/domains/straight/tables';
import { works } from '../../../../../server/domains/works/tables';
import type { Scenario } from '../../../../../src/contract/scenario';
import type { TestContext } from '../../../../builders/test-context';

type Params = { readonly [Name in RouteName]?: RouteParamsOf<Name> };

/** First value of the column, as text; '' if none: the screen shows its empty state. */
async function firstOf({ db }: TestContext, table: PgTable, column: PgColumn, where?: SQL): Promise<string> {
  const [row] = await db
    .select({ value: sql<string>`${column}::text` })
    .from(table)
    .where(where)
    .orderBy(asc(column))
    .limit(1);
  return row?.value ?? '';
}

/** For a parent with much content. Names and parameters are type-checked against the manifest. */
export async function paramsOf(testContext: TestContext, userId: number): Promise<Params> {
  const first = (table: PgTable, column: PgColumn, where?: SQL) => firstOf(testContext, table, column, where);
  const liveId = await first(lessons, lessons.id, eq(lessons.userId, userId));
  const homeworkIn = (state: 'todo' | 'corrected') =>
    first(homework, homework.id, and(eq(homework.userId, userId), eq(homework.state, state)));
  const [todo, corrected] = [await homeworkIn('todo'), await homeworkIn('corrected')];
  const done = corrected || todo;
  const question = await first(
    homeworkQuestions,
    homeworkQuestions.questionId,
    eq(homeworkQuestions.homeworkId, Number(done)),
  );
  const baby = await first(filmCourses, filmCourses.id, eq(filmCourses.kind, FilmCourseKind.babyStudy));
  const delivery = await first(deliveries, deliveries.id, eq(deliveries.userId, userId));
  const sheet = await first(exercisePages, exercisePages.id, eq(exercisePages.userId, userId));
  const aid = await first(teachAids, teachAids.id);
  return {
    ...(await reportParams(testContext, userId)),
    ...(await worksParams(testContext)),
    aiExerciseBookReport: { id: sheet },
    babyStudyDetail: { id: baby },
    babyStudyPlay: { id: baby },
    beforeClass: { liveId },
    classContent: { liveId },
    courseDetailList: { id: await first(filmCourses, filmCourses.id) },
    courseList: { id: await first(filmCourses, filmCourses.groupId) },
    courseRecordedContent: { id: await first(filmChapters, filmChapters.id) },
    commonGuide: { code: await first(guides, guides.code) },
    courseReplay: { liveId },
    helpDetail: { id: await first(helpArticles, helpArticles.id) },
    homeworkAfterClass: { id: await first(homework, homework.lessonId, eq(homework.userId, userId)) },
    homeworkDetail: { id: done },
    homeworkSubmit: { id: todo },
    learningVideo: { id: await first(materialFiles, materialFiles.id, eq(materialFiles.kind, 'video')) },
    liveAuditor: { liveId },
    liveAuditorGuide: { liveId },
    materialSubmit: { id: await first(materialRequests, materialRequests.id) },
    myAddressCenterMyAddressEdit: { id: await first(addresses, addresses.id, eq(addresses.userId, userId)) },
    myClassHour: { hourType: '0' },
    myExpressDetail: { id: await first(parcels, parcels.id, eq(parcels.deliveryId, Number(delivery))) },
    myExpressPackList: { id: delivery },
    myTaskCenterMyTaskFinish: { id: await first(taskClaims, taskClaims.id, eq(taskClaims.userId, userId)) },
    onlineHomeworkReport: { id: done },
    onlineWorkVideo: { id: done },
    openClassCenterOpenClassDetail: { id: await first(openClasses, openClasses.id) },
    peaClassCenterPeaClassDetail: { id: await first(peaClasses, peaClasses.id) },
    playback: { id: liveId },
    protocol: { type: '1' },
    questionDetail: { id: done, questionId: question },
    straightBaby: { id: await first(studyPkMembers, studyPkMembers.id) },
    soundStoryPlayer: { id: await first(stories, stories.id) },
    survey: { id: await first(surveys, surveys.id) },
    surveyDemo: { id: await first(surveys, surveys.id) },
    syllabus: { step: await first(syllabi, syllabi.step) },
    teachAidDetail: { id: aid },
    teachAidQrcode: { id: aid },
    teacherDetail: { id: await first(teacherProfiles, teacherProfiles.teacherId) },
    uploadWritingQuestions: {
      id: await first(homework, homework.id, and(eq(homework.userId, userId), eq(homework.kind, 'writing'))),
    },
  };
}

/** The first report of each kind, and of taken evaluations. */
async function reportParams(testContext: TestContext, userId: number): Promise<Params> {
  const of = (kind: ReportKind) => and(eq(learningReports.userId, userId), eq(learningReports.kind, kind));
  const report = async (kind: ReportKind) => ({
    id: await firstOf(testContext, learningReports, learningReports.id, of(kind)),
  });
  const explored = {
    evaluation_id: await firstOf(
      testContext,
      learningReports,
      learningReports.evaluationId,
      of(ReportKind.explore),
    ),
  };
  const sitting = {
    id: await firstOf(
      testContext,
      evaluationSittings,
      evaluationSittings.id,
      eq(evaluationSittings.userId, userId),
    ),
  };
  return {
    classAchieve: await report(ReportKind.afterClass),
    debateReport: await report(ReportKind.debate),
    eloquenceReport: await report(ReportKind.eloquence),
    evaluationAnalysis: sitting,
    evaluationAppraisalReport: sitting,
    evaluationResult: sitting,
    firstLessonReport: await report(ReportKind.firstLesson),
    reportGrade: await report(ReportKind.grade),
    reportGradeNew: await report(ReportKind.gradeNew),
    reportRankEvaluationReport: await report(ReportKind.rank),
    reportReview: await report(ReportKind.review),
    reportStage: await report(ReportKind.month),
    reportStageReportNew: await report(ReportKind.stage),
    reportStageReportNewOne: await report(ReportKind.year),
    reportSubject: await report(ReportKind.subject),
    specialReport: { userid: String(userId), ...explored },
    specialReportAnswer: explored,
    specialReportCourse: explored,
  };
}

/** Of public works. */
async function worksParams(testContext: TestContext): Promise<Params> {
  const shown = async (kind: WorkKind, isFilm?: boolean) => ({
    id: await firstOf(
      testContext,
      works,
      works.id,
      and(
        eq(works.kind, kind),
        eq(works.state, WorkState.shown),
        isFilm === undefined ? undefined : eq(works.isFilm, isFilm),
      ),
    ),
  });
  return {
    babyShowDetail: await shown(WorkKind.babyShow),
    babyShowVideo: await shown(WorkKind.babyShow, true),
    littleTeacherDetail: await shown(WorkKind.littleTeacher),
    littleTeacherShare: await shown(WorkKind.littleTeacher),
    teacherVideoDetail: await shown(WorkKind.teacherStar),
  };
}

/** Screens of the step-up open in one state only; in others they redirect to the current step. */
export const OPEN_AT: Readonly<Partial<Record<RouteName, NonNullable<Scenario['stepUp']>>>> = {
  furtherShiftClassCenter: 'none',
  furtherShiftClassCenterFurtherShiftClass: 'n-waiting',
  furtherShiftClassCenterFurtherChoiceTime: 'nothing-recommended',
  higherLevelOriginal: 'y-original',
  higherLevelGrouping: 'y-grouping',
  higherLevelCompleted: 'complete',
  higherLevelSelectClass: 'y-waiting',
  higherLevelSelectTime: 'select-time',
};

/** Screens that redirect a logged-in parent who has nothing in progress. */
export const LEADS_ON: Partial<Record<RouteName, RouteName>> = {
  login: 'index',
  logoutStep2: 'logoutStep1',
  logoutStep3: 'userCancellation',
  evaluationLogin: 'evaluation',
  higherLevelLogin: 'higherLevel',
  furtherShiftClassCenter: 'furtherEducation',
};

/** Possible paths of a screen. */
export function pathsOf(name: RouteName): readonly string[] {
  const { path, aliases }: RouteEntry = routes[name];
  return [path, ...aliases, routes[shownRoute(name)].path];
}

export interface Address {
  readonly name: RouteName;
  readonly entry: RouteEntry;
  /** Path with parameters. */
  readonly url: string;
}

/** Every screen of the manifest; new ones are included automatically. */
export function addressesWith(params: Params): readonly Address[] {
  return routeNames.map((name) => {
    const entry: RouteEntry = routes[name];
    const given = Object.entries(params[name] ?? {}).filter(([, value]) => value);
    const query = new URLSearchParams(given as [string, string][]).toString();
    return { name, entry, url: query ? `${entry.path}?${query}` : entry.path };
  });
}
