import { Script } from 'node:vm';

export interface SyntaxProblem {
  /** from 1 */
  line: number;
  message: string;
}

/** What keeps a script from being compiled as the body of a function. */
export function syntaxError(source: string): SyntaxProblem | null {
  try {
    new Script(`(function(){${source}\n})`, { filename: 'script' });
    return null;
  } catch (error) {
    const { stack, message } = error as Error;
    return { line: Number(/^script:(\d+)/.exec(stack ?? '')?.[1] ?? 1), message };
  }
}
