import { eq } from 'drizzle-orm';
import { configurations } from '../configuration/tables';
import { NEWBORN_PICTURES, type NewbornPictures } from '../configuration/values';
import { requireSession, type CallContext, type Handler } from '../http/handler';
import { pictureUrl } from '../files/url';
import { ACTIVITY_MESSAGES } from './messages';
import { activityOf } from './student-activities';
import type { NewbornScene } from './tables';

/** Get to know the teacher, prepare the tools, try the classroom, take the first lesson (assumed). */
const TOTAL_TASKS = 4;
const TASKS_DONE: Readonly<Record<NewbornScene, number>> = { 1: 0, 2: 2, 3: TOTAL_TASKS, 4: TOTAL_TASKS };

export const getNewbornEntranceDetail: Handler<'getNewbornEntranceDetail'> = async (_request, context) => {
  const { userId } = requireSession(context);
  const { newbornScene, newbornShowsPop } = await activityOf(context.db, userId);
  const pictures = newbornScene === null ? NO_PICTURES : await picturesFor(context);
  return {
    finishTaskCount: newbornScene === null ? 0 : TASKS_DONE[newbornScene],
    totalTask: newbornScene === null ? 0 : TOTAL_TASKS,
    isShowPop: newbornScene !== null && newbornShowsPop,
    homePageConfig: { ...pictures, title: ACTIVITY_MESSAGES.newbornTitle },
    firstScene: newbornScene === 1,
    secondScene: newbornScene === 2,
    thirdScene: newbornScene === 3,
    fourthScene: newbornScene === 4,
  };
};

const NO_PICTURES: NewbornPictures = {
  firstLessonIconUrl: '',
  newbornEntranceIconUrl: '',
  activityImgUrl: '',
  popImgUrl: '',
};

/** Those that the operator has. */
async function picturesFor(context: CallContext): Promise<NewbornPictures> {
  const [found] = await context.db
    .select({ value: configurations.value })
    .from(configurations)
    .where(eq(configurations.name, NEWBORN_PICTURES));
  const keys = { ...NO_PICTURES, ...(found?.value as Partial<NewbornPictures> | undefined) };
  return {
    firstLessonIconUrl: pictureUrl(context, keys.firstLessonIconUrl),
    newbornEntranceIconUrl: pictureUrl(context, keys.newbornEntranceIconUrl),
    activityImgUrl: pictureUrl(context, keys.activityImgUrl),
    popImgUrl: pictureUrl(context, keys.popImgUrl),
  };
}
