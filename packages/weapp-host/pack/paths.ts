/** A reference in a file of the program as a path from its root: absolute ones begin with a slash. */
export function resolvePath(from: string, reference: string): string {
  const parts = reference.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of reference.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The same folder without slashes at its ends. */
export const trimSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** The folder of a file and those above it, the program's root ('') last. */
export function foldersUp(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return [...parts.keys(), parts.length].reverse().map((length) => parts.slice(0, length).join('/'));
}

/** Line and column, both from 1, of a place in a text. */
export function placeIn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
