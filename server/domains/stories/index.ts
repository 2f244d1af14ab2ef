import type { Domain } from '../../core/domain';
import { storyHandlers } from './handlers';
import * as tables from './tables';
import { storySource } from './playable';

/** How far a child is with each is kept by the films. */
export const stories = {
  handlers: storyHandlers,
  tables,
  playable: { story: storySource },
} satisfies Domain;
