import { owned } from '../../core/http/policy';
import { taskClaims } from './tasks/tables';

/** What a child got for a task is for its own parent. */
export const ownClaims = owned(taskClaims.userId);
