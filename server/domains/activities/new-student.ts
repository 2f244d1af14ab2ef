import { eq } from 'drizzle-orm';
import { NEWCOMER_TASKS, NewcomerScene } from '../../../src/contract/activities/values';
import { configurations } from '../configuration/tables';
import { NEW_STUDENT_PICTURES, type NewStudentPictures } from '../configuration/values';
import { requireSession, type CallContext, type Handler } from '../../core/http/handler';
import { pictureUrl } from '../../core/http/file-url';
import { ACTIVITY_MESSAGES } from './messages';
import { activityOf } from '../home/due/student-activities';
import { doneOf, newcomerStateOf } from './newcomers/path';

export const getNewbornEntranceDetail: Handler<'getNewbornEntranceDetail'> = async (_request, context) => {
  const { userId } = requireSession(context);
  const [state, { newbornShowsPop }] = [
    await newcomerStateOf(context, userId),
    await activityOf(context.db, userId),
  ];
  const isNew = state.scene !== NewcomerScene.none;
  const pictures = isNew ? await picturesFor(context) : NO_PICTURES;
  return {
    finishTaskCount: doneOf(state),
    totalTask: isNew ? NEWCOMER_TASKS.length : 0,
    isShowPop: isNew && newbornShowsPop,
    homePageConfig: { ...pictures, title: ACTIVITY_MESSAGES.newbornTitle },
    firstScene: state.scene === NewcomerScene.begin,
    secondScene: state.scene === NewcomerScene.inProgress,
    thirdScene: state.scene === NewcomerScene.rewardWaits,
    fourthScene: state.scene === NewcomerScene.rewarded,
  };
};

const NO_PICTURES: NewStudentPictures = {
  firstLessonIconUrl: '',
  newbornEntranceIconUrl: '',
  activityImgUrl: '',
  popImgUrl: '',
};

/** Only pictures that the operator has configured. */
async function picturesFor(context: CallContext): Promise<NewStudentPictures> {
  const [found] = await context.db
    .select({ value: configurations.value })
    .from(configurations)
    .where(eq(configurations.name, NEW_STUDENT_PICTURES));
  const keys = { ...NO_PICTURES, ...(found?.value as Partial<NewStudentPictures> | undefined) };
  return {
    firstLessonIconUrl: pictureUrl(context, keys.firstLessonIconUrl),
    newbornEntranceIconUrl: pictureUrl(context, keys.newbornEntranceIconUrl),
    activityImgUrl: pictureUrl(context, keys.activityImgUrl),
    popImgUrl: pictureUrl(context, keys.popImgUrl),
  };
}
