/** What is due on a parent's home, put into a state at once: for the demo accounts and for testers. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { SubjectCode } from '../../src/contract/courses/values';
import type { LearningReportType } from '../../src/contract/growth/values';
import { setCheckIn, setDaysSignedIn, setPoster } from './content/rewards/check-ins';
import { changeActivity } from '../../server/domains/home/due/student-activities';
import { setActivities } from './content/activities/floating';
import type { Db } from '../../server/core/db/types';
import { setHomework, type HomeworkDemoState } from './content/homework/states';
import { seedHourGifts } from './content/hours/seed';
import { hourBalances, hourGifts } from '../../server/domains/hours/tables';
import { askInterestTags } from './content/home/interest-tags';
import { setConfiguredPopup, setFloatButton } from './content/home/own-slots';
import { seedReports, setReports, type ReportState } from './content/growth/report-states';
import { setMaterial, setSurvey, type MaterialDemoState, type SurveyDemoState } from './content/forms/states';
import { setEvaluation, type EvaluationDemoState } from './content/evaluation-forms/states';
import { setOpenClass, type OpenClassDemoState } from './content/classes/states';
import { setCourses, type CourseState } from './content/courses/states';
import { setFreshman, type FreshmanScene } from './content/newcomers/scenes';
import { setNewcomer, type NewcomerDemoState } from './content/newcomers/states';
import { setReplay, type ReplayDemoState } from './content/study/replays';
import { setStudy, type StudyState } from './content/study/states';
import { setGrowth, type GrowthState } from './content/growth/states';
import { setShare, type ShareDemoState } from './content/growth/shares';
import { setExerciseBook, type ExerciseBookState } from './content/exercise-book/states';
import { setLesson, type LessonDemoState } from './content/lessons/states';
import { setStepUp, type StepUpState } from './content/step-up/states';
import { setStraight, type StraightState } from './content/straight/states';
import { setWorks, type WorksDemoState } from './content/works/states';
import type { Clock } from '../../server/core/time';

/** What is not named stays as it is; null, false and 0 take it away. */
export interface HomeState {
  /** Hours that wait to be claimed. */
  readonly classHour?: number | null;
  /** Today's check-in is still to be done. */
  readonly checkIn?: boolean;
  /** Days of this month that were checked in, today not among them. */
  readonly dayNum?: number;
  readonly freshman?: FreshmanScene | null;
  /** Banner and entrance of a new student without the popup. */
  readonly freshmanPopup?: boolean;
  /** Its free trial, or the link that lets it in. */
  readonly newcomer?: NewcomerDemoState;
  readonly interestTags?: number;
  readonly wonderful?: boolean;
  /** Of a new report; several: the newest first. */
  readonly report?: LearningReportType | readonly LearningReportType[] | null;
  readonly activities?: number;
  /** A step-up that waits for the parent's confirmation. */
  readonly higherLevel?: boolean;
  /** Any state of it; the last word where both are named. */
  readonly stepUp?: StepUpState;
  /** Of the open class that testers look at. */
  readonly openClass?: OpenClassDemoState;
  /** Of the first course of films. */
  readonly courses?: CourseState;
  /** Of the first baby study. */
  readonly study?: StudyState;
  /** A lesson more, whose replay is so. */
  readonly replay?: ReplayDemoState;
  /** A lesson at this moment, or around it. */
  readonly lesson?: LessonDemoState;
  /** What is known of its learning. */
  readonly growth?: GrowthState;
  /** Of each kind, by what became known; after `growth`. */
  readonly reports?: ReportState;
  /** Of its newest monthly report, under a key that is known. */
  readonly share?: ShareDemoState;
  /** One page of it. */
  readonly exerciseBook?: ExerciseBookState;
  /** Of the survey that testers look at. */
  readonly surveys?: SurveyDemoState;
  /** Of one request for materials more. */
  readonly material?: MaterialDemoState;
  /** Of an evaluation that needs no login of the app. */
  readonly evaluation?: EvaluationDemoState;
  /** One piece of homework alone. */
  readonly homework?: HomeworkDemoState;
  /** Of the study PK. */
  readonly straight?: StraightState;
  /** One of each kind alone. */
  readonly works?: WorksDemoState;
  readonly poster?: boolean;
  readonly configured?: boolean;
  readonly floatButton?: boolean;
  readonly survey?: boolean;
}

const GIFT_NAME = '新学期礼包';

export interface Surroundings {
  readonly db: Db;
  readonly clock: Clock;
}

type Setter<K extends keyof HomeState> = (
  to: Surroundings & { readonly userId: number },
  value: Exclude<HomeState[K], undefined>,
) => Promise<void>;

const setters: { readonly [K in keyof Required<HomeState>]: Setter<K> } = {
  classHour: ({ db, clock, userId }, hours) => setGift(db, clock, userId, hours),
  // Before checkIn, which takes today out of the days.
  dayNum: ({ db, clock, userId }, days) => setDaysSignedIn(db, clock, userId, days),
  checkIn: ({ db, clock, userId }, isDue) => setCheckIn(db, clock, userId, isDue),
  freshman: (child, scene) => setFreshman(child, scene),
  freshmanPopup: ({ db, userId }, isDue) => changeActivity(db, userId, { newbornShowsPop: isDue }),
  newcomer: (child, state) => setNewcomer(child, state),
  interestTags: ({ db, userId }, number) => askInterestTags(db, userId, number),
  wonderful: ({ db, userId }, isDue) =>
    changeActivity(db, userId, { wonderfulPopup: isDue, wonderfulIcon: isDue }),
  report: ({ db, clock, userId }, types) =>
    seedReports(db, clock, userId, types === null ? [] : [types].flat()),
  activities: ({ db, userId }, number) => setActivities(db, userId, number),
  higherLevel: ({ db, clock, userId }, isDue) => setStepUp(db, clock, userId, isDue ? 'y-waiting' : 'none'),
  stepUp: ({ db, clock, userId }, state) => setStepUp(db, clock, userId, state),
  openClass: ({ db, clock, userId }, state) => setOpenClass(db, clock, userId, state),
  courses: ({ db, clock, userId }, state) => setCourses(db, clock, userId, state),
  study: ({ db, clock, userId }, state) => setStudy(db, clock, userId, state),
  replay: ({ db, clock, userId }, state) => setReplay(db, clock, userId, state),
  // After courses, which may take the child out of all of them.
  lesson: ({ db, clock, userId }, state) => setLesson(db, clock, userId, state),
  // After whatever changes lessons.
  growth: ({ db, clock, userId }, state) => setGrowth(db, clock, userId, state),
  reports: (child, state) => setReports(child, state),
  // After reports, of which it is the newest.
  share: ({ db, clock, userId }, state) => setShare(db, clock, userId, state),
  exerciseBook: ({ db, clock, userId }, state) => setExerciseBook(db, clock, userId, state),
  surveys: ({ db, clock, userId }, state) => setSurvey(db, clock, userId, state),
  material: ({ db, clock, userId }, state) => setMaterial(db, clock, userId, state),
  evaluation: ({ db, clock, userId }, state) => setEvaluation(db, clock, userId, state),
  homework: ({ db, clock, userId }, state) => setHomework({ db, clock, userId }, state),
  // After whatever tells of learning.
  straight: ({ db, clock, userId }, state) => setStraight(db, clock, userId, state),
  works: ({ db, clock, userId }, state) => setWorks({ db, clock, userId }, state),
  poster: ({ db, userId }, isDue) => setPoster(db, userId, isDue),
  configured: ({ db, userId }, isDue) => setConfiguredPopup(db, userId, isDue),
  floatButton: ({ db, userId }, isShown) => setFloatButton(db, userId, isShown),
  survey: ({ db, userId }, isDue) => changeActivity(db, userId, { isSurveyDue: isDue }),
};

/** All of it or nothing. */
export async function setHomeState(to: Surroundings, userId: number, state: HomeState): Promise<void> {
  await to.db.transaction(async (tx) => {
    for (const name of Object.keys(setters) as (keyof HomeState)[]) {
      const value = state[name];
      if (value === undefined) continue;
      // The compiler cannot follow that a setter and the value under its name belong together.
      await (setters[name] as Setter<keyof HomeState>)({ ...to, db: tx, userId }, value);
    }
  });
}

/** One package of so many hours, of a brand that the child has hours of; those that waited are gone. */
async function setGift(db: Db, clock: Clock, userId: number, hours: number | null): Promise<void> {
  await db.delete(hourGifts).where(and(eq(hourGifts.userId, userId), isNull(hourGifts.claimedAt)));
  if (hours === null) return;
  const [known] = await db
    .select({ brandCode: hourBalances.brandCode })
    .from(hourBalances)
    .where(eq(hourBalances.userId, userId))
    .orderBy(asc(hourBalances.id))
    .limit(1);
  const brandCode = known?.brandCode ?? SubjectCode.wandou;
  await seedHourGifts(db, clock, userId, [{ brandCode, name: GIFT_NAME, giveClass: hours }]);
}
