/** Courses, replays, baby study, teachers. */
import { defineCalls } from '../define';
import { shapes } from '../generated/courses/calls';
import type { coursesSchemas } from './schema';

/** None of these paths is shown. */
const ours = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const coursesCalls = defineCalls<typeof coursesSchemas>(shapes)({
  getUserSubject: {
    method: 'POST',
    path: '/v1/course/getUserSubject',
    service: 'product',
    access: 'session',
    served: true,
    reads: true,
  },
  getCourseStudyList: {
    method: 'POST',
    path: '/v1/course/getCourseStudyList',
    service: 'product',
    access: 'session',
    served: true,
    sendsToken: true,
    reads: true,
  },
  /** Outline of a step; the path is not shown (assumed). */
  getSyllabus: {
    method: 'GET',
    path: '/v1/course/getSyllabus',
    service: 'product',
    access: 'session',
    served: true,
    assumed: true,
  },
  listGroupCourses: { ...ours, method: 'GET', path: '/v1/course/groupCourses' },
  getFilmCourse: { ...ours, method: 'GET', path: '/v1/course/filmCourse' },
  getChapter: { ...ours, method: 'GET', path: '/v1/course/chapter' },
  listMyCourses: { ...ours, method: 'GET', path: '/v1/course/myCourses' },
  unlockCourse: { ...ours, method: 'POST', path: '/v1/course/unlock', once: true },
  listBabyStudy: { ...ours, method: 'GET', path: '/v1/babyStudy/list' },
  listPurchasedStudy: { ...ours, method: 'GET', path: '/v1/babyStudy/purchased' },
  listReplays: { ...ours, method: 'GET', path: '/v1/course/replays' },
  getReplay: { ...ours, method: 'GET', path: '/v1/course/replay' },
  /** The page works without a login. */
  getPlayback: { ...ours, access: 'optional', method: 'GET', path: '/v1/course/playback' },
  listTeachers: { ...ours, method: 'GET', path: '/v1/teacher/list' },
  getTeacher: { ...ours, method: 'GET', path: '/v1/teacher/detail' },
  listClassFeatures: { ...ours, method: 'GET', path: '/v1/course/features' },
});
