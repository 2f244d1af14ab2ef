import fc from 'fast-check';
import { layoutOf, LONGEST_SIDE } from '@/platform/web/answers/pictures/layout';
import { orientationOf, withoutOrientation } from '@/platform/web/answers/pictures/orientation';
import { withOrientation } from '../../support/oriented-jpeg';

/** SOI, a JFIF segment, SOS with data, EOI. */
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffda0008010100003f00ffd9', 'hex');
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

const bytesOf = (buffer: Buffer): ArrayBuffer =>
  buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.length) as ArrayBuffer;
const read = (buffer: Buffer) => orientationOf(bytesOf(buffer));

describe('the orientation of a picture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is read: %i', (orientation) => {
    expect(read(withOrientation(JPEG, orientation))).toBe(orientation);
    expect(read(withOrientation(JPEG, orientation, { littleEndian: true }))).toBe(orientation);
    expect(read(withOrientation(JPEG, orientation, { afterXmp: true }))).toBe(orientation);
  });

  it('is upright where nothing is said', () => {
    expect([JPEG, PNG, Buffer.alloc(0), Buffer.from('ffd8', 'hex')].map(read)).toEqual([1, 1, 1, 1]);
    expect([0, 9, 65_535].map((value) => read(withOrientation(JPEG, value)))).toEqual([1, 1, 1]);
  });

  it('is taken away, and nothing else with it', () => {
    const turned = withOrientation(JPEG, 6, { littleEndian: true });
    const copy = withoutOrientation(bytesOf(turned));
    expect(Buffer.from(copy).equals(withOrientation(JPEG, 1, { littleEndian: true }))).toBe(true);
    expect(read(turned)).toBe(6);
    const plain = bytesOf(JPEG);
    expect(withoutOrientation(plain)).toBe(plain);
  });

  it('never throws, wherever a picture is cut off or broken', () => {
    const whole = withOrientation(JPEG, 6);
    for (let length = 0; length < whole.length; length += 1) {
      expect([1, 6]).toContain(read(whole.subarray(0, length)));
    }
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, value) => {
        const broken = Buffer.from(whole);
        broken[at] = value;
        const found = read(broken);
        expect(found).toBeGreaterThanOrEqual(1);
        expect(found).toBeLessThanOrEqual(8);
      }),
      { seed: 2026, numRuns: 500 },
    );
  });
});

describe('the canvas of a picture', () => {
  const WIDTH = 40;
  const HEIGHT = 20;

  /** The position of a corner of the stored picture. */
  const place = (orientation: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8, x: number, y: number) => {
    const [a, b, c, d, e, f] = layoutOf(WIDTH, HEIGHT, orientation).transform;
    return [a * x + c * y + e, b * x + d * y + f];
  };

  it('is rotated as the picture is when it is turned by a quarter', () => {
    expect(layoutOf(WIDTH, HEIGHT, 3)).toMatchObject({ width: 40, height: 20 });
    expect(layoutOf(WIDTH, HEIGHT, 6)).toMatchObject({ width: 20, height: 40 });
    expect(layoutOf(WIDTH, HEIGHT, 8)).toMatchObject({ width: 20, height: 40 });
  });

  it('puts the first stored pixel where the camera meant it', () => {
    expect(place(1, 0, 0)).toEqual([0, 0]);
    // Orientation 3 puts it at the bottom right, 6 at the top right, 8 at the bottom left.
    expect(place(3, 0, 0)).toEqual([40, 20]);
    expect(place(6, 0, 0)).toEqual([20, 0]);
    expect(place(8, 0, 0)).toEqual([0, 40]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('is covered by the picture: %i', (orientation) => {
    const { width, height } = layoutOf(WIDTH, HEIGHT, orientation);
    const corners = [place(orientation, 0, 0), place(orientation, WIDTH, HEIGHT)];
    expect(corners.map(([x]) => x).sort((one, other) => Number(one) - Number(other))).toEqual([0, width]);
    expect(corners.map(([, y]) => y).sort((one, other) => Number(one) - Number(other))).toEqual([0, height]);
  });

  it('has no side that is longer than it may be, and never grows', () => {
    expect(layoutOf(8000, 6000, 6)).toMatchObject({ width: 1920, height: LONGEST_SIDE });
    expect(layoutOf(10_000, 1, 1)).toMatchObject({ width: LONGEST_SIDE, height: 1 });
    expect(layoutOf(300, 200, 1)).toMatchObject({ width: 300, height: 200 });
  });
});
