import type { Platform } from '@/platform/types';

const DRAWN = 64;
const BYTE = 256;

/** Random bytes of the host, drawn once and reused in a loop: enough to shuffle stories. */
export async function chanceOf(platform: Pick<Platform, 'randomBytes'>): Promise<() => number> {
  const drawn = await platform.randomBytes(DRAWN);
  const bytes = drawn.ok
    ? drawn.value
    : Uint8Array.from({ length: DRAWN }, (_, index) => (index * 89) % BYTE);
  let at = 0;
  return () => (bytes[at++ % bytes.length] ?? 0) / BYTE;
}
