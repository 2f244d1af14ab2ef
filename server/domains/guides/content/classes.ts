import { GuideCode, GuideNeeds } from '../../../../src/contract/guides/values';
import type { GuideText } from './guide-text';
import { toPage } from './next';

/** Before, in and after a class. */
export const classGuides: readonly GuideText[] = [
  {
    code: GuideCode.beforeClass,
    title: '上课前这样准备',
    words: '课前花十分钟，孩子上课更从容，也更愿意开口。',
    steps: [
      {
        title: '检查网络和电量',
        words: '连上家里的 Wi-Fi，电量留够一半以上，尽量用平板或电脑。',
        picture: 'device',
        alt: '平板上显示网络和电量都很好',
      },
      {
        title: '打开课前预习',
        words: '和孩子一起看看这节课要学什么，需要的教具提前放在手边。',
        picture: 'beforeClass',
        alt: '课前预习页，小豌豆指着要准备的东西',
      },
      {
        title: '提前五分钟进教室',
        words: '老师会提前开放教室，先试一试声音和画面。',
        picture: 'clock',
        alt: '时钟指向上课前五分钟',
      },
    ],
    notes: [
      '临时不能上课，开课{leaveHours}小时前在“我的”里的“请假补课”请假，下课{replayMinutes}分钟后可以看回放。',
    ],
    next: toPage('beforeClass', '去课前预习', '在家长端首页的“今日课程”里，点开这节课就能看到“课前预习”。'),
  },
  {
    code: GuideCode.live,
    title: '怎样上直播课',
    words: '孩子在“豌豆学生端”里上直播课，平板、电脑、手机都可以；家长可以在线旁听。',
    steps: [
      {
        title: '打开首页',
        words: '孩子今天的课都在首页的“今日课程”里。',
        picture: 'tabHome',
        alt: '首页，小豌豆指着底部的“首页”',
      },
      {
        title: '找到这节课',
        words: '看清时间和老师，提前几分钟准备好。',
        picture: 'lesson',
        alt: '首页的今日课程，小豌豆指着下一节课',
      },
      {
        title: '让孩子进教室',
        words:
          '打开“豌豆学生端”，用同一个手机号登录。第一次进入会问摄像头和麦克风，请选“允许”，老师才能听到孩子说话。',
        picture: 'play',
        alt: '教室里的画面正在播放',
      },
    ],
    notes: ['家长只想在旁边听，请点“在线旁听”：旁听不扣课时，也不算孩子出勤。'],
    next: toPage(
      'index',
      '去看今天的课',
      '请在手机上打开“豌豆家长端”，用同一个手机号登录，在首页的“今日课程”里看时间、在线旁听。',
      GuideNeeds.app,
    ),
  },
  {
    code: GuideCode.onlineHomework,
    title: '怎样在线做作业',
    words: '作业在手机上就能做，做一半也会自动保存。',
    steps: [
      {
        title: '打开作业列表',
        words: '没做的、被退回的排在最前面，写着什么时候截止。',
        picture: 'homeworkList',
        alt: '作业列表，小豌豆指着第一份作业',
      },
      {
        title: '让孩子自己答',
        words: '选一选、连一连、说一说、拍一拍，每答一步都会自动保存。',
        picture: 'question',
        alt: '一道作业题，小豌豆指着答案',
      },
      {
        title: '检查后提交',
        words: '提交前能看到还有哪几题没答。没有网络也可以先提交，联网后自动送出。',
        picture: 'handIn',
        alt: '最后一题，小豌豆指着“检查并提交”',
      },
      {
        title: '等老师批改',
        words: '批改好了会收到消息，里面有老师的话和每道题的讲解。',
        picture: 'corrected',
        alt: '批改好的作业，小豌豆指着结果',
      },
    ],
    notes: ['换一部手机接着做也可以，两边都改过的题会先问您留哪一份。'],
    next: toPage('homeworkList', '去做作业', '在家长端“课程”里点开课程，就能看到这节课的作业。'),
  },
  {
    code: GuideCode.gradingReport,
    title: '怎样看定级报告',
    words: '定级报告告诉您孩子现在在哪一级，适合从哪里开始学。',
    steps: [
      {
        title: '先看总的级别',
        words: '级别说的是现在能做到的，不是孩子聪明不聪明。',
        picture: 'gradingReport',
        alt: '定级报告的封面，小豌豆指着结论',
      },
      {
        title: '再看每个方面',
        words: '每一项都写着做得好的地方，以及可以多练的地方。',
        picture: 'gradingParts',
        alt: '定级报告里的一个方面',
      },
      {
        title: '有疑问问老师',
        words: '辅导老师能告诉您这些结果在课上会怎么用。',
        picture: 'talk',
        alt: '两个对话气泡',
      },
    ],
    notes: ['还没有定级报告，说明孩子还没做过定级测评。'],
    next: toPage('reportGrade', '看定级报告', '在家长端“成长”里的“我的报告”，可以找到定级报告。'),
  },
];
