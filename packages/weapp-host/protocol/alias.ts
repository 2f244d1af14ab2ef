/**
 * resolveAlias of app.json: a reference that begins with an alias as the path that stands for it. Keys and values end with
 * '/*'; values begin at the root of the program.
 */
export function withAlias(reference: string, aliases: Record<string, string> = {}): string {
  for (const [alias, target] of Object.entries(aliases)) {
    const [from, to] = [alias, target].map((text) => text.replace(/\*$/, '')) as [string, string];
    if (alias.endsWith('*') ? reference.startsWith(from) : reference === alias)
      return `/${to.replace(/^\.?\//, '')}${reference.slice(from.length)}`;
  }
  return reference;
}
