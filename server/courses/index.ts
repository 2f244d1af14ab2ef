import type { DomainHandlers } from '../http/handler';
import { courseHandlers } from './handlers';
import { replayHandlers } from './replays';
import { studyHandlers } from './study';
import { getSyllabus } from './syllabus';
import * as tables from './tables';
import { coursesLabels } from './labels';

const handlers: DomainHandlers<'courses'> = {
  ...courseHandlers,
  ...replayHandlers,
  ...studyHandlers,
  getSyllabus,
};

export const courses = { handlers, tables, labels: coursesLabels };
