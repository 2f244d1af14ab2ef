/** The operator's calls about the school: its step-up season, its teachers. */
import { season } from './season';
import { teachers } from './teachers';

export const school = { ...season, ...teachers };
