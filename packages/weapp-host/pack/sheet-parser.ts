// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an ambient module cannot be imported, and every project that imports this file must find it
/// <reference path="./postcss-parser.d.ts" />
import { Input, type Root } from 'postcss';
import Parser, { type Token } from 'postcss/lib/parser';

const SPACES = new Set(['space', 'comment']);

/**
 * WeChat's compiler accepts invalid declarations, such as a line after // or a missing semicolon, and browsers skip them: so does this
 * parser.
 */
class SheetParser extends Parser {
  protected override atrule(token: Token): void {
    if (token[1] === '@import') this.closeImport();
    super.atrule(token);
  }

  protected override checkMissedSemicolon(): void {}

  protected override unknownWord(tokens: unknown): void {
    if (this.current.type === 'root') super.unknownWord(tokens);
  }

  /** Puts a semicolon behind the address of an import that has none. */
  private closeImport(): void {
    const spaces = this.takeSpaces();
    const address = this.tokenizer.nextToken();
    const after = this.takeSpaces();
    const next = this.tokenizer.nextToken();
    const isOpen = address?.[0] === 'string' && next?.[0] !== ';';
    const end: Token[] = isOpen ? [[';', ';', address[2]]] : [];
    const read = [...spaces, address, ...end, ...after, next].filter((token) => token !== undefined);
    for (const token of read.reverse()) this.tokenizer.back(token);
  }

  private takeSpaces(): Token[] {
    const taken: Token[] = [];
    for (;;) {
      const token = this.tokenizer.nextToken();
      if (token && SPACES.has(token[0])) taken.push(token);
      else {
        if (token) this.tokenizer.back(token);
        return taken;
      }
    }
  }
}

/** Throws postcss's CssSyntaxError for an unparsable sheet. */
export function parseSheet(source: string): Root {
  const parser = new SheetParser(new Input(source, { map: false }));
  parser.parse();
  return parser.root;
}
