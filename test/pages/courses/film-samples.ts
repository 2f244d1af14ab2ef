import type { Chapter, FilmCourse, FilmCourseDetail } from '@/contract/courses/film-course.schema';
import type { MyCourse } from '@/contract/courses/schema';
import { CourseType, FilmAccess, FilmCourseKind, MyCourseState, Subject } from '@/contract/courses/values';

export const filmCourse = (courseId: number, more: Partial<FilmCourse> = {}): FilmCourse => ({
  courseId,
  kind: FilmCourseKind.recorded,
  subject: Subject.jianqiao,
  title: `课程${courseId}`,
  subtitle: '看到单词就会读',
  picture: '',
  ages: '4–6岁',
  chapterNum: 3,
  finishedNum: 1,
  watchedPercent: 40,
  access: FilmAccess.open,
  availableUntil: '',
  priceHours: 6,
  ...more,
});

export const chapter = (chapterId: number, more: Partial<Chapter> = {}): Chapter => ({
  chapterId,
  position: chapterId,
  title: `小故事${chapterId}`,
  picture: '',
  seconds: 300,
  positionSeconds: 0,
  furthestSeconds: 0,
  isFinished: false,
  access: FilmAccess.open,
  ...more,
});

export const filmDetail = (more: Partial<FilmCourseDetail> = {}): FilmCourseDetail => ({
  ...filmCourse(3001, { title: '字母歌' }),
  summary: '会唱也会发音',
  highlights: ['听音找字母'],
  teacherId: 802,
  teacherName: '苏老师',
  teacherAvatar: '',
  chapters: [
    chapter(1, { isFinished: true, furthestSeconds: 300 }),
    chapter(2, { furthestSeconds: 60 }),
    chapter(3),
  ],
  currentChapterId: 2,
  hoursLeft: 0,
  ...more,
});

/** A course that the child does not have; the first chapter is free. */
export const lockedDetail = (more: Partial<FilmCourseDetail> = {}): FilmCourseDetail =>
  filmDetail({
    ...{ access: FilmAccess.locked, watchedPercent: 0, finishedNum: 0, currentChapterId: 0, hoursLeft: 20 },
    chapters: [chapter(1, { access: FilmAccess.trial }), chapter(2, { access: FilmAccess.locked })],
    ...more,
  });

export const myCourse = (more: Partial<MyCourse> = {}): MyCourse => ({
  courseType: CourseType.recorded,
  groupId: 0,
  courseId: 3001,
  name: '字母歌',
  subject: Subject.jianqiao,
  picture: '',
  state: MyCourseState.studying,
  doneNum: 1,
  totalNum: 4,
  nextTitle: '小故事2',
  nextAt: '',
  availableUntil: '',
  ...more,
});

export const lessonsOf = (groupId: number, more: Partial<MyCourse> = {}): MyCourse =>
  myCourse({
    ...{ courseType: CourseType.live, groupId, courseId: 0, name: '豌豆思维', subject: Subject.wandou },
    ...{ doneNum: 12, totalNum: 48, nextTitle: '第13讲 找规律', nextAt: '2030-01-05 19:00:00' },
    ...more,
  });
