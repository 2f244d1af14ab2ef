import type { NewStudentConfig } from '../../src/contract/activities/schema';
import { requireSession, type Handler } from '../http/handler';
import { pictureKey } from '../demo/pictures/catalogue';
import { pictureUrl } from '../files/url';
import { ACTIVITY_MESSAGES } from './messages';
import { activityOf } from './state';
import type { NewbornScene } from './tables';

/** Get to know the teacher, prepare the tools, try the classroom, take the first lesson (assumed). */
const TOTAL_TASKS = 4;
const TASKS_DONE: Readonly<Record<NewbornScene, number>> = { 1: 0, 2: 2, 3: TOTAL_TASKS, 4: TOTAL_TASKS };

export const getNewbornEntranceDetail: Handler<'getNewbornEntranceDetail'> = async (_request, context) => {
  const { userId } = requireSession(context);
  const { newbornScene, newbornShowsPop } = await activityOf(context.db, userId);
  const pictures = newbornScene === null ? NO_PICTURES : picturesFor(context);
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

type Pictures = Omit<NewStudentConfig['homePageConfig'], 'title'>;

const NO_PICTURES: Pictures = {
  firstLessonIconUrl: '',
  newbornEntranceIconUrl: '',
  activityImgUrl: '',
  popImgUrl: '',
};

const picturesFor = (context: Parameters<typeof pictureUrl>[0]): Pictures => ({
  firstLessonIconUrl: pictureUrl(context, pictureKey.float('first-lesson')),
  newbornEntranceIconUrl: pictureUrl(context, pictureKey.float('new-student')),
  activityImgUrl: pictureUrl(context, pictureKey.scene('first-day')),
  popImgUrl: pictureUrl(context, pictureKey.poster('new-student')),
});
