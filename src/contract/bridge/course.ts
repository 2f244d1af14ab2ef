import type { LiveCourseData } from '../lessons/schema';
import { MIN_APP_VERSION } from '../host';
import { ANY_VERSION, command, type NoParams, type NoReply } from './define';

const APPS_ONLY = { minVersion: ANY_VERSION, weChatWeb: null, web: null, miniProgram: null } as const;

/** Native course commands. Parameter names that are not shown are assumed. */
export const courseCommands = {
  liveCourse: command<{ readonly courseData: LiveCourseData }, NoReply>()({
    ...APPS_ONLY,
    name: 'LiveCourse',
    replies: false,
  }),
  replayCourse: command<{ readonly courseData: LiveCourseData }, NoReply>()({
    ...APPS_ONLY,
    name: 'ReplayCourse',
    replies: false,
  }),
  /** Bytes of downloaded courses. */
  getCourseCacheSize: command<NoParams, number>()({
    ...APPS_ONLY,
    name: 'GetCourseCacheSize',
    replies: true,
  }),
  clearCourseCache: command<NoParams, NoReply>()({ ...APPS_ONLY, name: 'ClearCourseCache', replies: true }),
  correctHomework: command<{ readonly homeworkId: number }, NoReply>()({
    ...APPS_ONLY,
    minVersion: MIN_APP_VERSION.correctHomework,
    name: 'CorrectHomework',
    replies: false,
  }),
  correctSpecialTopicWrongTitle: command<{ readonly topicId: number }, NoReply>()({
    ...APPS_ONLY,
    minVersion: MIN_APP_VERSION.correctSpecialTopicWrongTitle,
    name: 'CorrectSpecialTopicWrongTitle',
    replies: false,
  }),
} as const;
