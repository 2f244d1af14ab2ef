import { owned } from '../../core/http/policy';
import { watchProgress } from './tables';

/** Progress belongs to a child. Access to a film is checked by its domain's `playable`. */
export const ownProgress = owned(watchProgress.userId);
