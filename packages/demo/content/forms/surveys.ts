/** Demo surveys: on a course, with conditional questions; on interests, also for visitors; and a long one. */
import type { NewSurvey } from '../../../../server/domains/help/surveys/store';
import { day, multiple, numbers, section, single, stars, words } from './fields';

export const SURVEYS: readonly NewSurvey[] = [
  {
    code: 'course-2026',
    title: '课程满意度问卷',
    words: '这个学期就要过半了，想听听您和孩子的感受，大约需要两分钟。',
    thanks: '您的每一条意见，老师都会认真阅读。',
    sections: [
      section([
        stars('overall', '您对课程的总体评价', { isRequired: true }),
        multiple('weak', '哪些方面让您不满意', ['课程内容', '课堂节奏', '老师讲解', '课后作业', '上课设备'], {
          ...{ isRequired: true, most: 3 },
          showIf: [{ field: 'overall', test: 'atMost', value: '3' }],
        }),
        words('weakWords', '可以说得具体一些', {
          showIf: [{ field: 'weak', test: 'answered', value: '' }],
        }),
        multiple('strong', '哪些方面做得不错', ['课程内容', '课堂节奏', '老师讲解', '课后作业', '上课设备'], {
          showIf: [{ field: 'overall', test: 'atLeast', value: '4' }],
        }),
        single(
          'homework',
          '孩子做一次作业大约需要多久',
          ['10分钟以内', '10至20分钟', '20至40分钟', '40分钟以上'],
          {
            isRequired: true,
          },
        ),
        words('homeworkWords', '作业难在哪里', {
          showIf: [{ field: 'homework', test: 'is', value: 'o4' }],
        }),
        numbers('recommend', '您愿意把课程推荐给亲友吗', { isRequired: true }),
      ]),
    ],
  },
  {
    code: 'interests',
    title: '孩子的兴趣小调查',
    words: '帮我们了解孩子喜欢什么，不登录也可以填写。',
    thanks: '我们会按孩子们的兴趣准备新的活动。',
    isForVisitors: true,
    sections: [
      section([
        single('age', '孩子几岁了', ['3至4岁', '5至6岁', '7至8岁', '9岁以上'], { isRequired: true }),
        multiple(
          'likes',
          '孩子平时喜欢什么',
          ['拼搭积木', '画画手工', '听故事', '下棋', '唱歌跳舞', '户外运动'],
          {
            ...{ isRequired: true, most: 3 },
          },
        ),
        single('chess', '孩子学过围棋吗', ['没有', '学过一点', '考过级'], {
          showIf: [{ field: 'likes', test: 'contains', value: 'o4' }],
        }),
        words('other', '还有什么特别的爱好', { isLong: false, most: 30 }),
      ]),
    ],
  },
  {
    code: 'year-2026',
    title: '年度家长问卷',
    words: '每年一次，帮助我们安排明年的课程。分为四页，填写的内容会保存在这台设备上，可以分几次完成。',
    thanks: '感谢您用了这么多时间。结果会在明年春天和大家分享。',
    sections: [
      section(
        [
          single('who', '您是孩子的', ['妈妈', '爸爸', '祖辈', '其他家人'], { isRequired: true }),
          day('since', '孩子从什么时候开始上课'),
          multiple('subjects', '孩子正在学习的科目', ['思维', '语文', '围棋', '编程', '英语'], {
            isRequired: true,
          }),
        ],
        '关于孩子',
      ),
      section(
        [
          stars('teacher', '老师的讲解', { isRequired: true }),
          stars('content', '课程的内容', { isRequired: true }),
          stars('pace', '课堂的节奏', { isRequired: true }),
          words('best', '印象最深的一节课', {
            showIf: [{ field: 'teacher', test: 'atLeast', value: '4' }],
          }),
        ],
        '关于课堂',
      ),
      section(
        [
          single('when', '孩子通常什么时候做作业', ['下课以后', '当天晚上', '周末', '时间不固定'], {
            isRequired: true,
          }),
          single('help', '孩子需要大人帮忙吗', ['能独立完成', '偶尔需要', '经常需要'], { isRequired: true }),
          multiple('helpWith', '主要帮忙做什么', ['读题', '拍照上传', '讲解', '检查'], {
            ...{ least: 1, isRequired: true },
            showIf: [{ field: 'help', test: 'isNot', value: 'o1' }],
          }),
        ],
        '关于作业',
      ),
      section(
        [
          multiple('wishes', '明年最希望增加', ['更多练习', '更多展示', '更多亲子活动', '更短的课时'], {
            most: 2,
          }),
          numbers('recommend', '您愿意把我们推荐给亲友吗', { isRequired: true }),
          words('last', '还想对我们说'),
        ],
        '关于明年',
      ),
    ],
  },
];

/** The survey that testers put into a state; the state "over" or "none" applies to all parents. */
export const TESTERS_SURVEY: NewSurvey = {
  code: 'tester',
  title: '测试问卷',
  words: '用来查看问卷的各种状态。',
  sections: [
    section([
      stars('overall', '总体评价', { isRequired: true }),
      words('why', '哪里可以更好', {
        isRequired: true,
        showIf: [{ field: 'overall', test: 'atMost', value: '3' }],
      }),
    ]),
  ],
};
