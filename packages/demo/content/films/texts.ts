import { IDIOMS } from '../stories/idioms';
import { MATHS } from '../stories/maths';
import type { SeriesText, StoryName } from '../stories/story-text';

/** Text of the demo films and stories: source of the captions and of the narration by scripts/make-films.mjs. */
export type FilmName = 'counting' | 'balloon' | 'blocks' | 'stars';

/** Start in seconds, and the sentence. */
type Said = readonly [at: number, sentence: string];

const NUMBERS = ['一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];

/** Seconds per number in the long film. */
export const A_NUMBER = 30;

const counting: readonly Said[] = NUMBERS.flatMap((number, index): readonly Said[] => {
  const begins = index * A_NUMBER;
  const count = index + 1;
  return [
    [begins + 1, count === 1 ? '早上好！草地上来了一颗豌豆。' : `又来了一颗豌豆，我们一起来数一数。`],
    [begins + (count === 10 ? 20 : 22), count === 10 ? '十颗豌豆都到齐啦！' : `一共是${number}颗豌豆。`],
    [begins + (count === 10 ? 24 : 26), count === 10 ? '晚安，小豌豆们，明天见。' : '你数对了吗？'],
  ];
});

export const SAID: Readonly<Record<FilmName, readonly Said[]>> = {
  counting,
  balloon: [
    [1, '热气球慢慢升起来了。'],
    [7, '左边的云朵小，右边的云朵大。'],
    [14, '它越飞越高，越飞越高。'],
    [20, '再见，小房子！'],
  ],
  blocks: [
    [1, '先放一块大大的正方形。'],
    [8, '再放一块小一点的正方形。'],
    [15, '上面放一个圆形，会滚下来吗？'],
    [22, '最后放一个三角形，像一个屋顶。'],
    [30, '看，我们搭好了一座小房子。'],
  ],
  stars: [
    [2, '天黑了，第一颗星星亮起来。'],
    [14, '星星一颗一颗地亮起来。'],
    [26, '哪一颗星星最大？'],
    [38, '月亮走得慢，星星眨眼睛。'],
    [50, '满天都是星星，晚安。'],
  ],
};

export const MARKS: Readonly<Record<FilmName, readonly { atSeconds: number; title: string }[]>> = {
  counting: NUMBERS.map((number, index) => ({ atSeconds: index * A_NUMBER, title: `${number}颗豌豆` })),
  balloon: [],
  blocks: [
    { atSeconds: 0, title: '正方形' },
    { atSeconds: 14, title: '圆形' },
    { atSeconds: 21, title: '三角形' },
  ],
  stars: [],
};

/** The spoken text of a story: title first. */
function wordsOf({ stories }: SeriesText, recording: StoryName): readonly string[] {
  return stories
    .filter((story) => story.recording === recording)
    .flatMap(({ title, paragraphs }) => [`${title}。`, ...paragraphs]);
}

/** By sentence. */
export const NARRATION: Readonly<Record<StoryName, readonly string[]>> = {
  moonBoat: [
    '月亮小船。',
    '晚上，小豌豆躺在豆荚里，怎么也睡不着。',
    '月亮从云里探出头来，弯弯的，像一条小船。',
    '小豌豆说，月亮月亮，能带我去旅行吗？',
    '月亮笑了，它放下一根银色的绳子。',
    '小豌豆爬上月亮船，船轻轻地摇呀摇。',
    '他们飞过安静的小山，飞过睡着的小河。',
    '小猫睡了，小鸟睡了，连风也睡了。',
    '星星一颗一颗，对着小豌豆眨眼睛。',
    '小豌豆数着星星，一颗，两颗，三颗。',
    '数到第十颗，他的眼睛慢慢闭上了。',
    '月亮船悄悄飞回来，把他放进软软的豆荚。',
    '晚安，小豌豆。晚安，月亮。',
  ],
  littleSeed: [
    '一粒小种子。',
    '秋天，一粒小种子从高高的树上落下来。',
    '它问大地，我可以住在这里吗？',
    '大地说，当然可以，盖上我的被子吧。',
    '冬天来了，白白的雪花盖在地上。',
    '小种子在被子里，睡了一个长长的觉。',
    '滴答，滴答，春天的雨叫醒了它。',
    '小种子伸伸腿，长出了小小的根。',
    '小种子伸伸腰，长出了绿绿的芽。',
    '太阳说，再高一点，再高一点。',
    '风儿说，不要怕，跟我一起摇一摇。',
    '夏天，它开出了一朵金色的花。',
    '原来，慢慢长大，是一件很美的事。',
  ],
  rainSong: [
    '小雨的歌。',
    '滴答，滴答，下雨了。',
    '小豌豆撑起一片叶子，当作小雨伞。',
    '雨点落在池塘里，画出一个一个圆圈。',
    '小青蛙说，呱呱，多好听的歌呀。',
    '雨点落在屋顶上，咚咚，咚咚。',
    '小蜗牛说，慢慢听，慢慢走。',
    '雨点落在花朵上，沙沙，沙沙。',
    '小蜜蜂躲在花里，等着太阳回来。',
    '不一会儿，雨停了，天边有一座彩虹桥。',
    '小豌豆和朋友们手拉手，从桥下走过。',
    '明天，还会下雨吗？我们再来听一听。',
  ],
  waitingRabbit: wordsOf(IDIOMS, 'waitingRabbit'),
  sharingCake: wordsOf(MATHS, 'sharingCake'),
};
