import { createCanvas, loadImage } from '@napi-rs/canvas';
import { withoutProfile } from '@/platform/first-paint/webp';

/** As Chromium writes it: both draw with Skia. */
function drawing(colour: string): Blob {
  const canvas = createCanvas(41, 30);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 41, 30);
  context.clearRect(0, 0, 8, 8);
  return new Blob([new Uint8Array(canvas.toBuffer('image/webp', 85))], { type: 'image/webp' });
}

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

async function pixelsOf(blob: Blob): Promise<string> {
  const image = await loadImage(await bytesOf(blob));
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return Buffer.from(context.getImageData(0, 0, image.width, image.height).data).toString('hex');
}

describe('a picture of a kept look', () => {
  it.each(['#cc8833', 'rgba(20, 120, 200, 0.5)'])(
    'of %s looks the same without its profile',
    async (colour) => {
      const written = drawing(colour);
      const kept = await withoutProfile(written);
      expect([(await bytesOf(written)).includes('ICCP'), (await bytesOf(kept)).includes('ICCP')]).toEqual([
        true,
        false,
      ]);
      expect([kept.type, written.size - kept.size > 400]).toEqual(['image/webp', true]);
      expect(await pixelsOf(kept)).toBe(await pixelsOf(written));
    },
  );

  it('that has none stays as it is, byte by byte', async () => {
    const once = await withoutProfile(drawing('#336699'));
    expect(await bytesOf(await withoutProfile(once))).toEqual(await bytesOf(once));
    expect((await bytesOf(once)).readUInt32LE(4)).toBe(once.size - 8);
  });
});
