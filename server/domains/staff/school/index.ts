/** The operator's calls about the school: its step-up season, teachers, courses. */
import { courses } from './courses';
import { season } from './season';
import { teachers } from './teachers';

export const school = { ...season, ...teachers, ...courses };
