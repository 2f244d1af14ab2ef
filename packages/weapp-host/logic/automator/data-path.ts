/** Value at a data path like setData's: a.b[0].c; without a path, all data. */
export function readPath(data: unknown, path: unknown): unknown {
  if (typeof path !== 'string' || path === '') return data;
  const keys = path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean);
  return keys.reduce<unknown>(
    (value, key) =>
      value === null || value === undefined ? undefined : (value as Record<string, unknown>)[key],
    data,
  );
}
