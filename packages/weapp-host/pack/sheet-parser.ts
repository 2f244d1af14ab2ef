// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an ambient module cannot be imported, and every project that imports this file must find it
/// <reference path="./postcss-parser.d.ts" />
import { Input, type Root } from 'postcss';
import Parser from 'postcss/lib/parser';

/**
 * WeChat's compiler accepts invalid declarations, such as a line after // or a missing semicolon, and browsers skip them: so does this
 * parser.
 */
class SheetParser extends Parser {
  protected override checkMissedSemicolon(): void {}

  protected override unknownWord(tokens: unknown): void {
    if (this.current.type === 'root') super.unknownWord(tokens);
  }
}

/** Throws postcss's CssSyntaxError for an unparsable sheet. */
export function parseSheet(source: string): Root {
  const parser = new SheetParser(new Input(source, { map: false }));
  parser.parse();
  return parser.root;
}
