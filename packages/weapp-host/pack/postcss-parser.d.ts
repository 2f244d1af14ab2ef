/** Members of postcss's parser missing in its types. */
declare module 'postcss/lib/parser' {
  import type { Container, Input, Root } from 'postcss';

  export default class Parser {
    readonly root: Root;
    /** what is being read */
    protected readonly current: Container;
    constructor(input: Input);
    parse(): void;
    protected checkMissedSemicolon(): void;
    protected unknownWord(tokens: unknown): void;
  }
}
