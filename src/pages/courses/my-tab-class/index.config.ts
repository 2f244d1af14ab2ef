import { pageConfigOf } from '@/contract/page-config';

// The mini program has native pull to refresh; on H5 the page implements it.
export default definePageConfig(
  pageConfigOf('myTabClass', {
    enablePullDownRefresh: process.env.TARO_ENV === 'weapp',
    enableShareTimeline: true,
  }),
);
