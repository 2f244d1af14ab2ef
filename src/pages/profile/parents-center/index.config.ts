import { pageConfigOf } from '@/contract/page-config';

// The mini program pulls by itself; on H5 the page brings its own.
export default definePageConfig(
  pageConfigOf('parentsCenter', {
    enablePullDownRefresh: process.env.TARO_ENV === 'weapp',
    enableShareTimeline: true,
  }),
);
