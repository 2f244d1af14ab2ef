export interface SelectorOptions {
  /** class prefix of the component, or '' */
  scope: string;
  /** path of the sheet's component or page */
  owner: string;
}

export interface SelectorResult {
  selector: string;
  /** token at which WeChat's compiler fails */
  refused: { token: string; index: number } | null;
  /** position of the first selector discouraged in components: a tag, an id, an attribute; -1: none */
  illegalIndex: number;
}

const IDENT = /-?[_a-zA-Z-][\w-]*/y;
/** WeChat's compiler allows a class to begin with a digit, although no browser matches it. */
const NAME = /[\w-]+/y;
const ATTRIBUTE = /\[\s*[\w-]+\s*(?:[~|^$*]?=\s*(?:"[^"]*"|'[^']*'|[\w-]+)\s*)?\]/y;
const PSEUDO = /::?[a-zA-Z-]+/y;
const COMMENT = /\/\*[\s\S]*?\*\//y;
const INNER_SPACE = /\s+(?=[^\s)])/y;
const SIGNS = /[\s>+~,()/]/;
const ARGUMENT = /\([^()]*\)/y;

/** Converts a WXSS selector list to CSS: tags get `wx-`, classes the scope, :host becomes the attribute of its node. */
export function convertSelector(source: string, options: SelectorOptions): SelectorResult {
  return new Converter(source, options).run();
}

class Converter {
  private index = 0;
  private depth = 0;
  private output = '';
  /** a combinator without a following selector */
  private combined = false;
  private refused: SelectorResult['refused'] = null;
  private illegalIndex = -1;

  constructor(
    private readonly source: string,
    private readonly options: SelectorOptions,
  ) {}

  run(): SelectorResult {
    while (this.index < this.source.length && !this.refused) this.step();
    if (!this.refused && (this.output.trim() === '' || /[>+~]\s*$/.test(this.output))) this.refuse('{');
    return { selector: this.output, refused: this.refused, illegalIndex: this.illegalIndex };
  }

  private step(): void {
    const char = this.source[this.index] ?? '';
    if (char === '/' && this.copy(COMMENT)) return;
    if (!/[\s>+~,]/.test(char)) this.combined = false;
    if (char === '.') this.className();
    else if (char === '#') this.illegal(() => this.copy(NAME, '#'));
    else if (char === '[') this.illegal(() => this.copy(ATTRIBUTE));
    else if (char === ':') this.pseudo();
    else if (/[\w-]/.test(char)) this.illegal(() => this.tag());
    else this.sign(char);
  }

  private className(): void {
    const name = this.peek(NAME, 1);
    if (name === null) return this.refuse('.');
    const { scope } = this.options;
    this.output += scope === '' ? `.${name}` : `.${scope}--${name}`;
    this.index += name.length + 1;
  }

  private tag(): boolean {
    const name = this.peek(IDENT, 0);
    if (name === null) return false;
    this.output += `wx-${name}`;
    this.index += name.length;
    return true;
  }

  private pseudo(): void {
    const name = this.peek(PSEUDO, 0);
    if (name === null) return this.refuse(':');
    this.index += name.length;
    if (name === ':host') {
      if (this.source[this.index] === '(') return this.refuse('(');
      this.output += `[is="${this.options.owner}"]`;
      return;
    }
    if (name.startsWith('::') && this.source[this.index] === '(') return this.refuse('(');
    this.output += name;
    // 2n+1 and the like contain no selectors.
    if (/^:(nth-|lang|dir)/.test(name)) this.copy(ARGUMENT);
  }

  private sign(char: string): void {
    if (!SIGNS.test(char)) return this.refuse(char);
    if (this.depth > 0 && (char === ',' || this.peek(INNER_SPACE, 0) !== null)) return this.refuse(char);
    const isCombinator = />|\+|~/.test(char);
    if ((isCombinator && this.combined) || (char === ',' && (this.combined || this.output.trim() === '')))
      return this.refuse(char);
    if (!/\s/.test(char)) this.combined = isCombinator || char === ',';
    if (char === '(') this.depth++;
    if (char === ')') this.depth--;
    this.output += char;
    this.index++;
  }

  private illegal(take: () => boolean): void {
    const start = this.index;
    if (!take()) return this.refuse(this.source[start] ?? '');
    if (this.illegalIndex < 0) this.illegalIndex = start;
  }

  private refuse(token: string): void {
    this.refused = { token, index: this.index };
  }

  private peek(pattern: RegExp, skip: number): string | null {
    pattern.lastIndex = this.index + skip;
    return pattern.exec(this.source)?.[0] ?? null;
  }

  private copy(pattern: RegExp, before = ''): boolean {
    const found = this.peek(pattern, before.length);
    if (found === null) return false;
    this.output += before + found;
    this.index += before.length + found.length;
    return true;
  }
}
