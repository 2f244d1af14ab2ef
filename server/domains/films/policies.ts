import { owned } from '../../core/http/policy';
import { watchProgress } from './tables';

/** How far a child is with a film. Who may play it, the domain says that it is part of: its `playable` refuses. */
export const ownProgress = owned(watchProgress.userId);
