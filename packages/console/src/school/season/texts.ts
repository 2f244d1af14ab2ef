/** What staff read on the screens of the step-up season. */
import type {
  FeatureSwitch,
  StepUpProvider,
  StepUpStage,
  StepUpStatus,
  StepUpType,
} from '../../../../../src/contract/stepup/values';
import { subjectNames } from '../subjects';

type Names<K extends string | number> = Readonly<Record<K, string>>;

const statuses: Names<StepUpStatus> = { 1: '待家长确认', 2: '等组班', 3: '已完成' };
const types: Names<StepUpType> = { 2: '升级', 3: '不升级', 1: '老师安排' };
const completedBy = { '': '老师安排', confirm: '家长已确认', changeClass: '家长自选' } as const;
const stages: Names<StepUpStage> = { SELECT_TIME: '家长选时间', ADDRESS_CONFIRM: '家长确认教具地址' };
const providers: Names<StepUpProvider> = { LESI: '乐思', MINGSI: '明思' };

const switches: Names<keyof typeof FeatureSwitch> = {
  teacherControl: '老师',
  classControl: '上课时间和第一节课',
  reportControl: '本学年学习报告',
  giftControl: '新学年礼包',
  selectTimeControl: '换一个上课时间',
  remainingTime: '原班名额释放的倒计时',
};

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;

interface Lesson {
  readonly week: number;
  readonly time: string;
}

const lesson = ({ time, week }: Lesson): string => `${WEEKDAYS[week - 1] ?? ''} ${time}`;

interface Times {
  readonly week1: number;
  readonly time1: string;
  readonly week2: number;
  readonly time2: string;
}

export const lessonsText = (lessons: readonly Lesson[]): string => lessons.map(lesson).join('、');
export const timesText = ({ time1, time2, week1, week2 }: Times): string =>
  lessonsText([
    { week: week1, time: time1 },
    { week: week2, time: time2 },
  ]);

export const seasonTexts = {
  subjects: subjectNames,
  statuses,
  types,
  completedBy,
  stages,
  providers,
  weekdays: WEEKDAYS.map((name, index) => ({ id: index + 1, name })),
  subject: '科目',
  step: '级别',
  classes: {
    add: '新增班级',
    stepHelp: '和课程大纲的级别一致，比如 S2-1',
    newStep: '新级别',
    times: '上课时间',
    week1: '第一节',
    week2: '第二节',
    time: '时间',
    firstLiveAt: '第一次上课',
    firstLiveHelp: '北京时间，要在上面的上课时间里',
    teachers: '老师',
    teachersHelp: '第一位是班主任老师',
    seats: '名额',
    seatsHelp: '可以加；只能减掉还空着的',
    seatsOf: (taken: number, seats: number) => `已占 ${taken} / 共 ${seats}`,
    full: '已满',
    choice: (times: string, teachers: readonly string[], free: number) =>
      `${times} · ${teachers.join('、')} · 余 ${free}`,
  },
  families: {
    child: '孩子',
    userId: '学号',
    status: '状态',
    type: '升级',
    from: (from: string, to: string) => (from === '' ? to : `${from} → ${to}`),
    chosen: '家长的选择',
    newClass: '新班级',
    noClass: '未定',
    address: '教具地址',
    hasAddress: '已确认',
    place: '编入班级',
    placeTitle: (name: string) => `把${name}编入班级`,
    wishes: '家长的意向时间',
    class: '班级',
    send: '编入',
    placed: '已编入；家长提交过意向时间的会收到消息',
    mayChoose: '家长可以自己选班',
    releaseOn: '名额保留到',
    releaseHelp: '家长提交意向时间后，建议班级的名额保留到这天结束',
    stage: '完成后还要',
    provider: '服务方',
  },
  open: {
    title: '开放升学年',
    who: '给谁开放',
    userIds: '这些学号',
    userIdsHelp: '用逗号或换行隔开，最多 1000 位',
    notIds: '学号只有数字',
    fromStep: '或者，现在是这个级别的所有在读学员',
    fromStepHelp: '学号和级别只填一项',
    newStep: '升到',
    planStep: '不升时上',
    class: '建议班级',
    noClass: '不指定',
    classHelp: '每个孩子占一个名额',
    headMaster: '班主任电话',
    headMasterHelp: '家长可以联系；不填就不显示',
    save: '开放',
    done: (opened: number, before: number) =>
      before === 0 ? `已为 ${opened} 个孩子开放` : `已为 ${opened} 个孩子开放，${before} 个之前就开放了`,
  },
  settings: {
    startsAt: '“新学年升班”开放',
    endsAt: '“新学年升班”关闭',
    startsHelp: '北京时间',
    endsHelp: '北京时间；开始和结束都不填就是不开放',
    shows: '家长在升学年页面看到',
    switches,
    seatsUntil: '原班名额保留到',
    seatsUntilHelp: '北京时间，到这天结束；孩子自己的名额另有日期时，以那个日期为准',
  },
} as const;
