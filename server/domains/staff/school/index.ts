/** The operator's calls about the school: its step-up season, teachers, courses, lessons, activities. */
import { activities } from './activities';
import { courses } from './courses';
import { lessons } from './lessons';
import { season } from './season';
import { seasonSettings } from './settings';
import { teachers } from './teachers';

export const school = { ...season, ...seasonSettings, ...teachers, ...courses, ...lessons, ...activities };
