import type { Domain } from '../../core/domain';
import { storyHandlers } from './handlers';
import * as tables from './tables';
import { storySource } from './playable';

/** Progress is stored by the films domain. */
export const stories = {
  handlers: storyHandlers,
  tables,
  playable: { story: storySource },
} satisfies Domain;
