/** Which files the document asks for beside the program's own, so that a page's parts need not wait until it runs. */
import type { RestPaint } from './rest';

export interface PageFiles {
  /** Of the pages that parents open first, by address. */
  readonly first: Readonly<Record<string, readonly string[]>>;
  /** Of whoever has no session, wherever they wanted to go. */
  readonly login: readonly string[];
}

/** `kind` of what was painted; undefined: the page itself, as it was last. */
export function filesAhead(
  path: string,
  kind: RestPaint['kind'] | undefined,
  files: PageFiles,
): readonly string[] {
  return kind === 'login' ? files.login : (files.first[path] ?? []);
}
