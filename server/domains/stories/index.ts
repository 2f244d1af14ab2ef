import { NO_LABELS } from '../../core/labels';
import { storyHandlers } from './handlers';
import * as tables from './tables';

/** How far a child is with each is kept by the films. */
export const stories = { handlers: storyHandlers, tables, labels: NO_LABELS };
