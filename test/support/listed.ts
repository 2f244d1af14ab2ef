/** The names that a list lacks or has for nothing, each with what to write where; [] when it is right. */
export function toList(found: readonly string[], listed: readonly string[], toDo: string): string[] {
  const missing = found.filter((name) => !listed.includes(name)).map((name) => `${name}: ${toDo}`);
  const surplus = listed.filter((name) => !found.includes(name)).map((name) => `${name}: no longer there`);
  return [...missing, ...surplus];
}
