import { GuideCode } from '../../../../src/contract/guides/values';
import type { GuideText } from './guide-text';
import { toPage } from './next';

/** Where to find things, and announcements. */
export const navigationGuides: readonly GuideText[] = [
  {
    code: GuideCode.entrance,
    title: '常用功能在哪里',
    words: '四个底部入口，按“首页、成长、课程、我的”来找。',
    steps: [
      {
        title: '首页：今天要做的事',
        words: '今日课程、学情、活动，都在首页。',
        picture: 'tabHome',
        alt: '首页，小豌豆指着底部的“首页”',
      },
      {
        title: '成长：学得怎么样',
        words: '学习计划、动态学情和各种报告。',
        picture: 'tabGrowth',
        alt: '成长页，小豌豆指着底部的“成长”',
      },
      {
        title: '课程：在学的课',
        words: '直播课、录播课和它们的作业。',
        picture: 'tabCourses',
        alt: '课程页，小豌豆指着底部的“课程”',
      },
      {
        title: '我的：账户和服务',
        words: '课时、订单、地址、物流、设置，还有客服。',
        picture: 'tabMine',
        alt: '我的页，小豌豆指着底部的“我的”',
      },
    ],
    notes: ['小程序里只有“课程”和“我的”，其他功能在 App 和网页里。'],
    next: toPage('index', '回首页', '请打开“豌豆家长端”或网页版，从首页开始。'),
  },
  {
    code: GuideCode.molierduoNotice,
    title: '莫里尔多课程通知',
    words: '莫里尔多课程的上课方式有几点不一样，请在上课前读一读。',
    steps: [
      {
        title: '上课时间',
        words: '以课程列表里写的时间为准，有变化会提前用消息告诉您。',
        picture: 'clock',
        alt: '时钟',
      },
      {
        title: '上课之前',
        words: '和其他直播课一样，提前准备好网络、电量和教具。',
        picture: 'device',
        alt: '平板上显示网络和电量都很好',
      },
      {
        title: '有问题找老师',
        words: '请假、补课、换班，都可以问辅导老师。',
        picture: 'talk',
        alt: '两个对话气泡',
      },
    ],
    notes: ['课时的扣除办法和其他课程相同，可以在“我的课时”里查看。'],
    next: toPage('myTabClass', '去看我的课程', '在家长端底部的“课程”里查看。'),
  },
];
