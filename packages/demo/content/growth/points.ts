/** Knowledge points of the demo subjects with their abilities, in order. */
import { asc, eq } from 'drizzle-orm';
import { Subject, type SubjectName } from '../../../../src/contract/courses/values';
import type { Db } from '../../../../server/core/db/types';
import type { KnowledgePoint } from '../../../../server/domains/growth/statistics/types';
import { knowledgePoints } from '../../../../server/domains/questions/knowledge/tables';

type Abilities = Readonly<Record<string, readonly string[]>>;

/** In each subject, the points of the wrong questions come first, as in wrong-questions.ts. */
const POINTS: Readonly<Partial<Record<SubjectName, Abilities>>> = {
  wandou: {
    逻辑推理: ['找规律', '称重小侦探', '四宫数独'],
    空间想象: ['巧数方块', '立体拼搭'],
    策略应用: ['路线规划', '火柴棒之谜', '一笔画'],
    观察比较: ['图形推理', '错觉与真相'],
    数感运算: ['有趣的排队', '凑数游戏'],
  },
  yuwen: {
    口语表达: ['看图说话', '自我介绍', '情景对话'],
    阅读理解: ['成语故事', '阅读找线索'],
    条理思维: ['按顺序说', '讲清一件事'],
    思辨能力: ['说出理由', '小小辩论赛'],
    积累诵读: ['古诗诵读', '词语开花'],
  },
  weiqi: {
    基本规则: ['气与提子', '棋盘与棋子'],
    吃子技巧: ['打吃的方向', '枷吃'],
    计算能力: ['征子', '连接与切断'],
    死活判断: ['两只眼活棋', '死活入门'],
    大局观: ['布局常识', '收官入门'],
  },
  biancheng: {
    程序结构: ['让角色动起来', '循环的力量'],
    逻辑判断: ['如果与那么', '接苹果游戏'],
    数据变量: ['变量是什么', '计分与倒计时'],
    调试排错: ['迷宫闯关', '找出小虫子'],
    创意表达: ['会说话的小猫', '作品展示会'],
  },
  moli: {
    听力理解: ['颜色与水果', '天气怎么样'],
    词汇积累: ['我的家人', '身体部位歌'],
    口语表达: ['动物园的一天', '生日聚会'],
    语音语调: ['字母与发音', '小小厨师'],
  },
  jianqiao: {
    字母发音: ['字母歌与字母音', '元音的声音'],
    拼读能力: ['三字母单词', '辅音连缀'],
    词汇积累: ['高频词', '家里的东西'],
    听力理解: ['听指令做动作', '听故事选图'],
  },
  math: {
    数与运算: ['凑十法', '加减巧算', '乘法的意义'],
    量与计量: ['认识钟表', '人民币的换算'],
    图形几何: ['图形的周长', '方向与位置'],
    解决问题: ['间隔问题', '倍数的秘密'],
    数据分析: ['统计小能手', '分类与整理'],
  },
};

/** Alternates between abilities, as lessons do. */
function alternating(abilities: Abilities): { name: string; ability: string }[] {
  const columns = Object.entries(abilities);
  const rounds = Math.max(...columns.map(([, names]) => names.length));
  return Array.from({ length: rounds }, (_, round) =>
    columns.flatMap(([ability, names]) => names.slice(round, round + 1).map((name) => ({ name, ability }))),
  ).flat();
}

/** After the existing points. */
const FIRST_POSITION = 10;

/** Adds missing points and sets the ability of all. Idempotent. */
export async function seedPoints(db: Db): Promise<readonly KnowledgePoint[]> {
  const wanted = (Object.keys(POINTS) as SubjectName[]).flatMap((subject) =>
    alternating(POINTS[subject] ?? {}).map((point, index) => ({
      ...point,
      subject: Subject[subject],
      position: FIRST_POSITION + index,
    })),
  );
  const known = await db.select().from(knowledgePoints);
  const rowOf = (point: (typeof wanted)[number]) =>
    known.find(({ subject, name }) => subject === point.subject && name === point.name);
  const missing = wanted.filter((point) => rowOf(point) === undefined);
  if (missing.length > 0) await db.insert(knowledgePoints).values(missing);
  // Few rows: the points of the wrong questions, stored without ability.
  for (const point of wanted) {
    const row = rowOf(point);
    if (row === undefined || row.ability === point.ability) continue;
    await db.update(knowledgePoints).set({ ability: point.ability }).where(eq(knowledgePoints.id, row.id));
  }
  const { subject, position, id } = knowledgePoints;
  return db.select().from(knowledgePoints).orderBy(asc(subject), asc(position), asc(id));
}
