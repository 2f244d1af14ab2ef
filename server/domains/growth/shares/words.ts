/** Redacts shared texts: replaces the child's name by the shown name, and hides other names and phone numbers. */
import { charactersOf, lengthOf } from '../../../../src/contract/characters';
import { SOME_CHILD } from '../../../../src/contract/growth/shown-name';
import { withPlainDigits } from '../../../../src/contract/typed-digits';

export interface Hidden {
  /** Current names, and those used when the text was written. */
  readonly children: readonly string[];
  readonly parents: readonly string[];
  readonly teachers: readonly string[];
}

/** Cuts to the contract's limit: the shown name may be longer than the child's. */
export type Say = (text: string, most: number) => string;

const TEACHER = '老师';
/** A teacher no longer on the timetable, such as 林老师. Excludes surnames that may end another word (编程老师). */
const SURNAMES =
  '王李张刘陈杨赵黄周吴徐孙胡朱何郭马罗梁宋郑谢韩唐冯董萧曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴钟汪田姜范姚谭廖邹熊陆郝崔邱秦侯邵孟林';
const SOME_TEACHER = new RegExp(`[${SURNAMES}]${TEACHER}`, 'g');
const PARENT = '家长';
/** Mobile and landline numbers in any format, and other digit runs of that length. Dates such as 2026-11-21 do not match. */
const PHONE = /(?:\+?86[\s-]?)?1[3-9]\d(?:[\s-]?\d){8}|0\d{2,3}[\s-]?\d{7,8}|\d{7,}/g;
const NO_PHONE = '***';

export function sayAs(shownName: string, { children, parents, teachers }: Hidden): Say {
  const names = [
    ...children.flatMap((name) => [name, givenName(name)]).map((name) => ({ name, shown: shownName })),
    ...teachers.flatMap(teacherNames).map((name) => ({ name, shown: TEACHER })),
    ...parents.filter((name) => lengthOf(name) > 1).map((name) => ({ name, shown: PARENT })),
  ].filter(({ name }) => name !== '' && name !== TEACHER && name !== PARENT && name !== SOME_CHILD);
  const shownFor = new Map(names.map(({ name, shown }) => [name.toLowerCase(), shown]));
  // Longest first: replacing 小豆 first would leave part of 王小豆.
  const longest = [...shownFor.keys()].sort((left, right) => right.length - left.length);
  const pattern = longest.length > 0 ? new RegExp(longest.map(escaped).join('|'), 'gi') : null;
  return (text, most) => {
    const said = pattern ? text.replace(pattern, (found) => shownFor.get(found.toLowerCase()) ?? '') : text;
    return cut(withPlainDigits(withoutTeachers(said)).replace(PHONE, NO_PHONE), most);
  };
}

const withoutTeachers = (text: string): string =>
  text.replace(SOME_TEACHER, TEACHER).replaceAll(`${TEACHER}${TEACHER}`, TEACHER);

/** 小豆 for 王小豆, as teachers write it. For shorter names a single character would remain, which is part of many words. */
function givenName(name: string): string {
  const given = Array.from(name.trim()).slice(1).join('');
  return lengthOf(name.trim()) > 2 && /^\p{Script=Han}+$/u.test(given) ? given : '';
}

/** 林晓, and 林老师 as she is usually called. */
function teacherNames(name: string): readonly string[] {
  const own = name.trim();
  const [surname = ''] = Array.from(own);
  return [lengthOf(own) > 1 ? own : '', `${own}${TEACHER}`, `${surname}${TEACHER}`];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The contract counts UTF-16 units; characters are not split. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const character of charactersOf(text)) {
    if (kept.length + character.length > most) break;
    kept += character;
  }
  return kept;
}
