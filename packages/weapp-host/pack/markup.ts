import { expressionProblem } from './expressions';

export interface MarkupProblem {
  index: number;
  message: string;
}

interface Attribute {
  name: string;
  /** undefined: without a value */
  value?: string;
  index: number;
}

interface Element {
  tag: string;
  /** the last child had wx:else: no other may follow */
  decided: boolean;
}

const TAG = /\s*([A-Za-z_-][\w:-]*)/y;
const END_TAG = /\s*([^\s>]*)[^>]*>/y;
const NAME = /[A-Za-z_:-][\w:-]*/y;
const EQUALS = /\s*=\s*/y;
const VALUE = /"((?:\\[^\n]|[^"\\\n])*)("?)|'((?:\\[^\n]|[^'\\\n])*)('?)/y;
const SPACE = /\s*/y;
/** An expression ends at the first }} outside of strings. */
const EXPRESSION = /\{\{((?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?!\}\})[^"'])*)\}\}/s;
const EVERY_EXPRESSION = new RegExp(EXPRESSION, 'gs');
const THIS_EXPRESSION = new RegExp(EXPRESSION, 'sy');
const NEEDS_VALUE = /^wx:(?:if|elif|for|for-items)$/;
const MODULE_NAME = /^[A-Za-z_]\w*$/;
const QUOTED = 'the very attr must be an expression (surrouned by `{{..}}`)';

class Stop extends Error {
  constructor(
    readonly index: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * First markup error of WeChat's compiler in templates that the engine would accept: its syntax of tags, attributes and expressions is
 * stricter.
 */
export function markupProblem(text: string): MarkupProblem | null {
  try {
    new Markup(text).read();
    return null;
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    return { index: stop.index, message: stop.message };
  }
}

class Markup {
  private at = 0;
  private readonly open: Element[] = [{ tag: '', decided: false }];

  constructor(private readonly text: string) {}

  read(): void {
    for (;;) {
      const start = this.text.indexOf('<', this.afterExpressions());
      if (start < 0) return;
      this.at = start + 1;
      if (this.text.startsWith('!--', this.at)) this.skipPast('-->');
      else if (this.text[this.at] === '/') this.endTag();
      else this.startTag();
    }
  }

  /** Skips a < inside expressions: returns where the next tag may begin. */
  private afterExpressions(): number {
    for (;;) {
      const tag = this.text.indexOf('<', this.at);
      const expression = this.text.indexOf('{{', this.at);
      if (expression < 0 || (tag >= 0 && tag < expression)) return this.at;
      this.at = expression;
      const found = this.take(THIS_EXPRESSION);
      if (!found) throw new Stop(expression, 'unexpected end');
      this.checkExpression(found[1] ?? '', expression, null);
    }
  }

  private skipPast(end: string): void {
    const found = this.text.indexOf(end, this.at);
    this.at = found < 0 ? this.text.length : found + end.length;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }

  private stop(): never {
    const char = this.text[this.at];
    throw new Stop(this.at, char === undefined ? 'unexpected end' : `unexpected character \`${char}\``);
  }

  private endTag(): void {
    const start = this.at++;
    const name = this.take(END_TAG)?.[1];
    if (name === undefined) throw new Stop(this.text.length, 'unexpected end');
    const tag = this.open.length > 1 ? this.open.pop()?.tag : name;
    if (tag !== name) throw new Stop(start, `expect end-tag \`${tag ?? ''}\`., near \`${name}\``);
  }

  private startTag(): void {
    const start = this.at;
    const tag = this.take(TAG)?.[1] ?? this.stop();
    const attributes = this.attributes();
    const closed = this.text[this.at++] === '/';
    if (closed && this.text[this.at++] !== '>') {
      this.at--;
      this.stop();
    }
    const parent = this.open.at(-1);
    if (parent) parent.decided = this.checkElse(attributes, parent.decided, start);
    for (const attribute of attributes) this.checkAttribute(tag, attribute);
    if (tag === 'wxs') this.script(attributes, closed, start);
    else if (!closed) this.open.push({ tag, decided: false });
  }

  private attributes(): Attribute[] {
    const found: Attribute[] = [];
    for (;;) {
      this.take(SPACE);
      const char = this.text[this.at];
      if (char === '>' || char === '/') return found;
      const index = this.at;
      const name = this.take(NAME)?.[0] ?? this.stop();
      if (!/[\s=/>]/.test(this.text[this.at] ?? ' '))
        throw new Stop(
          this.at,
          `unexpected attribute name, near \`${this.text.slice(this.at, this.at + 8)}\``,
        );
      found.push(this.take(EQUALS) ? { name, value: this.value(), index } : { name, index });
    }
  }

  private value(): string {
    const [, double, doubleEnd, single, singleEnd] = this.take(VALUE) ?? this.stop();
    if (!doubleEnd && !singleEnd) this.stop();
    return double ?? single ?? '';
  }

  /** returns whether this element closes the chain of conditions */
  private checkElse(attributes: Attribute[], decided: boolean, start: number): boolean {
    const names = attributes.map(({ name }) => name);
    if (names.includes('wx:if')) return false;
    const other = names.find((name) => name === 'wx:else' || name === 'wx:elif');
    if (other && decided)
      throw new Stop(
        start,
        `Bad attr \`${other}\` with message: \`wx:if not found, then something must be wrong\``,
      );
    return other === 'wx:else';
  }

  private checkAttribute(tag: string, { name, value, index }: Attribute): void {
    const isData = tag === 'template' && name === 'data';
    if (value === undefined) {
      if (NEEDS_VALUE.test(name)) throw new Stop(index, `Bad attr \`${name}\` with message: value not set`);
      return;
    }
    const expressions = [...value.matchAll(EVERY_EXPRESSION)];
    if (isData && value !== '' && expressions.length === 0)
      throw new Stop(index, `Bad attr \`data\` with message: ${QUOTED}`);
    for (const [, source] of expressions) this.checkExpression(source ?? '', index, name, isData);
  }

  private checkExpression(source: string, index: number, attribute: string | null, isData = false): void {
    const problem = expressionProblem(source, isData ? 'template data' : 'value');
    const where = attribute === null ? 'Bad value' : `Bad attr \`${attribute}\``;
    if (problem !== null) throw new Stop(index, `${where} with message: ${problem}`);
  }

  private script(attributes: Attribute[], closed: boolean, start: number): void {
    const from = this.at;
    if (!closed) this.skipPast('</wxs>');
    const content = closed ? '' : this.text.slice(from, this.at).replace('</wxs>', '').trim();
    const given = (name: string) => attributes.find((attribute) => attribute.name === name)?.value;
    const module = given('module');
    const source = given('src');
    if (module && !MODULE_NAME.test(module))
      throw new Stop(start, 'invalid module name, [0-9a-zA-Z_] allowed only');
    if (source && content !== '') throw new Stop(start, "wxs tag with src don't need any content");
    if (source && !source.endsWith('.wxs')) throw new Stop(start, `${source} not found`);
  }
}
