/** Sound stories. Playback and progress use the film calls with kind `story`. */
import { defineCalls } from '../define';
import { shapes } from '../generated/stories/calls';
import type { storiesSchemas } from './schema';

const entry = { service: 'product', access: 'session', served: true, assumed: true } as const;

export const storiesCalls = defineCalls<typeof storiesSchemas>(shapes)({
  getStoryShelves: { ...entry, method: 'GET', path: '/v1/story/shelves' },
  listStories: { ...entry, method: 'GET', path: '/v1/story/list' },
  getStory: { ...entry, method: 'GET', path: '/v1/story/get' },
});
