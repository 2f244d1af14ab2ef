import { route } from '../route';

export const storiesRoutes = {
  /** `stop` "end": stops after this story. */
  soundStoryPlayer: route<{ id?: string; stop?: 'end' }>({
    path: '/soundStoryPlayer',
    title: '有声故事',
    weapp: 'webView',
    page: 'stories/sound-story-player',
  }),
  soundStoryPage: route({
    path: '/soundStoryPage',
    title: '有声故事',
    weapp: 'webView',
    page: 'stories/sound-story-page',
  }),
} as const;
