import type { DemoFilmCourse } from './outline';

/** Courses without a group: a type with its own card, and a camp that was open for a limited time. */
export const OTHERS = {
  feelings: {
    group: 'mindTalk',
    kind: 'babyStudy',
    subject: 'xinli',
    teacher: 'ye',
    openDays: null,
    title: '亲子情绪微课',
    subtitle: '陪孩子认识情绪',
    ages: '3–8岁',
    mood: 'meadow',
    summary: '情绪没有好坏，只有没被看见。每集一个家里常有的场景，先看孩子怎么了，再看大人可以怎么做。',
    highlights: ['听懂情绪的意思', '一句话接住孩子', '全家一起用的小游戏'],
    priceHours: 0,
    chapters: [
      ['情绪是什么颜色', 'palette', '和孩子一起给今天的心情涂个颜色。', '认识四种基本情绪'],
      ['生气的小火山', 'volcano', '火山要喷发了，先退后一步。', '生气时可以做的三件事'],
      ['害怕睡觉的夜晚', 'moon', '床底下真的有东西吗？打开手电筒看一看。', '接纳害怕', '睡前安心小仪式'],
      ['输了也没关系', 'goban', '下棋输了，眼泪掉下来，怎么办？', '说出“我很难过”'],
      ['轮流玩一会儿', 'hourglass', '两个孩子一个玩具，定时器来帮忙。', '学会等待和轮流'],
      ['说再见不容易', 'hand', '幼儿园门口的拥抱，可以短一点，稳一点。', '平稳地分别'],
      ['谢谢和对不起', 'heart', '什么时候说，怎么说才是真心。', '真诚地道歉'],
      ['一家人的开心罐', 'jar', '把开心的小事写下来放进罐子。', '每天记一件开心的事'],
    ],
  },
  camp: {
    group: null,
    kind: 'recorded',
    subject: 'yuwen',
    teacher: 'su',
    openDays: 30,
    title: '寒假阅读营',
    subtitle: '四个晚上，读懂一本书',
    ages: '6–9岁',
    mood: 'evening',
    summary: '从看封面猜故事，到讲给爸爸妈妈听。四个晚上带孩子完整地读完一本书。',
    highlights: ['会提问地读', '画出故事地图', '完整复述'],
    priceHours: 4,
    chapters: [
      ['从封面开始', 'book', '只看封面，能猜到多少？', '学会预测'],
      ['人物和他们的小心思', 'friends', '主角为什么这样做？', '体会人物心情'],
      ['画一张故事地图', 'map', '起因、经过、结果，都在一张纸上。', '理清故事顺序'],
      ['讲给你听', 'mic', '用自己的话，把书讲一遍。', '完整复述一个故事'],
    ],
  },
} as const satisfies Record<string, DemoFilmCourse>;
