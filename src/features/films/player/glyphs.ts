import { box, ring, type Line } from '@/components/Icon/glyphs';

const line = (path: string): Line => ({ line: path });

export const playerGlyphs = {
  pause: line('M17 10v28M31 10v28'),
  next: line('M12 10v28l20-14zM37 10v28'),
  replay: line('M10 24a14 14 0 1 0 4-10M14 6v9h9'),
  full: line('M8 18V8h10M30 8h10v10M40 30v10H30M18 40H8V30'),
  leaveFull: line('M18 8v10H8M40 18H30V8M30 40V30h10M8 30h10v10'),
  pip: line(`${box(5, 9, 38, 30)}${box(24, 24, 14, 10, 2)}`),
  captions: line(`${box(5, 9, 38, 30)}M13 31h10M29 31h6M13 24h5M24 24h11`),
  marks: line('M18 13h22M18 24h22M18 35h22M8 13h.01M8 24h.01M8 35h.01'),
  mute: line('M8 18v12h8l10 8V10l-10 8zM33 19l9 10M42 19l-9 10'),
  sound: line('M8 18v12h8l10 8V10l-10 8zM33 17c4 4 4 10 0 14M38 12c7 7 7 17 0 24'),
  signal: line(`${ring(24, 24, 18)}M24 14v13M24 34h.01`),
} as const;
