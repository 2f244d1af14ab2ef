/**
 * Images of a snapshot, inlined into its markup: the HTTP cache may be empty by the next start. They are rasterized at display size,
 * because parsing an SVG again would cost time at that start, when a slow phone is busiest.
 */
import { marked } from '@/components/look';

/** In characters, for all images together; a snapshot above some 120,000 is refused (services/storage/kept.ts). */
const PICTURES_AT_MOST = 76_000;
const TYPE = 'image/webp';
const QUALITY = 0.85;
const MOST_PIXELS_A_PIXEL = 2;

/** Copied image to its original on the page. */
export type Originals = ReadonlyMap<Element, Element>;

export async function inlinePictures(copy: Element, originals: Originals): Promise<void> {
  let remaining = PICTURES_AT_MOST;
  // The tab bar is small and always visible.
  const inBar = [...copy.querySelectorAll(`${marked('fixed')} img`)];
  const others = [...copy.querySelectorAll('img')].filter((image) => !inBar.includes(image));
  for (const image of [...inBar, ...others]) {
    const original = originals.get(image);
    const isSeen = original !== undefined && getComputedStyle(original).visibility !== 'hidden';
    const text = isSeen ? await inline(image, original) : undefined;
    if (text === undefined || text.length > remaining) {
      // An img without a source would show a frame.
      image.remove();
      continue;
    }
    remaining -= text.length;
    image.setAttribute('src', text);
  }
}

async function inline(copy: Element, original: Element): Promise<string | undefined> {
  const drawn = original instanceof HTMLImageElement ? await drawnAsShown(original) : undefined;
  return drawn ? asDataAddress(drawn) : dataAddress(copy.getAttribute('src') ?? '');
}

/** undefined: not loaded, cross-origin, or a browser that cannot encode WebP (Safari). */
async function drawnAsShown(image: HTMLImageElement): Promise<Blob | undefined> {
  const { naturalWidth, naturalHeight } = image;
  if (!image.complete || naturalWidth === 0 || naturalHeight === 0) return undefined;
  const { width, height } = image.getBoundingClientRect();
  const pixels = Math.min(window.devicePixelRatio, MOST_PIXELS_A_PIXEL);
  const scale = pixels * Math.max(width / naturalWidth, height / naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, TYPE, QUALITY));
    return blob?.type === TYPE ? blob : undefined;
  } catch {
    return undefined;
  }
}

/** undefined: cross-origin, or the request failed. */
async function dataAddress(address: string): Promise<string | undefined> {
  if (address.startsWith('data:')) return address;
  if (new URL(address, window.location.href).origin !== window.location.origin) return undefined;
  try {
    const response = await fetch(address, { cache: 'force-cache' });
    return response.ok ? await asDataAddress(await response.blob()) : undefined;
  } catch {
    return undefined;
  }
}

const asDataAddress = (blob: Blob): Promise<string | undefined> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined);
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(blob);
  });
