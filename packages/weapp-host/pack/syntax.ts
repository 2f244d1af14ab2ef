import { Script } from 'node:vm';

export interface SyntaxProblem {
  /** 1-based */
  line: number;
  message: string;
}

/** Syntax error of a script compiled as a function body, if any. */
export function syntaxError(source: string): SyntaxProblem | null {
  try {
    new Script(`(function(){${source}\n})`, { filename: 'script' });
    return null;
  } catch (error) {
    const { stack, message } = error as Error;
    return { line: Number(/^script:(\d+)/.exec(stack ?? '')?.[1] ?? 1), message };
  }
}
