/** The operator's calls about what parents read. */
import { agreements } from './agreements';
import { announcements } from './announcements';
import { gifts } from './gifts';
import { materialRequests } from './material-requests';
import { placements } from './placements';

export const content = { ...agreements, ...announcements, ...placements, ...gifts, ...materialRequests };
