/** The operator's calls about what parents read. */
import { announcements } from './announcements';

export const content = { ...announcements };
