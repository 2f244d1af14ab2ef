import type { DemoFilmCourse } from './outline';

const phonics = {
  group: 'jianqiao',
  kind: 'recorded',
  subject: 'jianqiao',
  teacher: 'fang',
  openDays: 180,
} as const;

/** 剑桥英语 自然拼读: from letter sounds to reading a line. */
export const PHONICS = {
  letters: {
    ...phonics,
    title: '字母歌与字母音',
    subtitle: '26个字母，会唱也会发音',
    ages: '4–6岁',
    mood: 'stage',
    summary:
      '从会唱字母歌，到听见一个音就知道是哪个字母。每集一首小歌、一个动作、一个小游戏，孩子跟着做就能记住。',
    highlights: ['分清字母名和字母音', '听音找字母', '每集5分钟以内'],
    priceHours: 6,
    chapters: [
      [
        '苹果和球：A 与 B',
        'apple-ball',
        '小豌豆在果园里捡到了苹果和球，听一听它们开头的声音。',
        '会发 a、b 的音',
        '能说出三个 b 开头的词',
      ],
      [
        '小猫的狗朋友：C 与 D',
        'cat',
        '小猫 cat 想认识小狗 dog，两个字母手拉手。',
        '会发 c、d 的音',
        '能听出词的第一个音',
      ],
      [
        '大象钓鱼：E 与 F',
        'elephant',
        '大象 elephant 学会了钓鱼 fish，嘴巴张开和咬住嘴唇不一样。',
        '会发 e、f 的音',
        '知道发音时嘴巴的样子',
      ],
      ['山羊戴帽子：G 与 H', 'hat', '山羊 goat 丢了帽子 hat，帮它把声音找回来。', '会发 g、h 的音'],
      [
        '墨水与果酱：I 与 J',
        'jam',
        '小松鼠用墨水 ink 写信，信里请大家吃果酱 jam。',
        '会发 i、j 的音',
        '能跟唱字母歌前半段',
      ],
      [
        '字母大游行',
        'letters',
        '前十个字母排成一队，听到自己的声音就站出来。',
        '十个字母听音就能认',
        '能完整唱完前半段',
      ],
    ],
  },
  vowels: {
    ...phonics,
    title: '短元音家族',
    subtitle: '拼出第一批单词',
    ages: '5–7岁',
    mood: 'meadow',
    summary: '五个短元音住在五座小房子里。把声音一个一个连起来，孩子会第一次自己读出单词。',
    highlights: ['三个音连读成词', '听写三字母单词', '自己读一页小书'],
    priceHours: 6,
    chapters: [
      ['猫在垫子上：短音 a', 'cat', 'cat、mat、hat 都住在 a 的家里。', '会读 -at 家族的词'],
      ['红色小床：短音 e', 'bed', 'red bed 是谁的？跟着声音去敲门。', '会读 -ed 家族的词', '分得清 a 和 e'],
      ['大猪跳舞：短音 i', 'pig', 'big pig 跳着舞来，声音短短的。', '会读 -ig 家族的词'],
      ['热锅上的狗：短音 o', 'dog', 'hot dog 不是热狗？嘴巴圆一圆。', '会读 -og 家族的词'],
      [
        '小虫坐公交：短音 u',
        'bus',
        'bug 坐上 bus，一路都是 u 的声音。',
        '会读 -us 家族的词',
        '五个短元音都能听辨',
      ],
    ],
  },
  blends: {
    ...phonics,
    title: '辅音好搭档',
    subtitle: '两个字母一起发声',
    ages: '6–8岁',
    mood: 'room',
    summary: '有些字母喜欢成对出现：sh 要大家安静，ch 像小火车。学会搭档，能读的词一下多了起来。',
    highlights: ['认识五组辅音搭档', '能读四五个字母的词', '绘本里找搭档'],
    priceHours: 8,
    chapters: [
      ['安静的 sh', 'ship', 'ship 上有只 sheep，大家一起说 sh。', '会读 sh 开头和结尾的词'],
      ['小火车 ch', 'train', 'ch、ch，小火车载着 chicken 来吃 lunch。', '会读 ch 的词'],
      ['吐舌头的 th', 'bird', '轻轻咬住舌尖，three 只 thin 的小鸟。', '知道 th 怎么发音'],
      ['滑滑梯 bl 与 cl', 'slide', 'black 的云 cloud 从滑梯上下来。', '两个辅音连着读'],
      ['小岛毕业考', 'map', '用学过的搭档读一张藏宝图。', '能读10个带搭档的词', '能读一句完整的话'],
    ],
  },
  magicE: {
    ...phonics,
    title: '神奇的 e',
    subtitle: '不出声，却能改变别人',
    ages: '6–8岁',
    mood: 'evening',
    summary: '词尾的 e 自己不出声，却让前面的元音喊出自己的名字。学完这一组，孩子会看到英语里的小魔法。',
    highlights: ['长短元音对比', '见词能读', '写出自己的魔法词'],
    priceHours: 8,
    chapters: [
      ['cap 变成 cape', 'hat', '帽子加上 e，变成了披风。', '会读 a_e 的词'],
      ['kit 变成 kite', 'kite', '工具箱飞上了天，成了风筝。', '会读 i_e 的词'],
      ['hop 变成 hope', 'rabbit', '跳一跳，心里有了希望。', '会读 o_e 的词'],
      ['cub 变成 cube', 'cubes', '小熊抱着方块睡着了。', '会读 u_e 的词', '能说出长音和短音的不同'],
    ],
  },
} as const satisfies Record<string, DemoFilmCourse>;
