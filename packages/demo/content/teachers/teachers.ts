/** Profiles of the demo teachers. */
import type { SubjectName } from '../../../../src/contract/courses/values';
import type { AvatarName } from '../../pictures/catalogue';
import type { FilmName } from '../films';

export interface DemoTeacher {
  readonly name: string;
  readonly avatar: AvatarName;
  readonly code: string;
  readonly satisfaction: string;
  readonly years: string;
  readonly subject: SubjectName;
  readonly motto: string;
  readonly introduction: string;
  readonly honours: readonly string[];
  readonly styles: readonly string[];
  readonly films: readonly (readonly [title: string, film: FilmName])[];
}

/** One subject each. Most exist already, as teachers of the demo children or of the new classes. */
export const TEACHERS: readonly DemoTeacher[] = [
  {
    name: '林老师',
    avatar: 'teacher-1',
    code: 'T2101',
    satisfaction: '98%',
    years: '6年',
    subject: 'wandou',
    motto: '不怕孩子做错，就怕孩子不敢试',
    introduction:
      '小学数学师范专业毕业，带过四百多个孩子走完第一个阶段。上课喜欢先把题目变成一个游戏，让孩子动手试过，再一起说道理。',
    honours: ['豌豆年度教师', '思维教学一等奖', '家长口碑教师'],
    styles: ['耐心', '爱提问', '先动手再说理', '每课一小结'],
    films: [
      ['认识一下林老师', 'balloon'],
      ['课堂片段：一起数豌豆', 'counting'],
    ],
  },
  {
    name: '周老师',
    avatar: 'teacher-2',
    code: 'T2102',
    satisfaction: '99%',
    years: '8年',
    subject: 'weiqi',
    motto: '我喜欢听孩子讲“我是这么想的”',
    introduction: '围棋业余五段，一直在教孩子“走一步，想三步”。只要孩子开口讲，就知道怎么帮他。',
    honours: ['围棋业余五段', '少儿围棋优秀教练', '教研组长'],
    styles: ['有条理', '会等待', '鼓励表达'],
    films: [['课堂片段：搭一座小房子', 'blocks']],
  },
  {
    name: '苏老师',
    avatar: 'teacher-3',
    code: 'T2103',
    satisfaction: '97%',
    years: '5年',
    subject: 'yuwen',
    motto: '把复杂的事情，讲成一个孩子听得懂的故事',
    introduction: '做过少儿电台的故事主持人。她的课上，每个孩子都有自己的角色，都能站上小舞台。',
    honours: ['普通话一级乙等', '少儿口才大赛优秀指导教师'],
    styles: ['声音好听', '会讲故事', '人人上台'],
    films: [['睡前一刻：看星星', 'stars']],
  },
  {
    name: '安娜老师',
    avatar: 'teacher-4',
    code: 'T2104',
    satisfaction: '98%',
    years: '7年',
    subject: 'moli',
    motto: 'Every child has a story to tell',
    introduction: '来自一座海边小城，在中国教了七年英语。用歌、手势和图画，让孩子不知不觉开口说。',
    honours: ['TESOL 教学资格', '外教组年度之星'],
    styles: ['爱唱歌', '肢体丰富', '从不打断'],
    films: [['跟安娜打个招呼', 'balloon']],
  },
  {
    name: '陈老师',
    avatar: 'teacher-5',
    code: 'T2105',
    satisfaction: '99%',
    years: '10年',
    subject: 'math',
    motto: '会一种想法，胜过会一百道题',
    introduction: '十年小学数学课堂经验，参与编写两套练习册。擅长把抽象的数量关系画成孩子看得懂的图。',
    honours: ['市级骨干教师', '教材编写组成员'],
    styles: ['画图讲题', '条理清楚', '要求细致'],
    films: [],
  },
  {
    name: '叶老师',
    avatar: 'teacher-6',
    code: 'T2106',
    satisfaction: '',
    years: '3年',
    subject: 'xinli',
    motto: '情绪没有对错，每一种都值得被看见',
    introduction: '应用心理学硕士，陪伴孩子认识自己的情绪，也陪爸爸妈妈一起听懂孩子。',
    honours: ['心理咨询师'],
    styles: ['温柔', '善于倾听'],
    films: [['和叶老师一起深呼吸', 'stars']],
  },
  {
    name: '何老师',
    avatar: 'teacher-7',
    code: 'T2107',
    satisfaction: '97%',
    years: '4年',
    subject: 'biancheng',
    motto: '把想法变成作品，才是自己的',
    introduction: '做过儿童科普编辑，喜欢和孩子一起把一个故事拆成一步一步的指令，再看着它动起来。',
    honours: ['少儿编程优秀指导教师'],
    styles: ['爱动手', '鼓励试错'],
    films: [],
  },
  {
    name: '方老师',
    avatar: 'teacher-8',
    code: 'T2108',
    satisfaction: '96%',
    years: '6年',
    subject: 'jianqiao',
    motto: '会拼就会读，会读就敢说',
    introduction: '英语教育专业毕业，六年自然拼读教学经验，擅长用声音游戏带孩子读出第一本英文小书。',
    honours: ['剑桥英语培训教师'],
    styles: ['发音清楚', '节奏感强'],
    films: [],
  },
  {
    name: '许老师',
    avatar: 'teacher-9',
    code: 'T2109',
    satisfaction: '99%',
    years: '8年',
    subject: 'wandou',
    motto: '我喜欢听孩子讲“我是这么想的”',
    introduction: '带过八届思维班，课上常常停下来等一等，让每个孩子都有时间说出自己的办法。',
    honours: ['思维教研组长'],
    styles: ['会等待', '鼓励表达'],
    films: [],
  },
  {
    name: '唐老师',
    avatar: 'teacher-10',
    code: 'T2110',
    satisfaction: '97%',
    years: '5年',
    subject: 'wandou',
    motto: '每一道难题，都从一个小游戏开始',
    introduction: '学前教育专业毕业，把推理、空间和数感都变成可以玩的游戏，孩子在笑声里学会思考。',
    honours: ['家长口碑教师'],
    styles: ['会玩', '耐心'],
    films: [],
  },
];
