const TOKEN =
  /(?:\s|\/\*[\s\S]*?\*\/)*(?:([\p{L}_$][\p{L}\p{N}_$]*)|(\d+(?:\.\d*)?|\.\d+)|("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(\.\.\.|[=!]==|[=!<>]=|&&|\|\||<<|>>|(?!\/\*)\S))/suy;
const BINARY = new Set('+ - * / % < > <= >= == != === !== && || & | ^ << >>'.split(' '));
const UNARY = new Set(['!', '-', '~']);

interface Token {
  kind: 'word' | 'number' | 'string' | 'sign' | 'end';
  text: string;
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(source); found; found = TOKEN.exec(source)) {
    const [, word, number, string, sign] = found;
    const kind = word ? 'word' : number ? 'number' : string ? 'string' : 'sign';
    tokens.push({ kind, text: word ?? number ?? string ?? sign ?? '' });
  }
  return tokens;
}

/**
 * WeChat's compiler error for an expression between {{ and }}, or null. It supports less than JavaScript: no unary plus, no typeof, no
 * empty object, no trailing comma.
 */
export function expressionProblem(source: string, place: 'value' | 'template data'): string | null {
  if (source.trim() === '')
    return place === 'value' ? null : 'the very attr must be an expression (surrouned by `{{..}}`)';
  return new Reader(tokensOf(source)).read(place === 'value');
}

class Reader {
  private at = 0;
  private problem: string | null = null;

  constructor(private readonly tokens: Token[]) {}

  read(one: boolean): string | null {
    if (one) this.choice();
    else this.list(() => this.field());
    if (this.token.kind !== 'end') this.fail('error at');
    return this.problem;
  }

  private get token(): Token {
    return this.tokens[this.at] ?? { kind: 'end', text: '$' };
  }

  private fail(what = 'unexpected'): void {
    this.problem ??= `${what} token \`${this.token.text}\``;
    this.at = this.tokens.length;
  }

  private take(sign: string): boolean {
    const found = this.token.kind === 'sign' && this.token.text === sign;
    if (found) this.at++;
    return found;
  }

  private expect(sign: string): void {
    if (!this.take(sign)) this.fail();
  }

  private list(item: () => void): void {
    do item();
    while (this.take(','));
  }

  private choice(): void {
    this.operation();
    if (!this.take('?')) return;
    this.choice();
    this.expect(':');
    this.choice();
  }

  private operation(): void {
    this.operand();
    while (this.token.kind === 'sign' && BINARY.has(this.token.text)) {
      this.at++;
      this.operand();
    }
  }

  private operand(): void {
    while (this.token.kind === 'sign' && UNARY.has(this.token.text)) this.at++;
    const { kind } = this.token;
    if (kind === 'word') {
      this.at++;
      this.access();
    } else if (kind === 'number' || kind === 'string') this.at++;
    else if (this.take('(')) {
      this.choice();
      this.expect(')');
      this.access();
    } else if (this.take('[')) {
      this.items(']');
      this.access();
    } else if (this.take('{')) {
      this.list(() => this.field());
      this.expect('}');
    } else this.fail();
  }

  /** Members and calls; not allowed on literals. */
  private access(): void {
    for (;;) {
      if (this.take('.')) {
        if (this.token.kind !== 'word') return this.fail();
        this.at++;
      } else if (this.take('[')) {
        this.choice();
        this.expect(']');
      } else if (this.take('(')) this.items(')');
      else return;
    }
  }

  private items(end: string): void {
    if (this.take(end)) return;
    this.list(() => this.choice());
    this.expect(end);
  }

  private field(): void {
    if (this.take('...')) return this.choice();
    if (this.token.kind !== 'word') return this.fail();
    this.at++;
    if (this.take(':')) this.choice();
  }
}
