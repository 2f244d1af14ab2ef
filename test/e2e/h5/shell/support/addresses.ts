/** Addresses of every screen: the parameters that one needs to show its own content, and not that there is nothing. */
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  builtRoute,
  routeNames,
  routes,
  type RouteName,
  type RouteParamsOf,
} from '../../../../../src/contract/routes';
import { FilmCourseKind } from '../../../../../src/contract/courses/values';
import type { RouteEntry } from '../../../../../src/contract/route';
import { addresses } from '../../../../../server/addresses/tables';
import { openClasses, peaClasses } from '../../../../../server/classes/tables';
import { filmChapters, filmCourses, syllabi } from '../../../../../server/courses/tables';
import { deliveries } from '../../../../../server/deliveries/tables';
import { helpArticles } from '../../../../../server/help/tables';
import { surveys } from '../../../../../server/help/surveys/tables';
import { homework, homeworkQuestions } from '../../../../../server/homework/tables';
import { exercisePages } from '../../../../../server/homework/exercise-book/tables';
import { lessons } from '../../../../../server/lessons/tables';
import { materialRequests } from '../../../../../server/materials/collect/tables';
import { materials } from '../../../../../server/materials/tables';
import { teachAids } from '../../../../../server/materials/teach-aids/tables';
import { taskClaims } from '../../../../../server/rewards/tasks/tables';
import { teacherProfiles } from '../../../../../server/stepup/tables';
import { stories } from '../../../../../server/stories/tables';
import type { Ground } from '../../../../builders/ground';

type Params = { readonly [Name in RouteName]?: RouteParamsOf<Name> };

/** The first that there is, as text; '' where there is none: the screen says so then. */
async function firstOf({ db }: Ground, table: PgTable, column: PgColumn, where?: SQL): Promise<string> {
  const [row] = await db
    .select({ value: sql<string>`${column}::text` })
    .from(table)
    .where(where)
    .orderBy(asc(column))
    .limit(1);
  return row?.value ?? '';
}

/** Of a parent who has much of everything. Names and parameters are those of the manifest, or it does not compile. */
export async function paramsOf(ground: Ground, userId: number): Promise<Params> {
  const first = (table: PgTable, column: PgColumn, where?: SQL) => firstOf(ground, table, column, where);
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
  const parcel = await first(deliveries, deliveries.id, eq(deliveries.userId, userId));
  const sheet = await first(exercisePages, exercisePages.id, eq(exercisePages.userId, userId));
  const aid = await first(teachAids, teachAids.id);
  return {
    aiExerciseBookReport: { id: sheet },
    babyStudyDetail: { id: baby },
    babyStudyPlay: { id: baby },
    beforeClass: { liveId },
    classContent: { liveId },
    courseDetailList: { id: await first(filmCourses, filmCourses.id) },
    courseList: { id: await first(filmCourses, filmCourses.groupId) },
    courseRecordedContent: { id: await first(filmChapters, filmChapters.id) },
    courseReplay: { liveId },
    helpDetail: { id: await first(helpArticles, helpArticles.id) },
    homeworkAfterClass: { id: liveId },
    homeworkDetail: { id: done },
    homeworkSubmit: { id: todo },
    learningVideo: { id: await first(materials, materials.id) },
    liveAuditor: { liveId },
    liveAuditorGuide: { liveId },
    materialSubmit: { id: await first(materialRequests, materialRequests.id) },
    myAddressCenterMyAddressEdit: { id: await first(addresses, addresses.id, eq(addresses.userId, userId)) },
    myClassHour: { hourType: '0' },
    myExpressDetail: { id: parcel },
    myExpressPackList: { id: parcel },
    myTaskCenterMyTaskFinish: { id: await first(taskClaims, taskClaims.id, eq(taskClaims.userId, userId)) },
    onlineHomeworkReport: { id: done },
    onlineWorkVideo: { id: done },
    openClassCenterOpenClassDetail: { id: await first(openClasses, openClasses.id) },
    peaClassCenterPeaClassDetail: { id: await first(peaClasses, peaClasses.id) },
    playback: { id: liveId },
    protocol: { type: '1' },
    questionDetail: { id: done, questionId: question },
    soundStoryPlayer: { id: await first(stories, stories.id) },
    survey: { id: await first(surveys, surveys.id) },
    surveyDemo: { id: await first(surveys, surveys.id) },
    syllabus: { step: await first(syllabi, syllabi.step) },
    teachAidDetail: { id: aid },
    teachAidQrcode: { id: aid },
    teacherDetail: { id: await first(teacherProfiles, teacherProfiles.teacherId) },
  };
}

export interface Address {
  readonly name: RouteName;
  readonly entry: RouteEntry;
  /** With its parameters. */
  readonly url: string;
}

/** Every screen of the manifest that is there: a new one comes along without a line here. */
export function addressesWith(params: Params): readonly Address[] {
  return routeNames.flatMap((name) => {
    const entry: RouteEntry = routes[name];
    if (!builtRoute(name)) return [];
    const given = Object.entries(params[name] ?? {}).filter(([, value]) => value);
    const query = new URLSearchParams(given as [string, string][]).toString();
    return [{ name, entry, url: query ? `${entry.path}?${query}` : entry.path }];
  });
}
