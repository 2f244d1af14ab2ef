import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
import type { Labels } from '../../core/labels';
import { courseHandlers } from './handlers';
import { filmCourseHandlers } from './film-courses';
import { listMyCourses } from './my-courses';
import { replayHandlers } from './replays';
import { studyHandlers } from './study';
import { listClassFeatures } from './features/handlers';
import * as featureTables from './features/tables';
import { getSyllabus } from './syllabus';
import { unlockCourse } from './unlock';
import * as tables from './tables';
import { teacherHandlers } from './teachers/handlers';
import * as teacherTables from './teachers/tables';
import * as timetableTables from './timetable/tables';
import { courseLosses } from './losses';
import { chapterSource, replaySource } from './playable';
import { teacherPlayable } from './teachers/playable';
import { giveTrialHour } from './trial-hour';
import { coursesImports } from './imports';

const handlers: DomainHandlers<'courses'> = {
  ...courseHandlers,
  ...replayHandlers,
  ...studyHandlers,
  getSyllabus,
  listClassFeatures,
  ...teacherHandlers,
  ...filmCourseHandlers,
  listMyCourses,
  unlockCourse,
};

const labels: Labels = {
  tables: {
    enrollments: '已报名课程',
    film_unlocks: '已解锁课程',
    timetables: '课表',
    lessons: '课程安排',
    lesson_films: '课程回放',
  },
  columns: {
    enrolled_at: '报名时间',
    unlocked_at: '解锁时间',
    teacher_id: '老师编号',
    film_id: '视频编号',
    starts_on: '开始日期',
    every_days: '间隔天数',
    duration_minutes: '时长（分钟）',
    chapter_name: '章节',
    chapter_id: '章节编号',
    starts_at: '开始时间',
    attendance: '出勤',
    'film_unlocks.hours': '所用课时',
  },
};

export const courses = {
  handlers,
  tables: { ...tables, ...featureTables, ...teacherTables, ...timetableTables },
  labels,
  imports: coursesImports,
  playable: { chapter: chapterSource, replay: replaySource, teacher: teacherPlayable },
  losses: courseLosses,
  onLogin: giveTrialHour,
} satisfies Domain;
