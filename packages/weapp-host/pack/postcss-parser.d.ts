/** Members of postcss's parser missing in its types. */
declare module 'postcss/lib/parser' {
  import type { Container, Input, Root } from 'postcss';

  /** type, text, offset, and more for some types */
  export type Token = [type: string, text: string, offset: number, ...rest: number[]];

  export default class Parser {
    readonly root: Root;
    /** what is being read */
    protected readonly current: Container;
    protected readonly tokenizer: {
      back(token: Token): void;
      nextToken(): Token | undefined;
      endOfFile(): boolean;
    };
    constructor(input: Input);
    parse(): void;
    protected atrule(token: Token): void;
    protected checkMissedSemicolon(): void;
    protected unknownWord(tokens: unknown): void;
  }
}
