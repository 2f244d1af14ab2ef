import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import { shareCalls } from './calls';
import { shareRoutes } from './routes';
import { shareSchemas } from './schema';

const shareErrors = {
  getBeacoinByShareWechat: {
    [BACKEND_CODE.notFound]: 'nothing of this parent is shared under this id, and no work that is shown',
  },
} as const satisfies DocumentedErrors<typeof shareCalls>;

export const share = {
  routes: shareRoutes,
  calls: shareCalls,
  schemas: shareSchemas,
  errors: shareErrors,
};
