/** The operator's calls about what parents read. */
import { agreements } from './agreements';
import { announcements } from './announcements';
import { gifts } from './gifts';
import { materialRequests } from './material-requests';
import { guides } from './guides';
import { help } from './help';
import { modules } from './modules';
import { placements } from './placements';
import { surveys } from './surveys';

export const content = {
  ...agreements,
  ...announcements,
  ...placements,
  ...gifts,
  ...materialRequests,
  ...help,
  ...surveys,
  ...modules,
  ...guides,
};
