import type { Line } from '@/components/Icon/glyphs';

const line = (path: string): Line => ({ line: path });

/** Icons of the story player, loaded with it. */
export const glyphs = {
  play: line('M16 9v30l24-15z'),
  pause: line('M17 10v28M31 10v28'),
  previous: line('M36 10v28L16 24zM11 10v28'),
  next: line('M12 10v28l20-14zM37 10v28'),
  speed: line('M8 34a18 18 0 1 1 32 0M24 30l8-10M24 30h.01'),
  order: line('M8 13h24M8 24h24M8 35h14M34 30l6 6-6 6'),
  list: line('M38 22v-3a7 7 0 0 0-7-7H10M16 6l-6 6 6 6M10 26v3a7 7 0 0 0 7 7h21M32 30l6 6-6 6'),
  one: line('M38 22v-3a7 7 0 0 0-7-7H10M16 6l-6 6 6 6M10 26v3a7 7 0 0 0 7 7h21M32 30l6 6-6 6M22 21l3-2v10'),
  shuffle: line(
    'M6 14h6c10 0 12 20 22 20h6M6 34h6c4 0 7-3 9-7M26 20c2-4 4-6 8-6h6M35 9l5 5-5 5M35 29l5 5-5 5',
  ),
  moon: line('M38 29A16 16 0 1 1 20 9a13 13 0 0 0 18 20z'),
  stories: line('M18 13h22M18 24h22M18 35h22M8 13h.01M8 24h.01M8 35h.01'),
} as const;
