import { owned } from '../../core/http/policy';
import { taskClaims } from './tasks/tables';

export const ownClaims = owned(taskClaims.userId);
