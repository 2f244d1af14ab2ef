/** English for beginners: letters, words and listening. */
import type { QuestionText } from './question-text';

export const ENGLISH: readonly QuestionText[] = [
  {
    ...{ code: 'apple', point: '家里的东西', level: 1 },
    stem: 'Which one is an apple?\n哪一个是 apple？',
    options: [
      { picture: 'ball', shows: '皮球' },
      { picture: 'apple', shows: '苹果' },
      { picture: 'cat', shows: '小猫' },
    ],
    right: '苹果',
    why: 'apple 是苹果，读的时候嘴巴张大一点：a-a-apple。',
  },
  {
    ...{ code: 'cat-spell', point: '三字母单词', level: 2 },
    stem: '看图拼单词：c[[a]]t',
    picture: { name: 'cat', shows: '一只小猫' },
    blanks: { a: { right: 'a', format: 'text', label: '中间的字母' } },
    why: 'cat 是小猫，中间是短元音 a。bat、hat、map 里也有它。',
  },
  {
    ...{ code: 'weather', point: '听故事选图', level: 2 },
    stem: 'It is rainy.\n哪张图是 rainy？',
    options: [
      { picture: 'sunny', shows: '大太阳' },
      { picture: 'cloudy', shows: '一朵云' },
      { picture: 'rainy', shows: '下雨' },
    ],
    right: '下雨',
    why: 'rain 是雨，rainy 是下雨的；sunny 是晴天，cloudy 是多云。',
  },
  {
    ...{ code: 'vowels', point: '字母歌与字母音', level: 3 },
    stem: '下面哪些字母是元音字母？（不止一个）',
    options: ['A', 'B', 'E', 'M', 'O'],
    right: ['A', 'E', 'O'],
    why: '元音字母一共五个：A、E、I、O、U，几乎每个单词里都有它们。',
  },
  {
    ...{ code: 'beats', point: '听指令做动作', level: 1 },
    stem: 'Listen! How many beeps?\n听一听，响了几下？',
    sound: 'threeBeats',
    options: ['two', 'three', 'four'],
    right: 'three',
    why: 'one，two，three，响了三下，是 three。可以一边听一边拍手数。',
  },
  {
    ...{ code: 'high-low', point: '听指令做动作', level: 3 },
    stem: 'High or low? 先听到的声音是高（high）还是低（low）？',
    sound: 'highThenLow',
    options: ['high', 'low'],
    right: 'high',
    why: '第一个声音尖尖的，是 high；第二个声音沉沉的，是 low。',
  },
  {
    ...{ code: 'rhythm', point: '元音的声音', level: 4 },
    stem: '听节奏：声音有长（long）有短（short）。哪一个是对的？',
    sound: 'rhythm',
    options: ['long · short · short', 'short · short · long', 'long · long · short'],
    right: 'long · short · short',
    why: '先长，再两个短，一直重复。英语里的元音也有长有短：sheep 长，ship 短。',
  },
  {
    ...{ code: 'capital', point: '高频词', level: 2 },
    stem: '英语句子的第一个字母要大写。',
    isTrue: true,
    why: 'I like cats. 句子开头要大写，结尾要有句号，像给句子戴帽子、穿鞋子。',
  },
];
