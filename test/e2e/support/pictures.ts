/** Pictures as taken by phones: stored rotated, with an EXIF orientation. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { withOrientation } from '../../support/oriented-jpeg';

export const WIDTH = 96;
export const HEIGHT = 64;

/** Colours of the upright picture's corners: top left, top right, bottom left, bottom right. */
export const CORNERS = ['red', 'green', 'blue', 'black'] as const;
const COLOURS = ['#f00000', '#00a000', '#0000f0', '#000000'] as const;

/** Clockwise quarter turns of the stored picture by orientation. */
const QUARTERS: Readonly<Record<number, number>> = { 1: 0, 3: 2, 6: 3, 8: 1 };

/** A JPEG of four colours that is upright when its orientation is applied. */
export function phonePicture(orientation: 1 | 3 | 6 | 8): Buffer {
  const upright = createCanvas(WIDTH, HEIGHT);
  const paint = upright.getContext('2d');
  COLOURS.forEach((colour, index) => {
    paint.fillStyle = colour;
    paint.fillRect((index % 2) * (WIDTH / 2), Math.floor(index / 2) * (HEIGHT / 2), WIDTH / 2, HEIGHT / 2);
  });
  const quarters = QUARTERS[orientation] ?? 0;
  const isTurned = quarters % 2 === 1;
  const stored = createCanvas(isTurned ? HEIGHT : WIDTH, isTurned ? WIDTH : HEIGHT);
  const context = stored.getContext('2d');
  context.translate(stored.width / 2, stored.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(upright, -WIDTH / 2, -HEIGHT / 2);
  return withOrientation(stored.toBuffer('image/jpeg', 95), orientation);
}

/** Corner colours and size as stored, ignoring EXIF. */
export async function storedPicture(
  jpeg: Buffer,
): Promise<{ readonly width: number; readonly height: number; readonly corners: readonly string[] }> {
  const image = await loadImage(jpeg);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const colourAt = (x: number, y: number): string => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
    if (red > 180 && green < 80 && blue < 80) return 'red';
    if (green > 120 && red < 80 && blue < 80) return 'green';
    if (blue > 180 && red < 80 && green < 80) return 'blue';
    return red + green + blue < 90 ? 'black' : `${red},${green},${blue}`;
  };
  const [right, bottom] = [image.width - 8, image.height - 8];
  return {
    width: image.width,
    height: image.height,
    corners: [colourAt(8, 8), colourAt(right, 8), colourAt(8, bottom), colourAt(right, bottom)],
  };
}
