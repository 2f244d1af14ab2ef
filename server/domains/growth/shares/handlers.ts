import type { HandlersOf } from '../../../core/http/handler';
import { ownShareHandlers } from './own';
import { getShared } from './get-shared';

export const shareHandlers: HandlersOf<'createShare' | 'listShares' | 'revokeShare' | 'getShared'> = {
  ...ownShareHandlers,
  getShared,
};
