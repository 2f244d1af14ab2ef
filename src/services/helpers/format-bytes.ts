const KIB = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** 0 B, 812 B, 12.5 KB, 1.2 GB: at most one decimal, without a trailing zero. */
export function formatBytes(bytes: number): string {
  let size = Math.max(0, bytes);
  let unit = 0;
  while (size >= KIB && unit < UNITS.length - 1) {
    size /= KIB;
    unit += 1;
  }
  const shown = unit === 0 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${shown} ${UNITS[unit] ?? ''}`;
}
