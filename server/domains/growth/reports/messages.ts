/** Titles and texts of reports; sections shared with the situation have their own texts. */
import type { ReportKind } from '../../../../src/contract/growth/values';

type EventKind = Exclude<ReportKind, 'explore' | 'subject' | 'grade' | 'gradeNew' | 'rank' | 'review'>;

export const ANNOUNCEMENTS: Readonly<Record<EventKind, string>> = {
  firstLesson: '首课报告已生成，看看孩子第一堂课的表现',
  afterClass: '课后报告已生成，老师写下了这节课的点评',
  eloquence: '口才报告已生成，来听听孩子在课上的表达',
  debate: '辩论报告已生成，来听听孩子怎么讲道理',
  month: '本月学习报告已送达，看看孩子的进步吧',
  stage: '阶段报告已生成，这一阶段的收获都在里面',
  year: '学年报告已送达，回头看看孩子走过的这一年',
  demo: '试听报告已生成，看看孩子第一次试听的表现',
};

export const TITLES = {
  firstLesson: '首课报告',
  afterClass: '课后报告',
  eloquence: '口才报告',
  debate: '辩论报告',
  demo: '试听报告',
  month: (from: string) => `${Number(from.slice(5, 7))}月学习报告`,
  stage: (number: number) => `第${number}阶段报告`,
  year: (from: string) => `${from.slice(0, 4)}–${Number(from.slice(0, 4)) + 1} 学年报告`,
} as const;

export const ABOUT = {
  month: (from: string) => `${from.slice(0, 4)}年${Number(from.slice(5, 7))}月`,
  stage: (subject: string, first: number, last: number) => `${subject} · 第${first}–${last}节课`,
  year: (from: string, to: string) => `${from.slice(0, 4)}年9月–${to.slice(0, 4)}年8月`,
} as const;

/** Summaries. They stand below the lesson, subject or month, and do not repeat it; in a list, what differs comes first. */
export const SENTENCES = {
  lesson(child: string, { minutes, right, asked }: Lesson): string {
    if (asked === 0) return `${child}认真学了${minutes}分钟。`;
    const answers = right === asked ? `${asked}道题全答对了` : `${asked}道题答对了${right}道`;
    return `${answers}，认真学了${minutes}分钟。`;
  },
  firstLesson: (child: string) => `${child}完成了第一堂课，这是一个很好的开始。`,
  demo: (child: string) => `${child}体验了试听课，来看看第一次上课的样子。`,
  spoken: (child: string, recordings: number) =>
    recordings > 0
      ? `${child}在这节课里大方开口，老师留下了${recordings}段录音，值得一起听听。`
      : `${child}在这节课里大方开口，老师把表现都记在了下面。`,
  month: (child: string, lessons: number, answers: Answers) =>
    lessons > 0
      ? `${child}这个月上了${lessons}节课${answered(answers)}。`
      : `${child}这个月没有上课的记录，找一天一起选一节课重新开始吧。`,
  stage: (child: string, number: number, answers: Answers) =>
    `${child}走完了第${number}个阶段${answered(answers)}。`,
  year: (child: string, lessons: number, days: number) =>
    lessons > 0
      ? `这一学年，${child}上了${lessons}节课，有${days}天都在学习，每一步都算数。`
      : `这一学年，${child}还没有上课的记录，新的学年一起从一节课开始。`,
} as const;

interface Answers {
  readonly right: number;
  readonly asked: number;
}

interface Lesson extends Answers {
  readonly minutes: number;
}

const answered = ({ asked, right }: Answers): string => (asked > 0 ? `，${asked}道题答对了${right}道` : '');

export const SECTION_TITLES = {
  lesson: '这节课',
  teacher: '老师的话',
  highlights: '精彩时刻',
  recordings: '听听孩子说',
} as const;

export const SECTION_WORDS = {
  onTime: '准时来到课堂',
  late: '来到了课堂',
  was: (child: string, how: string, minutes: number) => `${child}${how}，上了${minutes}分钟的课`,
  answered: (asked: number, right: number) => `，${asked}道题答对了${right}道`,
  spoke: (times: number) => `，主动发言${times}次`,
  moreThanLast: (more: number) => `比上一节多${more}次`,
  lessThanLast: (less: number) => `比上一节少${less}次`,
  sameAsLast: '和上一节一样',
  rightPoint: (name: string) => `${name}：课上的题都答对了`,
  wrongPoint: (name: string, wrong: number) => `${name}：有${wrong}道题还不稳，再讲一遍就清楚了`,
  highlights: (child: string, number: number) => `老师记下了${child}的${number}个精彩时刻，每一个都值得夸。`,
  comments: (number: number) =>
    number === 1 ? '老师课后写了一段话，留给孩子和您。' : `老师一共写了${number}段话，最近的放在最前面。`,
  recordings: (child: string, number: number) =>
    `这里有${child}的${number}段录音，和孩子一起听一遍，夸一夸说得最清楚的那一句。`,
} as const;

export const FIGURES = {
  minutes: { name: '上课时长', unit: '分钟' },
  answers: { name: '答题正确率', unit: '%' },
  right: { name: '答对', unit: '题' },
  spoken: { name: '课堂互动', unit: '次' },
} as const;

export const NO_TEACHER = '老师';

/** Suggestions for tonight. */
export const TONIGHT = {
  homework: { text: '把还没交的作业做完', why: '今天学的今天练，十分钟就够' },
  wrong: { text: '一起讲一道错题', why: '孩子讲得出来，就是真的会了' },
  replay: { text: '一起看一段课堂回放', why: '让孩子当小老师，说说这里是怎么想的' },
  story: { text: '睡前听一个故事', why: '学得很稳，今晚轻松一下' },
} as const;

/** For a lesson report. */
export const REPLAY = { text: '看这节课的回放', why: '精彩的地方，和孩子一起再看一遍' } as const;

export const INBOX = { title: (report: string) => `${report}已送达`, toReport: '查看报告' } as const;

/** Example report, shown if no trial lesson was attended: fictitious, and labelled as such. */
export const EXAMPLE = {
  child: '小豌豆',
  title: '试听报告（示例）',
  lesson: '第1讲 动物园里的规律',
  sentence: '这是一份示例报告：孩子上完试听课后，这里就会换成孩子自己的表现。',
  highlight: '看到斑马条纹的规律时，马上举手说出了下一条的颜色。',
  comment:
    '第一次上课就愿意开口，观察也很仔细。示例里的话由老师课后写下，上完试听课就能看到写给孩子的这一段。',
  teacher: '示例老师',
} as const;
