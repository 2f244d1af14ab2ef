/** Questions of the evaluation at the end of a maths phase. */
import type { EvaluationQuestion } from './question';

export const MATHS_PHASE: readonly EvaluationQuestion[] = [
  {
    point: '凑十法',
    stem: '8+5=？',
    options: ['12', '13', '14'],
    ...{ right: '13', slip: '12' },
    analysis: '把 5 分成 2 和 3，8 加 2 凑成 10，10 加 3 是 13。',
  },
  {
    point: '加减巧算',
    stem: '怎样算又快又对？\n37+48+63=？',
    options: ['138', '148', '158'],
    ...{ right: '148', slip: '138' },
    analysis: '先算 37+63=100，再加 48，是 148。',
  },
  {
    point: '加减巧算',
    stem: '100-29=？',
    options: ['69', '71', '81'],
    ...{ right: '71', slip: '81' },
    analysis: '先减 30 是 70，多减了 1，再加回来：71。',
  },
  {
    point: '认识钟表',
    stem: '钟面上是几时几分？',
    picture: 'clock',
    options: ['6 时 37 分', '7 时 30 分', '8 时 30 分'],
    ...{ right: '7 时 30 分', slip: '8 时 30 分' },
    analysis: '短针走过 7、还没到 8，是 7 时多；长针指着 6，是 30 分。',
  },
  {
    point: '认识钟表',
    stem: '动画片 18:40 开始，19:10 结束，放了多少分钟？',
    options: ['30', '50', '70'],
    ...{ right: '30', slip: '70' },
    analysis: '18:40 到 19:00 是 20 分钟，19:00 到 19:10 是 10 分钟，一共 30 分钟。',
  },
  {
    point: '人民币的换算',
    stem: '3 元 5 角一共是多少角？',
    options: ['8', '35', '305'],
    ...{ right: '35', slip: '8' },
    analysis: '1 元是 10 角，3 元是 30 角，再加 5 角是 35 角。',
  },
  {
    point: '图形的周长',
    stem: '一个长方形长 6 厘米、宽 4 厘米，它的周长是多少厘米？',
    options: ['10', '20', '24'],
    ...{ right: '20', slip: '24' },
    analysis: '周长是四条边的和：6+4+6+4=20 厘米。24 是 6×4，那是面积。',
  },
  {
    point: '方向与位置',
    stem: '早上面向太阳站着，右手边是什么方向？',
    options: ['南', '西', '北'],
    ...{ right: '南', slip: '北' },
    analysis: '早上太阳在东边，面向东时，右手边是南，左手边是北。',
  },
  {
    point: '间隔问题',
    stem: '把一根木头锯成 4 段，每锯一次要 2 分钟，一共要几分钟？',
    options: ['4', '6', '8'],
    ...{ right: '6', slip: '8' },
    analysis: '锯成 4 段只要锯 3 次，3×2=6 分钟。',
  },
  {
    point: '乘法的意义',
    stem: '5+5+5+5 写成乘法是哪一个？',
    options: ['5×4', '5×5', '5+4'],
    ...{ right: '5×4', slip: '5×5' },
    analysis: '4 个 5 相加，写成 5×4。',
  },
  {
    point: '统计小能手',
    stem: '全班 30 人，喜欢苹果的 12 人，喜欢香蕉的 10 人，其余的喜欢西瓜，每人只选一种。喜欢西瓜的有几人？',
    options: ['8', '10', '22'],
    ...{ right: '8', slip: '22' },
    analysis: '选苹果和香蕉的一共 12+10=22 人，30-22=8 人喜欢西瓜。',
  },
];
