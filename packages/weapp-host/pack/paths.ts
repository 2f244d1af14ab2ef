/** Resolves a reference in a file to a path from the program's root; absolute ones begin with a slash. */
export function resolvePath(from: string, reference: string): string {
  const parts = reference.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of reference.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Trims slashes. */
export const trimSlashes = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/** A file's folder and its ancestors, ending with the root (''). */
export function foldersUp(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return [...parts.keys(), parts.length].reverse().map((length) => parts.slice(0, length).join('/'));
}

/** 1-based line and column of an offset in a text. */
export function placeIn(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
