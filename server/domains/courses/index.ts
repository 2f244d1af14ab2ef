import type { Domain } from '../../core/domain';
import type { DomainHandlers } from '../../core/http/handler';
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
import { coursesLabels } from './labels';
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

export const courses = {
  handlers,
  tables: { ...tables, ...featureTables, ...teacherTables, ...timetableTables },
  labels: coursesLabels,
  imports: coursesImports,
  playable: { chapter: chapterSource, replay: replaySource, teacher: teacherPlayable },
  losses: courseLosses,
  onLogin: giveTrialHour,
} satisfies Domain;
