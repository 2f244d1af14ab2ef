/** The operator's calls about what parents read. */
import { announcements } from './announcements';
import { placements } from './placements';

export const content = { ...announcements, ...placements };
