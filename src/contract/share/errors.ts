import type { DocumentedErrors } from '../define';
import { BACKEND_CODE } from '../errors';
import type { shareCalls } from './calls';

export const shareErrors = {
  getBeacoinByShareWechat: {
    [BACKEND_CODE.notFound]: 'nothing of this parent is shared under this id, and no work that is shown',
  },
} as const satisfies DocumentedErrors<typeof shareCalls>;
