/** Length of a sound or film in minutes and seconds: 0:16, 12:05. */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
