import babyShowDrawing from '@/assets/mine/babyShow.svg';
import babyStudyDrawing from '@/assets/mine/babyStudy.svg';
import littleTeacherDrawing from '@/assets/mine/littleTeacher.svg';
import myCoursesDrawing from '@/assets/mine/myCourses.svg';
import openClassesDrawing from '@/assets/mine/openClasses.svg';
import peaClassesDrawing from '@/assets/mine/peaClasses.svg';
import soundStoriesDrawing from '@/assets/mine/soundStories.svg';
import straightDrawing from '@/assets/mine/straight.svg';
import { notInMiniProgram } from './rules';
import { entryTexts } from './texts';
import type { MineEntry } from './types';

type Service = keyof typeof SERVICES;

/** Each has a page, wherever else the operator places it. Two full rows. */
const SERVICES = {
  myCourses: ['myClass1', myCoursesDrawing],
  openClasses: ['openClassCenterOpenClassPage', openClassesDrawing],
  peaClasses: ['peaClassCenterPeaClassPage', peaClassesDrawing],
  babyStudy: ['babyStudyList', babyStudyDrawing],
  babyShow: ['babyShow', babyShowDrawing],
  straight: ['straightList', straightDrawing],
  littleTeacher: ['littleTeacherList', littleTeacherDrawing],
  soundStories: ['soundStoryPage', soundStoriesDrawing],
} as const;

/** Services besides the child's own lessons. The mini program has none: rule profile-18. */
export const serviceEntries: readonly MineEntry[] = (Object.keys(SERVICES) as Service[]).map((id) => {
  const [screen, drawing] = SERVICES[id];
  return {
    id,
    section: 'allServices',
    title: entryTexts[id],
    drawing,
    rules: [notInMiniProgram],
    opens: { screen, params: {} },
  };
});
