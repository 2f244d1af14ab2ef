/** Files that the document preloads beside the entry chunks, so that a page's chunks need not wait until the app runs. */
import type { RestPaint } from './rest';

export interface PageFiles {
  /** By path, for the pages that parents open first. */
  readonly first: Readonly<Record<string, readonly string[]>>;
  /** For visitors without a session, whatever path they opened. */
  readonly login: readonly string[];
}

/** `kind` of what was painted; undefined: the page's own snapshot. */
export function filesAhead(
  path: string,
  kind: RestPaint['kind'] | undefined,
  files: PageFiles,
): readonly string[] {
  return kind === 'login' ? files.login : (files.first[path] ?? []);
}
