/** Course recommendations after an evaluation: film courses and pea classes of its subject, those that train weaknesses first. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Subject, FilmCourseKind } from '../../../../src/contract/courses/values';
import { peaClasses } from '../../classes/tables';
import { filmCourses } from '../../courses/tables';
import type { Db } from '../../../core/db/types';
import { isStrong, isToPractise, type AbilityResult, type Result } from './abilities';
import { courseTexts as texts } from './texts';

/** A recommended course; `words` is its whole description. */
export interface OfferedCourse {
  readonly title: string;
  /** Storage key of the picture. */
  readonly picture: string;
  readonly subject: Subject;
  readonly url: string;
  readonly words: string;
}

export interface FittingCourse extends OfferedCourse {
  readonly why: string;
  readonly abilities: readonly string[];
}

const AT_MOST = 6;

/** Keywords in descriptions by ability, used if no course names the ability itself. */
const TRAINS: Readonly<Record<string, readonly string[]>> = {
  逻辑推理: ['规律', '推理', '侦探'],
  空间想象: ['图形', '立体', '积木', '空间感'],
  策略应用: ['路线', '规划', '想办法'],
  观察比较: ['观察', '比一比', '看一看'],
  数感运算: ['数一数', '加法', '从 1 数到'],
  口语表达: ['说一句话', '敢开口', '讲给'],
  阅读理解: ['成语', '故事', '读懂'],
  条理思维: ['顺序', '整个故事'],
  思辨能力: ['想法', '理由', '讲道理'],
  积累诵读: ['古诗', '背会'],
  基本规则: ['数得清气', '知道气'],
  吃子技巧: ['打吃', '提子'],
  计算能力: ['连接', '征子'],
  死活判断: ['救自己的棋', '做活'],
  大局观: ['围地', '分地盘'],
  数与运算: ['凑十', '加法', '算得'],
  量与计量: ['钟表', '整点', '元、角', '称一称'],
  图形几何: ['图形', '方向', '周长'],
  解决问题: ['生活里', '超市', '一起做饭'],
  数据分析: ['小账本', '记录', '分类'],
};

/** Always two queries. */
export async function coursesOf(db: Db, subjects: readonly Subject[]): Promise<OfferedCourse[]> {
  const films = await db
    .select()
    .from(filmCourses)
    .where(and(inArray(filmCourses.subject, [...subjects]), eq(filmCourses.isListed, true)))
    .orderBy(asc(filmCourses.position), asc(filmCourses.id));
  const classes = await db
    .select()
    .from(peaClasses)
    .where(inArray(peaClasses.subject, [...subjects]))
    .orderBy(asc(peaClasses.startsAt), asc(peaClasses.id));
  return [...films.map(ofFilms), ...classes.map(ofPeaClass)];
}

function ofFilms(course: typeof filmCourses.$inferSelect): OfferedCourse {
  const { highlights, id, kind, picture, subject, subtitle, summary, title } = course;
  const page = kind === FilmCourseKind.babyStudy ? '/babyStudy/detail' : '/courseDetailList';
  const words = [title, subtitle, summary, ...highlights].join(' ');
  return { title, picture, subject, url: `${page}?id=${String(id)}`, words };
}

function ofPeaClass({ id, picture, points, subject, summary, title }: typeof peaClasses.$inferSelect) {
  const url = `/peaClassCenter/peaClassDetail?id=${String(id)}`;
  return { title, picture, subject, url, words: [title, summary, ...points].join(' ') };
}

/** Courses of the evaluation's subject: those that train wrong answers first, then the others. */
export function fittingCourses(
  courses: readonly OfferedCourse[],
  subject: Subject,
  result: Result,
): FittingCourse[] {
  return courses
    .filter((course) => course.subject === subject)
    .map((course) => ({ course, ...fitOf(course, result) }))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, AT_MOST)
    .map(({ course, abilities, why }) => ({ ...course, abilities, why }));
}

interface Fit {
  readonly rank: number;
  readonly why: string;
  readonly abilities: readonly string[];
}

function fitOf({ words }: OfferedCourse, { abilities, toRepeat }: Result): Fit {
  const trained = abilities.filter(({ name }) => trains(words, name));
  const names = trained.slice(0, AT_MOST).map(({ name }) => name);
  const point = toRepeat.find(({ knowledge }) => words.includes(knowledge));
  if (point !== undefined) return { rank: 3, why: texts.ofPoint(point.knowledge), abilities: names };
  const [weakest] = trained.filter(isToPractise).sort(byPercent);
  if (weakest !== undefined) return { rank: 2, why: texts.ofAbility(weakest), abilities: names };
  const strong = trained.find(isStrong);
  if (strong !== undefined) return { rank: 1, why: texts.ofStrength(strong.name), abilities: names };
  return { rank: 0, why: '', abilities: names };
}

const byPercent = (one: AbilityResult, other: AbilityResult): number => one.percent - other.percent;

const trains = (words: string, ability: string): boolean =>
  [ability, ...(TRAINS[ability] ?? [])].some((word) => words.includes(word));
