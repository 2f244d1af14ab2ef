import type { Token } from './script-tokens';

const words = (text: string): Set<string> => new Set(text.split(' '));

/** Unsupported words: WXS is a subset of ECMAScript 5. */
const NO_WORDS = words(
  'let const class new try catch finally throw import export async await yield in of instanceof with debugger super extends',
);
/** Keywords of WXS, not allowed as names of members and keys. */
const RESERVED = words(
  'delete void typeof null undefined NaN Infinity var if else true false require this function arguments return for ' +
    'while do break continue switch case default',
);
/** Operators newer than ECMAScript 5, as token sequences. */
const NO_PAIRS = words('** ?? ?. ${');
/** Tokens after which a brace begins an object. Arguments may use shorthand properties: WeChat accepts f({ a }). */
const BEFORE_OBJECT = words('= , [ : ? & | return');

/** The first token that WeChat's compiler rejects. */
export function unexpectedToken(tokens: Token[]): Token | undefined {
  const keys = keysIn(tokens);
  return tokens.find((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (keys.has(at)) return after?.text !== ':' || !isName(token);
    if (before?.text === '.' && token.kind === 'word') return !isName(token);
    return isUnknown(token, tokens, at);
  });
}

const isName = ({ kind, text }: Token): boolean =>
  kind === 'string' || (kind === 'word' && /^\w+$/.test(text) && !RESERVED.has(text));

function isUnknown({ kind, text, index }: Token, tokens: Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (kind === 'template' || kind === 'regexp') return true;
  if (kind === 'number')
    return !/^\d+$/.test(text) || (before?.text === '.' && tokens[at - 2]?.kind !== 'number');
  if (kind === 'word') {
    if (text === 'var') return after?.text === '{' || after?.text === '[';
    return NO_WORDS.has(text) || !/^\w+$/.test(text);
  }
  if (text === '=>' || text === '...') return true;
  if (text === '*' && before?.text === 'function') return true;
  return after?.index === index + 1 && NO_PAIRS.has(text + after.text);
}

/** After the colon of a case there is a block. */
const beginsObject = (tokens: Token[], at: number): boolean =>
  BEFORE_OBJECT.has(tokens[at - 1]?.text ?? '') &&
  tokens[at - 3]?.text !== 'case' &&
  tokens[at - 2]?.text !== 'default';

/** Positions of object keys. */
function keysIn(tokens: Token[]): Set<number> {
  const keys = new Set<number>();
  const open: ('object' | 'other')[] = [];
  tokens.forEach(({ text, kind }, at) => {
    if (kind !== 'sign') return;
    const next = tokens[at + 1];
    if (text === '{') open.push(beginsObject(tokens, at) ? 'object' : 'other');
    else if (text === '(' || text === '[') open.push('other');
    else if (text === '}' || text === ')' || text === ']') open.pop();
    if ((text === '{' || text === ',') && open.at(-1) === 'object' && next?.text !== '}') keys.add(at + 1);
  });
  return keys;
}
