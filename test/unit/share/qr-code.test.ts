import { inflateSync } from 'node:zlib';
import { BRIDGE_REFUSAL } from '@/contract/bridge/refusals';
import { fail } from '@/contract/errors';
import { qrCodePictures } from '@/services/share/qr-code';
import { pngDataUrl } from '@/services/share/png';
import { fakeApp } from '../../support/fakes/fake-app';

/** Reads the output of pngDataUrl: width and rows of bits, 1 is white. */
function read(dataUrl: string): { width: number; rows: number[][] } {
  const bytes = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
  const width = bytes.readUInt32BE(16);
  const length = bytes.readUInt32BE(33);
  const data = inflateSync(bytes.subarray(41, 41 + length));
  const stride = 1 + Math.ceil(width / 8);
  const rows = Array.from({ length: width }, (_, y) =>
    Array.from(
      { length: width },
      (_unused, x) => ((data[y * stride + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1,
    ),
  );
  return { width, rows };
}

describe('the picture of a code', () => {
  it('is a PNG that says which points are dark', () => {
    const { width, rows } = read(pngDataUrl(5, 3, (column, row) => column === row + 1));
    expect(width).toBe(15);
    const isDark = (x: number, y: number) => Math.floor(x / 3) === Math.floor(y / 3) + 1;
    rows.forEach((row, y) => row.forEach((white, x) => expect(white).toBe(isDark(x, y) ? 0 : 1)));
  });

  it('has no margin where it is shown, and four modules of it where it is saved', () => {
    const { shown, saved } = qrCodePictures('https://app.example/index');
    // The corner of a QR code is dark.
    expect(read(shown).rows[0]?.[0]).toBe(0);
    const { width, rows } = read(saved);
    const first = rows.findIndex((row) => row.includes(0));
    expect(first).toBeGreaterThan(0);
    const modules = 25 + 8;
    expect(first).toBe((width / modules) * 4);
  });

  it('is refused for what no code can hold', async () => {
    const { app } = await fakeApp();
    await app.share.prepare({ key: 'k', toURL: `https://app.example/?a=${'x'.repeat(3000)}` });
    const refused = fail({ kind: 'business', code: '', message: BRIDGE_REFUSAL.qrCodeFailed });
    expect(await app.share.qrCode()).toEqual(refused);
  });
});
