export interface Token {
  kind: 'word' | 'string' | 'template' | 'regexp' | 'number' | 'sign';
  text: string;
  index: number;
}

const SPACE = /\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const WORD = /[$\w\u0080-\uffff]+/y;
const STRING = /"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?/y;
const TEMPLATE = /`(?:\\[\s\S]|[^`\\])*`?/y;
const REGEXP = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*/y;
const SIGN = /=>|\.\.\.|[\s\S]/y;
/** Tokens after which a slash begins a regular expression. */
const BEFORE_REGEXP =
  /^(?:[([{,;:=!&|?+\-*%<>~^]|=>|return|typeof|case|in|of|delete|void|throw|new|else|do)$/;

/** Tokens of a script without white space and comments. Sufficient to find words and calls; the syntax is checked by compiling. */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = index;
    return pattern.exec(source)?.[0] ?? null;
  };
  while (index < source.length) {
    const space = take(SPACE);
    if (space) {
      index += space.length;
      continue;
    }
    const token = { ...read(take, tokens.at(-1)), index };
    tokens.push(token);
    index += token.text.length;
  }
  return tokens;
}

function read(take: (pattern: RegExp) => string | null, before: Token | undefined): Omit<Token, 'index'> {
  const word = take(WORD);
  if (word) return { kind: /^\d/.test(word) ? 'number' : 'word', text: word };
  const string = take(STRING);
  if (string) return { kind: 'string', text: string };
  const template = take(TEMPLATE);
  if (template) return { kind: 'template', text: template };
  const regexp = !before || BEFORE_REGEXP.test(before.text) ? take(REGEXP) : null;
  if (regexp) return { kind: 'regexp', text: regexp };
  return { kind: 'sign', text: take(SIGN) ?? '' };
}

/** Positions of `require("…")` with a single literal: loaded synchronously. */
export function requiresIn(tokens: Token[]): { target: string; index: number; literal: Token }[] {
  const found: { target: string; index: number; literal: Token }[] = [];
  tokens.forEach(({ text, index }, at) => {
    const [open, literal, close] = tokens.slice(at + 1, at + 4);
    if (text !== 'require' || tokens[at - 1]?.text === '.' || open?.text !== '(') return;
    if (literal?.kind === 'string' && close?.text === ')')
      found.push({ target: literal.text.slice(1, -1), index, literal });
  });
  return found;
}
