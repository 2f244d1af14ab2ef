/** What others may read of a text: the shown name in place of the child's, and nobody else's name or number. */
import { charactersOf, lengthOf } from '../../../../src/contract/characters';
import { SOME_CHILD } from '../../../../src/contract/growth/shown-name';
import { withPlainDigits } from '../../../../src/contract/typed-digits';

export interface Hidden {
  /** As they are called now, and as they were called when the text was written. */
  readonly children: readonly string[];
  readonly parents: readonly string[];
  readonly teachers: readonly string[];
}

/** Cuts where the contract does: the shown name may be longer than the child's. */
export type Say = (text: string, most: number) => string;

const TEACHER = '老师';
/** 林老师 of a lesson that is on no timetable any more. Surnames that another word may end with (编程老师) are left out. */
const SURNAMES =
  '王李张刘陈杨赵黄周吴徐孙胡朱何郭马罗梁宋郑谢韩唐冯董萧曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴钟汪田姜范姚谭廖邹熊陆郝崔邱秦侯邵孟林';
const SOME_TEACHER = new RegExp(`[${SURNAMES}]${TEACHER}`, 'g');
const PARENT = '家长';
/** Mobiles and landlines, however they are written, and whatever else is as long. A day, 2026-11-21, is none. */
const PHONE = /(?:\+?86[\s-]?)?1[3-9]\d(?:[\s-]?\d){8}|0\d{2,3}[\s-]?\d{7,8}|\d{7,}/g;
const NO_PHONE = '***';

export function sayAs(shownName: string, { children, parents, teachers }: Hidden): Say {
  const names = [
    ...children.flatMap((name) => [name, givenName(name)]).map((name) => ({ name, shown: shownName })),
    ...teachers.flatMap(teacherNames).map((name) => ({ name, shown: TEACHER })),
    ...parents.filter((name) => lengthOf(name) > 1).map((name) => ({ name, shown: PARENT })),
  ].filter(({ name }) => name !== '' && name !== TEACHER && name !== PARENT && name !== SOME_CHILD);
  const shownFor = new Map(names.map(({ name, shown }) => [name.toLowerCase(), shown]));
  // The longest first: of 王小豆 nothing may be left over because 小豆 was found before it.
  const longest = [...shownFor.keys()].sort((left, right) => right.length - left.length);
  const pattern = longest.length > 0 ? new RegExp(longest.map(escaped).join('|'), 'gi') : null;
  return (text, most) => {
    const said = pattern ? text.replace(pattern, (found) => shownFor.get(found.toLowerCase()) ?? '') : text;
    return cut(withPlainDigits(withoutTeachers(said)).replace(PHONE, NO_PHONE), most);
  };
}

const withoutTeachers = (text: string): string =>
  text.replace(SOME_TEACHER, TEACHER).replaceAll(`${TEACHER}${TEACHER}`, TEACHER);

/** 小豆 of 王小豆: what a teacher writes. Of a shorter name one character would be left, which is in any word. */
function givenName(name: string): string {
  const given = Array.from(name.trim()).slice(1).join('');
  return lengthOf(name.trim()) > 2 && /^\p{Script=Han}+$/u.test(given) ? given : '';
}

/** 林晓, and 林老师 as everybody calls her. */
function teacherNames(name: string): readonly string[] {
  const own = name.trim();
  const [surname = ''] = Array.from(own);
  return [lengthOf(own) > 1 ? own : '', `${own}${TEACHER}`, `${surname}${TEACHER}`];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The contract counts UTF-16 units; a part of a character is not sent. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  for (const character of charactersOf(text)) {
    if (kept.length + character.length > most) break;
    kept += character;
  }
  return kept;
}
