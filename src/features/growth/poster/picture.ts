import { peaUrl } from '@/components/Pea/parts';
import { fail, ok, type Result } from '@/contract/errors';
import type { PosterContent } from './content';
import { drawPoster } from './draw';
import { POSTER } from './look';

const FAILED = fail({ kind: 'unsupported', ability: 'canvas' } as const);
/** An engine out of memory returns 'data:,'. */
const SHORTEST = 100;

/** undefined: this device cannot; the poster does without. */
async function loadedPea(): Promise<HTMLImageElement | undefined> {
  const pea = new Image();
  pea.src = peaUrl('cheers');
  try {
    await pea.decode();
    return pea;
  } catch {
    return undefined;
  }
}

/** A data URL. Fails where the device has no canvas or not enough memory for it. */
export async function posterPicture(
  canvas: HTMLCanvasElement | null,
  content: PosterContent,
  link: string,
): Promise<Result<string>> {
  try {
    const { qrCodeOf } = await import('@/services/share/qr-code');
    const code = qrCodeOf(link);
    if (!canvas) return FAILED;
    canvas.width = POSTER.width * POSTER.scale;
    canvas.height = POSTER.height * POSTER.scale;
    const pen = canvas.getContext('2d');
    if (!pen) return FAILED;
    drawPoster(pen, content, code, await loadedPea());
    const picture = canvas.toDataURL('image/png');
    return picture.length > SHORTEST ? ok(picture) : FAILED;
  } catch {
    return FAILED;
  }
}
