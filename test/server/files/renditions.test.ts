import { createCanvas, loadImage } from '@napi-rs/canvas';
import { allCalls } from '../../../src/contract/registry';
import { storeDrawings } from '../../../server/domains/files/drawings';
import { removeWithRenditions } from '../../../server/domains/files/renditions';
import { pictureSize } from '../../../server/domains/files/renditions/size';
import { aWork } from '../../builders/works';
import { anOfficialParent } from '../../builders/parent';
import { withOrientation } from '../../support/oriented-jpeg';
import { startBackend, type Backend } from '../support/backend';
import { FORM_TYPE, formOf, sample } from '../support/forms';
import { buildParent, type InsideParent } from '../support/people';
import { Visitor } from '../support/visitor';

const WITH_WEBP = { accept: 'image/avif,image/webp,*/*;q=0.8' };

let backend: Backend;
let parent: InsideParent;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
  parent = await buildParent(backend, anOfficialParent());
});
afterAll(() => backend.stop());
afterEach(() => jest.restoreAllMocks());

const storage = () => backend.services.providers.storage;

/** A deterministic picture with as much detail as a photograph. */
function photograph(width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const paint = canvas.getContext('2d');
  for (let spot = 0; spot < 1500; spot += 1) {
    paint.fillStyle = `hsl(${(spot * 37) % 360} 60% ${30 + (spot % 5) * 10}%)`;
    paint.fillRect((spot * 97) % width, (spot * 61) % height, 20 + (spot % 40), 10 + (spot % 30));
  }
  return canvas.toBuffer('image/jpeg', 92);
}
const PHOTOGRAPH = photograph(1600, 1200);

async function uploadedAt(bytes: Buffer): Promise<string> {
  const { text } = await parent.visitor.raw({
    method: 'POST',
    url: allCalls.uploadFile.path,
    headers: { authorization: `Bearer ${parent.visitor.token ?? ''}`, 'content-type': FORM_TYPE },
    payload: formOf({ bytes }),
  });
  return (JSON.parse(text) as { data: { url: string } }).data.url;
}

const uploaded = async (bytes: Buffer) => new URL(await uploadedAt(bytes)).pathname;

const load = (url: string, headers: Record<string, string> = WITH_WEBP) =>
  backend.app.inject({ url, headers });

describe('A photograph', () => {
  it.each([160, 320, 640, 1280])(
    'is served %i pixels wide, as WebP, smaller than the original',
    async (width) => {
      const url = await uploaded(PHOTOGRAPH);
      const answer = await load(`${url}?w=${width}`);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=86400',
      });
      expect(answer.headers['vary']).toContain('accept');
      const { width: drawn, height } = await loadImage(answer.rawPayload);
      expect([drawn, height]).toEqual([width, (width * 3) / 4]);
      expect(answer.rawPayload.length).toBeLessThan(PHOTOGRAPH.length);
    },
  );

  it('is the original for a client without WebP, and where nothing is saved', async () => {
    const url = await uploaded(PHOTOGRAPH);
    const plain = await load(`${url}?w=320`, { accept: 'image/png,image/*' });
    expect(plain.rawPayload.equals(PHOTOGRAPH)).toBe(true);
    expect(plain.headers['vary']).toContain('accept');
    const narrow = photograph(300, 900);
    const small = sample.png();
    const turned = withOrientation(PHOTOGRAPH, 6);
    for (const bytes of [narrow, small, turned]) {
      const answer = await load(`${await uploaded(bytes)}?w=320`);
      expect(answer.rawPayload.equals(bytes)).toBe(true);
    }
  });

  it('is drawn once, however many ask at once', async () => {
    const put = jest.spyOn(storage(), 'put');
    const url = await uploaded(PHOTOGRAPH);
    const before = put.mock.calls.length;
    await Promise.all(Array.from({ length: 5 }, () => load(`${url}?w=640`)));
    await load(`${url}?w=640`);
    expect(put.mock.calls.length - before).toBe(1);
  });

  it('is the original for requests that find too many waiting', async () => {
    const flat = photograph(1300, 200);
    const urls: string[] = [];
    for (let number = 0; number < 6; number += 1) urls.push(await uploaded(flat));
    const asked = urls.flatMap((url) => [160, 320, 640, 1280].map((width) => load(`${url}?w=${width}`)));
    const kinds = (await Promise.all(asked)).map(({ headers }) => headers['content-type']);
    expect(new Set(kinds)).toEqual(new Set(['image/webp', 'image/jpeg']));
    expect(kinds.filter((kind) => kind === 'image/webp').length).toBeGreaterThanOrEqual(20);
  });

  it.each(['0', '641', '99999', '-1', '640.0', 'abc', '', '640&w=320'])(
    'is refused at the width %j, and the answer names the field, whether there is a file or not',
    async (text) => {
      for (const path of [await uploaded(sample.jpeg()), `/files/uploads/${'0'.repeat(48)}.jpg`]) {
        const answer = await load(`${path}?w=${text}`);
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toMatchObject({ field: 'w' });
      }
    },
  );

  it('leaves nothing behind when it is deleted, and its renditions have no address of their own', async () => {
    const url = await uploaded(PHOTOGRAPH);
    const key = url.slice('/files/'.length);
    for (const width of [320, 640]) await load(`${url}?w=${width}`);
    const kept = `renditions/640/${key}`;
    expect(await storage().get(kept)).not.toBeNull();
    expect((await load(`/files/${kept}`)).statusCode).toBe(404);
    await removeWithRenditions(storage(), key);
    expect(await storage().get(kept)).toBeNull();
    expect((await load(`${url}?w=640`)).statusCode).toBe(404);
  });

  it('that is deleted while it is drawn leaves no rendition', async () => {
    const url = await uploaded(PHOTOGRAPH);
    const key = url.slice('/files/'.length);
    const put = storage().put.bind(storage());
    jest.spyOn(storage(), 'put').mockImplementationOnce(async (...given) => {
      await removeWithRenditions(storage(), key);
      await put(...given);
    });
    expect((await load(`${url}?w=320`)).statusCode).toBe(404);
    expect(await storage().get(`renditions/320/${key}`)).toBeNull();
  });

  it('of a work is served at the work’s signed address alone', async () => {
    const url = await uploadedAt(PHOTOGRAPH);
    const file = { id: 'f1', url, name: 'a.jpg', bytes: 100, seconds: 0 };
    const id = await aWork(backend.services, parent, 'shown', { files: [file] });
    const { data } = await new Visitor(backend).ask('getWork', { id });
    const { pathname, search } = new URL((data as unknown as { cover: string }).cover);
    const small = await load(`${pathname}${search}&w=320`);
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
    });
    expect((await load(`${pathname}?w=320`)).statusCode).toBe(404);
  });
});

describe('A drawing of the content', () => {
  const KEY = 'pictures/scenes/boat.svg';
  // As in the demo's drawings (packages/demo/svg.ts): Skia applies no gradient to an <ellipse>.
  const ellipse = 'M43 141a300 120 0 1 0 600 0a300 120 0 1 0 -600 0Z';
  const boat = (colour: string) =>
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 686 282" width="686" height="282">',
      `<defs><radialGradient id="p0"><stop offset="0" stop-color="${colour}"/></radialGradient></defs>`,
      `<rect width="686" height="282" fill="#ffffff"/><path d="${ellipse}" fill="url(#p0)"/></svg>`,
    ].join('');
  const colourOf = async (bytes: Buffer): Promise<string> => {
    const picture = await loadImage(bytes);
    const paint = createCanvas(picture.width, picture.height).getContext('2d');
    paint.drawImage(picture, 0, 0);
    const [red = 0, green = 0, blue = 0] = paint.getImageData(
      picture.width / 2,
      picture.height / 2,
      1,
      1,
    ).data;
    return [red, green, blue].map((part) => Math.round(part / 51) * 51).join();
  };

  it.each([160, 1280])(
    'is served %i pixels wide as WebP, its ellipses with their gradients',
    async (width) => {
      await storeDrawings(storage(), [{ key: KEY, svg: boat('#ff0000') }]);
      const answer = await load(`/files/${KEY}?w=${width}`);
      expect(answer.headers['content-type']).toBe('image/webp');
      const { width: drawn, height } = await loadImage(answer.rawPayload);
      expect([drawn, height]).toEqual([width, Math.round((width * 282) / 686)]);
      expect(await colourOf(answer.rawPayload)).toBe('255,0,0');
    },
  );

  it('is made again when its source has changed', async () => {
    await storeDrawings(storage(), [{ key: KEY, svg: boat('#ff0000') }]);
    await load(`/files/${KEY}?w=320`);
    await storeDrawings(storage(), [{ key: KEY, svg: boat('#0000ff') }]);
    expect(await colourOf((await load(`/files/${KEY}?w=320`)).rawPayload)).toBe('0,0,255');
  });

  it('is the original for a client without WebP, and where it has no size', async () => {
    const sizeless = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    await storeDrawings(storage(), [{ key: KEY, svg: sizeless }]);
    for (const headers of [WITH_WEBP, { accept: 'image/svg+xml' }])
      expect((await load(`/files/${KEY}?w=320`, headers)).headers['content-type']).toBe('image/svg+xml');
  });
});

describe('The size of a picture', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'] as const)('is read off the first bytes of %s', (type) => {
    const canvas = createCanvas(70, 41);
    const bytes = type === 'image/png' ? canvas.toBuffer(type) : canvas.toBuffer(type, 80);
    expect(pictureSize(bytes)).toMatchObject({ width: 70, height: 41 });
  });

  it('is unknown for what is cut off or is no picture', () => {
    expect(pictureSize(PHOTOGRAPH.subarray(0, 100))).toBeNull();
    expect(pictureSize(sample.jpeg())).toBeNull();
    expect(pictureSize(Buffer.alloc(64))).toBeNull();
  });
});
