import { changedLayout } from '@/platform/web/device-files/change-picture';
import {
  CORNERS,
  fitted,
  isUnchanged,
  movedCut,
  resizedCut,
  turned,
  WHOLE,
} from '@/features/files/photos/crop-box';
import { dropPlace } from '@/features/files/photos/photos-store';
import type { PictureChange } from '@/platform/device-files';

const PART = { left: 0.1, top: 0.2, width: 0.5, height: 0.3 };

describe('what is cut out of a photo', () => {
  test('is moved within the picture', () => {
    expect(movedCut(PART, 0.2, -0.1)).toMatchObject({ left: expect.closeTo(0.3), top: expect.closeTo(0.1) });
    expect(movedCut(PART, 9, -9)).toMatchObject({ left: 0.5, top: 0, width: 0.5, height: 0.3 });
  });

  test.each(CORNERS)('is any rectangle, by its %s, while the opposite corner stays', (corner) => {
    const cut = resizedCut(PART, corner, 0.05, 0.05);
    const [right, bottom] = [cut.left + cut.width, cut.top + cut.height];
    expect(corner.endsWith('Left') ? right : cut.left).toBeCloseTo(corner.endsWith('Left') ? 0.6 : 0.1);
    expect(corner.startsWith('top') ? bottom : cut.top).toBeCloseTo(corner.startsWith('top') ? 0.5 : 0.2);
    for (const [x, y] of [
      [9, 9],
      [-9, -9],
    ] as const) {
      const far = resizedCut(PART, corner, x, y);
      expect(far.width).toBeGreaterThanOrEqual(0.2 - 1e-9);
      expect(far.height).toBeGreaterThanOrEqual(0.2 - 1e-9);
      expect(far.left).toBeGreaterThanOrEqual(0);
      expect(far.top).toBeGreaterThanOrEqual(0);
      expect(far.left + far.width).toBeLessThanOrEqual(1 + 1e-9);
      expect(far.top + far.height).toBeLessThanOrEqual(1 + 1e-9);
    }
  });

  test('turns with the photo, and four turns are none', () => {
    let change: PictureChange = { turns: 0, cut: PART };
    change = turned(change);
    expect(change).toEqual({ turns: 1, cut: { left: 0.5, top: 0.1, width: 0.3, height: 0.5 } });
    for (let turn = 0; turn < 3; turn += 1) change = turned(change);
    expect(change.turns).toBe(0);
    expect(change.cut.left).toBeCloseTo(PART.left);
    expect(change.cut.top).toBeCloseTo(PART.top);
    expect(isUnchanged({ turns: 0, cut: WHOLE })).toBe(true);
    expect(isUnchanged({ turns: 0, cut: PART })).toBe(false);
  });
});

test('a photo fills its room in the orientation after its turns', () => {
  const room = { width: 300, height: 300 };
  expect(fitted({ width: 600, height: 300 }, 0, room)).toEqual({ width: 300, height: 150 });
  expect(fitted({ width: 600, height: 300 }, 1, room)).toEqual({ width: 150, height: 300 });
});

/** The position of a corner of the stored picture on the canvas. */
const placed = (
  { transform: [a, b, c, d, e, f] }: ReturnType<typeof changedLayout>,
  x: number,
  y: number,
) => [a * x + c * y + e, b * x + d * y + f];

describe('a changed photo is drawn', () => {
  const picture = { width: 400, height: 200 };

  test.each([
    [0, 400, 200, [0, 0]],
    [1, 200, 400, [200, 0]],
    [2, 400, 200, [400, 200]],
    [3, 200, 400, [0, 400]],
  ] as const)('turned %i times, as large as it is then', (turns, width, height, corner) => {
    const layout = changedLayout(picture, { turns, cut: WHOLE });
    expect(layout).toMatchObject({ width, height });
    expect(placed(layout, 0, 0)).toEqual(corner);
  });

  test('with what was cut out alone on the canvas', () => {
    const cut = { left: 0.5, top: 0.25, width: 0.5, height: 0.5 };
    const layout = changedLayout(picture, { turns: 1, cut });
    expect(layout).toMatchObject({ width: 100, height: 200 });
    // The lower left corner of the stored picture is the upper left one after the turn.
    expect(placed(layout, 0, 200)).toEqual([-100, -100]);
  });
});

test.each([
  [0, { dx: 110, dy: 0 }, 1],
  [0, { dx: 0, dy: 110 }, 3],
  [4, { dx: -900, dy: -900 }, 0],
  [0, { dx: 900, dy: 900 }, 4],
  [2, { dx: 20, dy: -20 }, 2],
])('the photo at %i that is let go at %j lands at %i of five', (from, point, to) => {
  expect(dropPlace(from, 5, point, { offsetWidth: 100, offsetHeight: 100 })).toBe(to);
});
