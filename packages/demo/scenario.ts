/** Puts an account into the states of a scenario, for the demo accounts and for testers. */
import { and, asc, eq, isNull } from 'drizzle-orm';
import { SubjectCode } from '../../src/contract/courses/values';
import type { Scenario, ScenarioState } from '../../src/contract/scenario';
import { setCheckIn, setDaysSignedIn, setPoster } from './content/rewards/check-ins';
import { changeActivity } from '../../server/domains/home/due/student-activities';
import { setActivities } from './content/activities/floating';
import type { Db } from '../../server/core/db/types';
import type { ImportServices } from '../../server/core/import/kind';
import { setHomework } from './content/homework/states';
import { seedHourGifts } from './content/hours/seed';
import { hourBalances, hourGifts } from '../../server/domains/hours/tables';
import { askInterestTags } from './content/home/interest-tags';
import { setConfiguredPopup, setFloatButton } from './content/home/own-slots';
import { seedReports, setReports } from './content/growth/report-states';
import { setMaterial, setSurvey } from './content/forms/states';
import { setEvaluation } from './content/evaluation-forms/states';
import { setOpenClass } from './content/classes/states';
import { setCourses } from './content/courses/states';
import { setFreshman } from './content/newcomers/scenes';
import { setNewcomer } from './content/newcomers/states';
import { setReplay } from './content/study/replays';
import { setStudy } from './content/study/states';
import { setGrowth } from './content/growth/states';
import { setShare } from './content/growth/shares';
import { setExerciseBook } from './content/exercise-book/states';
import { setLesson } from './content/lessons/states';
import { setStepUp } from './content/step-up/states';
import { setStraight } from './content/straight/states';
import { setWorks } from './content/works/states';
import type { Clock } from '../../server/core/time';

const GIFT_NAME = '新学期礼包';

type Setter<K extends keyof Scenario> = (
  to: ImportServices & { readonly userId: number },
  value: ScenarioState<K>,
) => Promise<void>;

const setters: { readonly [K in keyof Required<Scenario>]: Setter<K> } = {
  classHour: ({ db, clock, userId }, hours) => setGift(db, clock, userId, hours),
  // Before checkIn, which removes today's check-in.
  dayNum: ({ db, clock, userId }, days) => setDaysSignedIn(db, clock, userId, days),
  checkIn: ({ db, clock, userId }, isDue) => setCheckIn(db, clock, userId, isDue),
  freshman: (child, scene) => setFreshman(child, scene),
  freshmanPopup: ({ db, userId }, isDue) => changeActivity(db, userId, { newbornShowsPop: isDue }),
  newcomer: (child, state) => setNewcomer(child, state),
  interestTags: ({ db, userId }, number) => askInterestTags(db, userId, number),
  wonderful: ({ db, userId }, isDue) =>
    changeActivity(db, userId, { wonderfulPopup: isDue, wonderfulIcon: isDue }),
  report: ({ db, clock, userId }, type) => seedReports(db, clock, userId, type === null ? [] : [type]),
  activities: ({ db, userId }, number) => setActivities(db, userId, number),
  higherLevel: (child, isDue) => setStepUp(child, isDue ? 'y-waiting' : 'none'),
  stepUp: (child, state) => setStepUp(child, state),
  openClass: ({ db, clock, userId }, state) => setOpenClass(db, clock, userId, state),
  courses: (child, state) => setCourses(child, state),
  study: (child, state) => setStudy(child, state),
  replay: ({ db, clock, userId }, state) => setReplay(db, clock, userId, state),
  // After courses, which may remove all courses.
  lesson: ({ db, clock, userId }, state) => setLesson(db, clock, userId, state),
  // After all setters that change lessons.
  growth: ({ db, clock, userId }, state) => setGrowth(db, clock, userId, state),
  reports: (child, state) => setReports(child, state),
  // After reports: it shares the newest one.
  share: ({ db, clock, userId }, state) => setShare(db, clock, userId, state),
  exerciseBook: ({ db, clock, userId }, state) => setExerciseBook(db, clock, userId, state),
  surveys: ({ db, clock, userId }, state) => setSurvey(db, clock, userId, state),
  material: ({ db, clock, userId }, state) => setMaterial(db, clock, userId, state),
  evaluation: ({ db, clock, userId }, state) => setEvaluation(db, clock, userId, state),
  homework: ({ db, clock, userId }, state) => setHomework({ db, clock, userId }, state),
  // After all setters that store learning events.
  straight: ({ db, clock, userId }, state) => setStraight(db, clock, userId, state),
  works: ({ db, clock, userId }, state) => setWorks({ db, clock, userId }, state),
  poster: ({ db, userId }, isDue) => setPoster(db, userId, isDue),
  configured: ({ db, userId }, isDue) => setConfiguredPopup(db, userId, isDue),
  floatButton: ({ db, userId }, isShown) => setFloatButton(db, userId, isShown),
  survey: ({ db, userId }, isDue) => changeActivity(db, userId, { isSurveyDue: isDue }),
};

/** In one transaction. */
export async function setScenario(to: ImportServices, userId: number, scenario: Scenario): Promise<void> {
  await to.db.transaction(async (tx) => {
    for (const name of Object.keys(setters) as (keyof Scenario)[]) {
      const value = scenario[name];
      if (value === undefined) continue;
      // TypeScript cannot correlate a setter with the value of the same name.
      await (setters[name] as Setter<keyof Scenario>)({ ...to, db: tx, userId }, value);
    }
  });
}

/** Replaces unclaimed packages by one with this many hours, for a brand of which the child has hours. */
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
