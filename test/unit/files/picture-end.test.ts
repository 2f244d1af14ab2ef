import { createCanvas } from '@napi-rs/canvas';
import fc from 'fast-check';
import { isCutOff, PictureEnd } from '@/contract/files/picture-end';
import { withOrientation } from '../../support/oriented-jpeg';

const canvas = createCanvas(120, 80);
const paint = canvas.getContext('2d');
for (let at = 0; at < 40; at += 1) {
  paint.fillStyle = `rgb(${String(at * 6)}, ${String(255 - at * 5)}, ${String((at * 37) % 255)})`;
  paint.fillRect(at * 3, at, 40, 60);
}
const jpeg = canvas.toBuffer('image/jpeg', 80);

/** Embeds a thumbnail in the EXIF segment, as cameras do. */
function withThumbnail(large: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  const inner = Buffer.concat([Buffer.from('Exif\0\0'), jpeg]);
  head.writeUInt16BE(inner.length + 2, 2);
  return Buffer.concat([large.subarray(0, 2), head, inner, large.subarray(2)]);
}

const PICTURES: readonly (readonly [string, Buffer])[] = [
  ['a JPEG', jpeg],
  ['a JPEG with a small one in it', withThumbnail(jpeg)],
  ['a JPEG with its EXIF', Buffer.from(withOrientation(jpeg, 6))],
  ['a PNG', canvas.toBuffer('image/png')],
  ['a WebP', canvas.toBuffer('image/webp', 80)],
];

describe.each(PICTURES)('%s', (_name, whole) => {
  it('has its end, with something behind it as well', () => {
    expect(isCutOff(whole)).toBe(false);
    expect(isCutOff(Buffer.concat([whole, Buffer.from('a film of the same moment')]))).toBe(false);
  });

  it('that is cut off anywhere has none', () => {
    for (let length = 12; length < whole.length; length += 1) {
      expect([length, isCutOff(whole.subarray(0, length))]).toEqual([length, true]);
    }
  });

  it('is the same in whatever pieces it comes', () => {
    const cuts = fc.array(fc.nat(whole.length), { maxLength: 6 });
    fc.assert(
      fc.property(cuts, fc.nat(whole.length - 12), (places, missing) => {
        const bytes = whole.subarray(0, whole.length - missing);
        const edges = [0, ...[...places].sort((one, other) => one - other), bytes.length];
        const end = new PictureEnd();
        edges.slice(1).forEach((to, index) => end.add(bytes.subarray(edges[index], to)));
        expect(end.isCutOff).toBe(missing > 0);
      }),
      { seed: 2026, numRuns: 200 },
    );
  });
});

it('nothing is said of what is no picture', () => {
  for (const bytes of ['', 'heic', '0000ftypmp42 and a film', 'RIFF0000WAVEfmt ']) {
    expect(isCutOff(Buffer.from(bytes))).toBe(false);
  }
});
