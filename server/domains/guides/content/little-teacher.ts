import { GuideCode } from '../../../../src/contract/guides/values';
import type { GuideText } from './guide-text';
import { toPage } from './next';

const STEPS: GuideText['steps'] = [
  {
    title: '选一道题',
    words: '选孩子已经会做的题，会讲比会做更难得。',
    picture: 'littleTeacher',
    alt: '小老师列表，小豌豆指着一个作品',
  },
  {
    title: '先讲给家人听',
    words: '说说这道题问什么、想到了什么、为什么这样做。',
    picture: 'talk',
    alt: '两个对话气泡',
  },
  {
    title: '录一段小视频',
    words: '手机横放、光线亮一些，一两分钟就够。',
    picture: 'film',
    alt: '手机正在给豌豆录像',
  },
  {
    title: '上传，等审核',
    words: '审核通过以后才会展示，随时可以收回，收回后视频会删除。',
    picture: 'upload',
    alt: '小老师上传页，小豌豆指着底部的按钮',
  },
];

const NOTES = [
  '请不要让门牌、学校名字和电话出现在画面里。',
  '展示时只显示您为孩子取的昵称，或者“*”加名字的最后一个字。',
];

/** A child explains a question: how to get there from a browser or an app, and from the mini program. */
export const littleTeacherGuides: readonly GuideText[] = [
  {
    code: GuideCode.littleTeacher,
    title: '来当小老师',
    words: '能讲给别人听，才是真的懂了。让孩子当一回老师吧。',
    steps: STEPS,
    notes: NOTES,
    next: toPage('littleTeacherList', '去选题', '在家长端的“我的 > 活动中心”里可以找到“小老师”。'),
  },
  {
    code: GuideCode.littleTeacherCard,
    title: '小程序里也能当小老师',
    words: '不用下载 App，在小程序里就能选题、录像、上传。',
    steps: STEPS,
    notes: NOTES,
    next: toPage('littleTeacherList', '去选题', '在家长端的“我的 > 活动中心”里可以找到“小老师”。'),
  },
];
