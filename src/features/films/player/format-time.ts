const two = (value: number): string => String(value).padStart(2, '0');

/** 192 is 03:12; 3792 is 1:03:12. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** For screen readers. */
export function speakTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const minutes = Math.floor(whole / 60);
  return minutes > 0 ? `${minutes}分${whole % 60}秒` : `${whole}秒`;
}
