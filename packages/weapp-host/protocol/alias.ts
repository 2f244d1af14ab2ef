/**
 * resolveAlias of app.json: resolves a reference that begins with an alias. Keys and values end in '/*'; values are relative to the
 * program's root.
 */
export function withAlias(reference: string, aliases: Record<string, string> = {}): string {
  for (const [alias, target] of Object.entries(aliases)) {
    const [from, to] = [alias, target].map((text) => text.replace(/\*$/, '')) as [string, string];
    if (alias.endsWith('*') ? reference.startsWith(from) : reference === alias)
      return `/${to.replace(/^\.?\//, '')}${reference.slice(from.length)}`;
  }
  return reference;
}
