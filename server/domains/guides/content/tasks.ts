import { GuideCode, GuideNeeds } from '../../../../src/contract/guides/values';
import type { GuideText } from './guide-text';
import { toPage } from './next';

const IN_TASKS = '在家长端的“我的 > 我的任务”里，可以看到做到了多少、能领多少星星。';

/** Instructions per task, one guide each. */
export const taskGuides: readonly GuideText[] = [
  {
    code: GuideCode.onlineAuditTask,
    title: '怎样完成旁听任务',
    words: '在孩子上直播课的时候听一听，任务就完成了。旁听不扣课时，也不算孩子出勤。',
    steps: [
      {
        title: '等到上课时间',
        words: '旁听要在课上进行，课前和课后都不能旁听。',
        picture: 'clock',
        alt: '时钟',
      },
      {
        title: '点“在线旁听”',
        words: '在首页的“今日课程”里，找到正在上的课。',
        picture: 'audit',
        alt: '首页正在上的课，小豌豆指着“在线旁听”',
      },
      {
        title: '静静地听',
        words: '老师和同学看不到您，也听不到您。',
        picture: 'listen',
        alt: '耳机',
      },
      {
        title: '领取星星',
        words: '回到“我的任务”，任务会变成可以领取。',
        picture: 'task',
        alt: '我的任务，小豌豆指着奖励',
      },
    ],
    notes: [],
    next: toPage(
      'index',
      '去今日课程',
      '请在“豌豆家长端（旁听版）”里打开首页的“今日课程”，点“在线旁听”。',
      GuideNeeds.listening,
    ),
  },
  {
    code: GuideCode.specialTaskFinish,
    title: '怎样完成专题任务',
    words: '专题任务由几个小题组成，每题都看过讲解，专题才算完成。',
    steps: [
      {
        title: '打开专题',
        words: '在“我的报告”里打开专题探索报告，从“看看每一题”开始。',
        picture: 'tabGrowth',
        alt: '成长页，小豌豆指着底部的“成长”',
      },
      {
        title: '一题一题做',
        words: '做错了也没关系，看完讲解再试一次。',
        picture: 'question',
        alt: '一道题，小豌豆指着答案',
      },
      {
        title: '提交并领取',
        words: '全部做完后提交，回到“我的任务”领取奖励。',
        picture: 'task',
        alt: '我的任务，小豌豆指着奖励',
      },
    ],
    notes: [],
    next: toPage('myTaskCenterMyTaskList', '看我的任务', IN_TASKS),
  },
  {
    code: GuideCode.recordHomeworkFinish,
    title: '怎样完成录播作业',
    words: '看完一节录播课，接着做它的作业，这节课才算学完。',
    steps: [
      {
        title: '看完这节课',
        words: '可以分几次看，下次会从上次停下的地方继续。',
        picture: 'recordedLesson',
        alt: '录播课的页面，小豌豆指着封面',
      },
      {
        title: '打开这节课的作业',
        words: '课程下面写着“作业”，没做的会亮着。',
        picture: 'homeworkList',
        alt: '作业列表，小豌豆指着第一份作业',
      },
      {
        title: '拍照或在线作答',
        words: '纸上写的可以拍下来，光线亮一些，字要完整。',
        picture: 'camera',
        alt: '照相机',
      },
      {
        title: '提交',
        words: '提交后老师会批改，结果在作业列表里。',
        picture: 'handIn',
        alt: '最后一题，小豌豆指着“检查并提交”',
      },
    ],
    notes: [],
    next: toPage('homeworkList', '去做作业', '在家长端“课程”里点开录播课，就能看到它的作业。'),
  },
  {
    code: GuideCode.recordStudyFinish,
    title: '怎样完成录播学习',
    words: '录播课随时可以看，看到结尾才算学完一节。',
    steps: [
      {
        title: '打开“课程”',
        words: '录播课在“课程”里，写着学到第几节。',
        picture: 'tabCourses',
        alt: '课程页，小豌豆指着底部的“课程”',
      },
      {
        title: '从上次的地方接着看',
        words: '拖到最后不算看完，要真的看过才会记下来。',
        picture: 'recordedLesson',
        alt: '录播课的页面，小豌豆指着封面',
      },
      {
        title: '领取星星',
        words: '这个月看够了，就能在“我的任务”里领取。',
        picture: 'task',
        alt: '我的任务，小豌豆指着奖励',
      },
    ],
    notes: [],
    next: toPage('myTabClass', '去看录播课', '在家长端底部的“课程”里，点开录播课。'),
  },
  {
    code: GuideCode.stageTask,
    title: '怎样完成阶段任务',
    words: '每学完一个阶段，有一份阶段报告和几件想请家长一起做的事。',
    steps: [
      {
        title: '上完这一阶段的课',
        words: '缺的课可以看回放或者补课。',
        picture: 'tabCourses',
        alt: '课程页，小豌豆指着底部的“课程”',
      },
      {
        title: '交齐作业',
        words: '被退回的作业改好再交一次，也算交齐。',
        picture: 'homeworkList',
        alt: '作业列表，小豌豆指着第一份作业',
      },
      {
        title: '和孩子一起看阶段报告',
        words: '告诉孩子哪里进步了，再商量下一步想学什么。',
        picture: 'gradingReport',
        alt: '报告的封面，小豌豆指着结论',
      },
    ],
    notes: ['阶段报告在阶段结束后几天内出来，出来时会收到消息。'],
    next: toPage('reportStage', '看阶段报告', '在家长端“成长”里的“我的报告”，可以找到阶段报告。'),
  },
];
