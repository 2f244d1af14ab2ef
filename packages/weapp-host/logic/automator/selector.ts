import type * as glassEasel from 'glass-easel';
import { attributeOf, childrenOf, descendantsOf, parentOf, tagNameOf } from './tree';

/**
 * Selectors of the automator: tag, #id, .class, [attribute], :nth-child, :first-child, :last-child, and the four combinators, within one
 * shadow tree (as in WeChat's automator).
 */
type Test = (element: glassEasel.Element) => boolean;
interface Step {
  combinator: ' ' | '>' | '+' | '~';
  test: Test;
}

const TOKEN =
  /^(?:#([\w-]+)|\.([\w-]+)|\[\s*([\w-]+)\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]+))\s*)?\]|:([\w-]+)(?:\(([^)]*)\))?|(\*|[\w-]+))/;

const classesOf = (element: glassEasel.Element): string[] => element.class.split(/\s+/);

const COMPARISONS: Record<string, (actual: string, wanted: string) => boolean> = {
  '=': (actual, wanted) => actual === wanted,
  '^=': (actual, wanted) => actual.startsWith(wanted),
  '$=': (actual, wanted) => actual.endsWith(wanted),
  '*=': (actual, wanted) => actual.includes(wanted),
  '~=': (actual, wanted) => actual.split(/\s+/).includes(wanted),
  '|=': (actual, wanted) => actual === wanted || actual.startsWith(`${wanted}-`),
};

function attributeTest(name: string, operator: string | undefined, wanted: string): Test {
  return (element) => {
    const actual = attributeOf(element, name);
    if (actual === undefined || actual === null) return false;
    return operator === undefined || (COMPARISONS[operator]?.(String(actual), wanted) ?? false);
  };
}

function pseudoTest(name: string, argument: string): Test {
  const place = (element: glassEasel.Element): [number, number] => {
    const parent = parentOf(element);
    const all = parent ? childrenOf(parent) : [element];
    return [all.indexOf(element) + 1, all.length];
  };
  if (name === 'first-child') return (element) => place(element)[0] === 1;
  if (name === 'last-child') return (element) => place(element)[0] === place(element)[1];
  if (name === 'nth-child') return nth(argument, place);
  throw new Error(`selector with :${name} is not supported`);
}

function nth(argument: string, place: (element: glassEasel.Element) => [number, number]): Test {
  const text = argument.trim().replace('even', '2n').replace('odd', '2n+1');
  const match = /^(?:([+-]?\d*)n)?\s*([+-]?\s*\d+)?$/.exec(text);
  if (!match) throw new Error(`selector :nth-child(${argument}) is not valid`);
  const number = (part: string | undefined, empty: number) =>
    part === undefined
      ? 0
      : /^[+-]?$/.test(part)
        ? Number(`${part}${empty}`)
        : Number(part.replace(/\s/g, ''));
  const step = match[1] === undefined ? 0 : number(match[1], 1);
  const offset = number(match[2], 0);
  return (element) => {
    const rest = place(element)[0] - offset;
    return step === 0 ? rest === 0 : rest % step === 0 && rest / step >= 0;
  };
}

function tokenTest(match: RegExpExecArray): Test {
  const [, id, className, attribute, operator, double, single, bare, pseudo, argument, tag] = match;
  if (id !== undefined) return (element) => element.id === id;
  if (className !== undefined) return (element) => classesOf(element).includes(className);
  if (attribute !== undefined) return attributeTest(attribute, operator, double ?? single ?? bare ?? '');
  if (pseudo !== undefined) return pseudoTest(pseudo, argument ?? '');
  return (element) => tag === '*' || tagNameOf(element) === tag;
}

function parseOne(text: string): Step[] {
  const steps: Step[] = [];
  let rest = text.trim();
  let combinator: Step['combinator'] = ' ';
  while (rest !== '') {
    const tests: Test[] = [];
    for (let match = TOKEN.exec(rest); match; match = TOKEN.exec(rest)) {
      tests.push(tokenTest(match));
      rest = rest.slice(match[0].length);
    }
    if (tests.length === 0) throw new Error(`selector "${text}" is not valid`);
    steps.push({ combinator, test: (element) => tests.every((test) => test(element)) });
    const between = /^\s*([>+~]?)\s*/.exec(rest);
    rest = rest.slice(between?.[0].length ?? 0);
    combinator = (between?.[1] || ' ') as Step['combinator'];
  }
  return steps;
}

function splitList(selector: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const letter of selector) {
    if (letter === '[' || letter === '(') depth++;
    if (letter === ']' || letter === ')') depth--;
    if (letter === ',' && depth === 0) {
      parts.push(current);
      current = '';
    } else current += letter;
  }
  return [...parts, current];
}

function previousOf(element: glassEasel.Element): glassEasel.Element[] {
  const parent = parentOf(element);
  const all = parent ? childrenOf(parent) : [];
  return all.slice(0, all.indexOf(element)).reverse();
}

function ancestorsOf(element: glassEasel.Element, root: glassEasel.Element): glassEasel.Element[] {
  const found: glassEasel.Element[] = [];
  for (let above = parentOf(element); above && above !== root; above = parentOf(above)) found.push(above);
  return found;
}

/** Whether the element matches the steps up to `index`. */
function matches(
  element: glassEasel.Element,
  steps: Step[],
  index: number,
  root: glassEasel.Element,
): boolean {
  const step = steps[index];
  if (!step?.test(element)) return false;
  if (index === 0) return true;
  const earlier = (candidates: glassEasel.Element[]) =>
    candidates.some((candidate) => matches(candidate, steps, index - 1, root));
  if (step.combinator === '>') return earlier(ancestorsOf(element, root).slice(0, 1));
  if (step.combinator === '+') return earlier(previousOf(element).slice(0, 1));
  if (step.combinator === '~') return earlier(previousOf(element));
  return earlier(ancestorsOf(element, root));
}

/** Descendants of `root` in its shadow tree, in document order. */
export function select(root: glassEasel.Element, selector: string): glassEasel.Element[] {
  const alternatives = splitList(selector).map(parseOne);
  return [...descendantsOf(root)].filter((element) =>
    alternatives.some((steps) => matches(element, steps, steps.length - 1, root)),
  );
}
