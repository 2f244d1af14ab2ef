const KIB = 1024;

/** 812 B, 12 KB, 3.4 MB. */
export function saySize(bytes: number): string {
  if (bytes < KIB) return `${bytes} B`;
  if (bytes < KIB * KIB) return `${Math.round(bytes / KIB)} KB`;
  return `${Math.round((bytes / KIB / KIB) * 10) / 10} MB`;
}

/** 0:16, 12:05, of seconds. */
export function sayLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
