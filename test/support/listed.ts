/** Fails with the names that a list lacks or has for nothing, and with what to write where. */
export function expectListed(found: readonly string[], listed: readonly string[], toDo: string): void {
  const missing = found.filter((name) => !listed.includes(name)).map((name) => `${name}: ${toDo}`);
  const surplus = listed.filter((name) => !found.includes(name)).map((name) => `${name}: no longer there`);
  expect([...missing, ...surplus]).toEqual([]);
}
