/** What staff read. The words of react-admin's own components are in react-admin-texts.ts. */
import type { HomeworkState } from '../../../src/contract/homework/values';
import type { NoticeChannel } from '../../../src/contract/messages/values';
import type { Verdict } from '../../../src/contract/questions/values';
import type { StudentStatus } from '../../../src/contract/profile/status';
import type { OperatorCallName } from '../../../src/contract/staff/operator.schema';
import type { StaffRole } from '../../../src/contract/staff/values';
import type { WorkKind, WorkReportReason, WorkState } from '../../../src/contract/works/values';

type Names<K extends string | number> = Readonly<Record<K, string>>;

const roles: Names<StaffRole> = {
  teacher: '老师',
  reviewer: '审核',
  editor: '编辑',
  support: '客服',
  administrator: '管理员',
};
const workKinds: Names<WorkKind> = {
  babyShow: '宝贝秀',
  littleTeacher: '小老师',
  teacherStar: '小老师之星',
};
const workStates: Names<WorkState> = {
  draft: '草稿',
  waiting: '待审核',
  shown: '展示中',
  refused: '未通过',
  takenBack: '已撤回',
};
const reportReasons: Names<WorkReportReason> = {
  1: '泄露隐私',
  2: '内容不合适',
  3: '不是孩子的作品',
  4: '广告',
  5: '其他',
};
const homeworkStates: Names<HomeworkState> = {
  todo: '未交',
  handedIn: '待批改',
  handedInAgain: '订正待批改',
  corrected: '已批改',
  handedBack: '已退回',
  done: '家长已看',
};
const verdicts: Names<Verdict> = {
  right: '答对了',
  partly: '部分正确',
  wrong: '答错了',
  open: '待批改',
  empty: '没有作答',
};
const studentStatuses: Names<StudentStatus> = {
  TOURIST: '游客',
  UNOFFICIAL_STUDENT: '未报名',
  OFFICIAL_STUDENT: '正式学员',
};
const channels: Names<NoticeChannel> = {
  inbox: 'App 内消息',
  push: '手机推送',
  subscribe: '微信订阅消息',
  sms: '短信',
};

export const texts = {
  title: '运营后台',
  roles,
  workKinds,
  workStates,
  reportReasons,
  homeworkStates,
  verdicts,
  studentStatuses,
  errors: {
    network: '网络不通，请检查后再试',
    server: '服务器出错了，请稍后再试',
  },
  unnamed: '未填写姓名',
  untitled: '未命名',
  login: {
    hint: '账号由管理员开通',
    name: '账号',
    password: '密码',
    code: '动态验证码',
    codeHelp: '验证器应用里的 6 位数字，每个只能用一次',
    codeWrong: '请填 6 位数字',
    submit: '登录',
  },
  /** Headings of the menu. */
  groups: { queues: '待处理', people: '家长', office: '管理' },
  resources: {
    works: '作品审核',
    comments: '评论审核',
    reports: '举报处理',
    homework: '作业批改',
    materials: '家长材料',
    people: '查找家长',
    newcomers: '新生登录链接',
    letters: '没有发出的通知',
    staff: '员工账号',
    audit: '操作记录',
  },
  nothingWaits: { title: '都处理完了', hint: '有新的会排在这里，点“刷新”看看' },
  begin: '从第一个开始',
  queue: {
    position: (at: number, total: number) => `第 ${at} 个，共 ${total} 个`,
    previous: '上一个',
    next: '下一个',
    open: '打开',
    list: '回到列表',
    keys: '键盘',
  },
  reason: {
    works: '不通过的原因',
    reports: '下架的原因',
    materials: '退回的原因',
    homework: '退回订正的原因',
    help: '家长会看到',
    /** Of a phone, an unlocked password, a removed device. */
    kept: '会记入操作记录',
    send: '确定',
    length: '请写 2 到 200 个字',
    ready: {
      works: ['画面里有地址或电话', '看得清孩子的校服或校名', '画面太暗，看不清作品', '不是孩子自己的作品'],
      reports: ['画面里有地址或电话', '内容不适合公开展示', '不是孩子自己的作品'],
      materials: ['照片不清楚，请重新拍', '缺了一页，请补上', '不是这次要的材料'],
      homework: ['照片不清楚，请重新拍', '漏做了一题，请补上', '请订正打叉的题'],
      phone: ['家长来电，需要核对', '寄送材料联系不上', '课程调整要通知'],
      unlock: ['家长忘记密码，已核对身份'],
      device: ['家长换了手机', '手机丢失，家长要求退出'],
    },
  },
  works: {
    kind: '类别',
    work: '作品',
    child: '署名',
    topic: '主题',
    sentAt: '提交时间',
    waits: '等了',
    form: '形式',
    film: '视频',
    photos: '照片',
    photo: (at: number, all: number) => `第 ${at} 张，共 ${all} 张`,
    noWords: '没有写说明',
    words: '说明',
    round: (round: number) => `第 ${round} 次提交`,
    state: '状态',
    reports: '举报',
    reportCount: (count: number) => `${count} 位家长举报`,
    accept: '通过',
    refuse: '不通过',
    accepted: '已通过，家长会收到消息',
    refused: '已退回，家长会看到原因',
    keep: '保留',
    takeAway: '下架',
    kept: '已保留，举报已处理',
    takenAway: '已下架，家长会看到原因',
  },
  comments: {
    text: '评论',
    work: '作品',
    show: '通过',
    refuse: '不通过',
    shown: '评论已公开',
    refused: '评论只有作者自己能看到',
  },
  homework: {
    child: '孩子',
    homework: '作业',
    course: '课程',
    state: '状态',
    waits: '等了',
    round: (round: number) => `第 ${round} 次提交`,
    question: (number: number, stem: string) => `${number}. ${stem}`,
    given: '孩子的回答',
    right: '正确答案',
    points: (outOf: number) => `得分（满分 ${outOf}）`,
    itemWords: '这道题的评语',
    words: '总评语',
    stars: '评星',
    star: (stars: number) => `${stars} 星`,
    noStars: '不评',
    got: (points: number, outOf: number) => `得 ${points} 分，满分 ${outOf} 分`,
    tools: { pen: '红笔', right: '对', half: '部分对', wrong: '错' },
    toolsLabel: '批注工具',
    undo: '撤销',
    photo: (at: number) => `第 ${at} 张照片，方向键移动，回车放符号`,
    accept: '批改完成',
    refuse: '退回订正',
    accepted: '已批改，家长会收到消息',
    refused: '已退回，孩子可以订正后再交',
    preview: '家长看到的',
    previewClose: '收起预览',
    by: '老师点评',
    voice: '语音点评',
    record: '录音',
    recordAgain: '重录',
    stop: '停止',
    dropVoice: '删除录音',
    noMicrophone: '没有麦克风，或没有允许使用',
    markedPhoto: '批注后的照片',
  },
  materials: {
    child: '孩子',
    title: '材料',
    asker: '谁要的',
    sentAt: '提交时间',
    open: '打开后家长不能再撤回',
    accept: '采用',
    sendBack: '退回修改',
    accepted: '已采用，家长会收到消息',
    sentBack: '已退回，家长会看到原因',
  },
  people: {
    hint: '按学号，或按完整的手机号查找',
    userId: '学号',
    phone: '手机号',
    areaCode: '区号',
    kidName: '孩子',
    parentName: '家长',
    status: '身份',
    registeredOn: '注册日期',
    notFound: '没有找到。请核对学号或手机号',
    showPhone: '查看手机号',
    phoneReason: '查看手机号的原因',
    unlock: '解除密码锁定',
    unlockReason: '解除锁定的原因',
    unlocked: '已解除，家长可以马上再试',
    devices: '登录过的设备',
    device: '设备',
    isLoggedIn: '登录中',
    firstSeenAt: '第一次',
    lastSeenAt: '最近一次',
    remove: '移除',
    removeReason: '移除设备的原因',
    removed: '设备已移除并退出登录',
    noDevices: '没有登录过的设备',
  },
  newcomers: {
    make: '生成链接',
    once: '链接只显示这一次。只能登录一次，再生成一个，前一个就失效。',
    title: '发给家长的登录链接',
    copy: '复制',
    copied: '已复制',
    close: '我已保存',
  },
  staff: {
    name: '账号',
    nameHelp: '小写字母开头，可用字母、数字、点和横线',
    nameWrong: '2 到 32 个字符，小写字母开头',
    role: '角色',
    createdAt: '开通时间',
    add: '开通账号',
    renew: '重发密码',
    renewSure: '原来的密码和动态验证码马上失效，登录中的会退出。',
    close: '停用',
    closeSure: '停用后不能登录，登录中的会退出。',
    closed: '账号已停用',
    once: '只显示这一次，请当面交给本人。',
    password: '密码',
    scan: '用验证器应用扫码',
    handed: '已交给本人',
    isClosed: '已停用',
    isOpen: '使用中',
    state: '状态',
  },
  letters: {
    createdAt: '时间',
    userId: '家长学号',
    kind: '通知',
    channel: '方式',
    channels,
    failure: '原因',
    tries: '发送次数',
    expiresAt: '有效期至',
    retry: '重发',
    retried: '一分钟内会再发一次',
    expired: '已过期',
  },
  audit: {
    at: '时间',
    name: '账号',
    action: '操作',
    userId: '家长学号',
    staffId: '员工编号',
    detail: '详情',
    none: '—',
  },
} as const;

const MINUTES = 60;
const HOURS = 24;

/** How long something has waited, as people say it. */
export function waited(minutes: number): string {
  if (minutes < MINUTES) return `${Math.max(1, Math.floor(minutes))} 分钟`;
  const hours = minutes / MINUTES;
  return hours < HOURS ? `${Math.floor(hours)} 小时` : `${Math.floor(hours / HOURS)} 天`;
}

/** Calls that leave a row in the audit, and what else does. */
const AUDIT_ACTIONS: Readonly<Partial<Record<OperatorCallName | 'loginRefused', string>>> = {
  login: '登录',
  loginRefused: '登录失败',
  logout: '退出',
  addStaff: '开通账号',
  renewStaff: '重发密码',
  closeStaff: '停用账号',
  getReviewedWork: '查看作品',
  approveWork: '作品通过',
  refuseWork: '作品不通过',
  upholdReports: '举报成立，下架',
  dismissReports: '举报不成立',
  approveComment: '评论通过',
  refuseComment: '评论不通过',
  getHandIn: '查看作业',
  correctHomework: '批改作业',
  openSentMaterial: '查看材料',
  acceptMaterial: '采用材料',
  sendBackMaterial: '退回材料',
  findPerson: '查找家长',
  showPhone: '查看手机号',
  unlockPerson: '解除密码锁定',
  listPersonDevices: '查看设备',
  removePersonDevice: '移除设备',
  makeEntranceLink: '生成登录链接',
  retryDeadLetter: '重发通知',
};

/** Those that leave the house; a new one shows by its code. */
const NOTICE_KINDS: Readonly<Record<string, string>> = {
  classSoon: '即将上课',
  openClassSoon: '公开课即将开始',
  homeworkGiven: '新作业',
  homeworkCorrected: '作业已批改',
  reportReady: '报告已送达',
  weekReady: '一周小结',
  deliverySent: '已发货',
  seatExpiring: '名额即将释放',
  classFormed: '新学年组好班',
  feedbackAnswered: '客服回复',
  materialJudged: '材料审核结果',
};

export const noticeKind = (kind: string): string => NOTICE_KINDS[kind] ?? kind;

export const auditAction = (action: string): string =>
  AUDIT_ACTIONS[action as keyof typeof AUDIT_ACTIONS] ?? action;
