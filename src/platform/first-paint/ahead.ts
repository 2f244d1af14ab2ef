/** Which scripts the document asks for beside the program's own, so that a page's parts need not wait until it runs. */

export interface PageScripts {
  /** Of the pages that parents open first, by address. */
  readonly first: Readonly<Record<string, readonly string[]>>;
  /** Of whoever has no session, wherever they wanted to go. */
  readonly login: readonly string[];
  /** Says where the parts of every other page are. */
  readonly later: readonly string[];
}

export function scriptsAhead(path: string, kind: string, scripts: PageScripts): readonly string[] {
  return kind === 'login' ? scripts.login : (scripts.first[path] ?? scripts.later);
}
