import {
  drawnSize,
  MOST_SCALE,
  moved,
  squareOf,
  WHOLE,
  zoomed,
} from '@/features/profile/picture-crop/crop-view';

const WIDE = { width: 400, height: 200 };
const TALL = { width: 100, height: 300 };

describe('a picture under the frame', () => {
  it('fills the frame with its shorter side, its middle in the middle', () => {
    expect(drawnSize(WIDE, WHOLE)).toEqual({ width: 2, height: 1 });
    expect(squareOf(WIDE, WHOLE)).toEqual({ left: 100, top: 0, side: 200 });
    expect(squareOf(TALL, WHOLE)).toEqual({ left: 0, top: 100, side: 100 });
  });

  it('moves with the drag: to the right shows what is on the left', () => {
    const view = moved(WIDE, WHOLE, 0.25, 0);
    expect(squareOf(WIDE, view)).toEqual({ left: 50, top: 0, side: 200 });
  });

  it.each([
    [5, 5, { left: 0, top: 0, side: 200 }],
    [-5, -5, { left: 200, top: 0, side: 200 }],
  ])('never leaves an empty edge: moved by %d, %d', (x, y, square) => {
    expect(squareOf(WIDE, moved(WIDE, WHOLE, x, y))).toEqual(square);
  });

  it('is made larger about the middle of the frame', () => {
    expect(squareOf(WIDE, zoomed(WIDE, WHOLE, 2))).toEqual({ left: 150, top: 50, side: 100 });
    const view = zoomed(WIDE, moved(WIDE, WHOLE, 0.25, 0), 2);
    expect(squareOf(WIDE, view)).toEqual({ left: 100, top: 50, side: 100 });
  });

  it.each([
    [0.1, 1],
    [99, MOST_SCALE],
  ])('asked for scale %d is at %d', (scale, now) => {
    expect(zoomed(WIDE, WHOLE, scale).scale).toBe(now);
  });

  it('made smaller again covers the whole frame', () => {
    const corner = moved(WIDE, zoomed(WIDE, WHOLE, 4), 9, 9);
    expect(squareOf(WIDE, zoomed(WIDE, corner, 1))).toEqual({ left: 0, top: 0, side: 200 });
  });

  it('is cut inside of itself, wherever it was dragged', () => {
    for (let step = 0; step < 200; step += 1) {
      const scale = 1 + (step % 31) / 10;
      const view = moved(TALL, zoomed(TALL, WHOLE, scale), (step % 17) - 8, (step % 13) - 6);
      const { left, top, side } = squareOf(TALL, view);
      expect(left).toBeGreaterThanOrEqual(-1e-9);
      expect(top).toBeGreaterThanOrEqual(-1e-9);
      expect(left + side).toBeLessThanOrEqual(TALL.width + 1e-9);
      expect(top + side).toBeLessThanOrEqual(TALL.height + 1e-9);
    }
  });
});
