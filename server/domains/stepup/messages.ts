/** Shown to parents in dialogs. */
import { StudentCode } from '../../../src/contract/stepup/values';

export const STEP_UP_MESSAGES = {
  notStepUp: '孩子暂时没有升学年安排',
  notEligible: '孩子目前还不能自主选班，请联系班主任为孩子安排',
  alreadyComplete: '新学年的课程已经安排好了，不需要再操作',
  alreadyGrouping: '意向时间已经提交，老师正在为孩子组班，请等待组班结果',
  arrangedByTeacher: '孩子的新学年由老师统一安排，您不需要操作',
  notOpenYet: '孩子的新学年已有安排，选班暂未开放。想换时间，请联系班主任',
  notToConfirm: '孩子还没有可以确认的新学年安排，请先选择是否升学年',
  notToUpgrade: '孩子的升学年状态已经变化，请刷新后再看',
  timesAlreadyGiven: '意向时间已经提交过了，老师正在为孩子组班。如需修改，请联系班主任',
  otherStep: '这不是孩子可以选择的学年，请刷新后再试',
  seatTaken: '这个班的名额刚刚被其他家长选走了，请选其他班级，或者提交意向时间',
  noMaterial: '孩子新学年的教具现在不需要确认地址',
  noAddress: '找不到这个收货地址，请重新选择',
  noHold: '为孩子保留的名额已经到期',
  noHomeroomTeacher: '孩子暂时还没有班主任，请联系客服',
  unknownTeacher: '找不到这位老师',
} as const;

/** For staff. */
export const SEASON_MESSAGES = {
  firstLesson: '第一节课要在每周的上课时间里',
  teachers: '请选择老师',
  seats: (least: number) => `已有家长占用，名额不能少于${least}个`,
  inUse: '班里已有孩子，级别和上课时间不能再改',
  otherStep: '这个班不是孩子要上的级别',
  tooFewSeats: '这个班的名额不够，请加名额或换一个班',
  full: '这个班没有名额了，请换一个班',
  notWaiting: '这个孩子不在等组班，可能同事已经处理，请刷新',
} as const;

/** For the inbox. */
export const FORMED_MESSAGE = {
  title: '孩子新学年的班级组好了',
  body: '老师已按您选的时间为孩子组好班，上课时间和老师都定下来了。',
  linkText: '查看新学年安排',
} as const;

export const SEAT_MESSAGE = {
  title: '为孩子保留的名额即将释放',
  body: '原班的名额即将释放，之后可能被其他家庭选走。请尽快查看新学年安排。',
  linkText: '查看新学年安排',
} as const;

/** In WeChat's message; at most 20 characters. */
export const SEAT_EXPIRES = '原班名额即将释放，点击查看';

export const STUDENT_MESSAGES: Readonly<Record<StudentCode, string>> = {
  [StudentCode.notStudent]: '升学年面向在读学员，孩子报名正式课程后就可以参加',
  [StudentCode.notStepUp]: STEP_UP_MESSAGES.notStepUp,
  [StudentCode.notHasCourse]: '孩子目前没有在读的课程',
  [StudentCode.notFormalClass]: '孩子还没有加入正式班级',
  [StudentCode.exclusiveStudent]: '孩子在专属班学习，由专属老师安排升学年',
};

export const PLAN_TIME_MESSAGES = {
  unreadable: '意向时间无法识别，请重新选择',
  none: '请选择意向时间~',
  tooMany: '意向时间最多选择5组',
  sameWeekday: '同一组的两节课不能选在同一天',
} as const;
