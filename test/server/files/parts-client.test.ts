/** tus-js-client, the app's upload client, over a connection that breaks. `npm run bench:uploads` does the same with hundreds. */
import { Upload } from 'tus-js-client';
import { UPLOAD_PARTS_PATH, UPLOAD_PART_BYTES, UPLOAD_URL_HEADER } from '../../../src/contract/files/values';
import { aParent } from '../../builders/parent';
import { startCuttingProxy, type CuttingProxy } from '../../support/cutting-proxy';
import { startBackend, type Backend } from '../support/backend';
import { sample } from '../support/forms';
import { buildParent } from '../support/people';

let backend: Backend;
let line: CuttingProxy;
let token: string;
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } });
  const { port } = new URL(await backend.app.listen({ port: 0, host: '127.0.0.1' }));
  line = await startCuttingProxy(Number(port));
  const { visitor } = await buildParent(backend, aParent());
  token = String(visitor.token);
});
afterAll(async () => {
  await line.close();
  await backend.stop();
});

interface Sent {
  readonly url: string;
  /** Bytes sent, including retries. */
  readonly tried: number;
}

function send(bytes: Buffer): Promise<Sent> {
  let url = '';
  let tried = 0;
  return new Promise((resolve, reject) => {
    const upload = new Upload(bytes, {
      endpoint: `${line.origin}${UPLOAD_PARTS_PATH}`,
      chunkSize: UPLOAD_PART_BYTES,
      headers: { token },
      metadata: { filename: 'a.jpg', filetype: 'image/jpeg' },
      retryDelays: [0, 0, 0, 0],
      onAfterResponse: (request, response) => {
        url = response.getHeader(UPLOAD_URL_HEADER) ?? url;
        if (request.getMethod() === 'PATCH') tried += 1;
      },
      onSuccess: () => resolve({ url, tried }),
      onError: reject,
    });
    upload.start();
  });
}

const stored = async (url: string): Promise<Buffer> =>
  (await backend.app.inject({ url: new URL(url).pathname })).rawPayload;

describe('tus-js-client', () => {
  it('goes on after a cut in the middle of each upload, and what arrives is what was sent', async () => {
    const uploads = 12;
    for (let number = 1; number <= uploads; number += 1) {
      const bytes = sample.jpeg(400 * 1024 + number);
      bytes.writeUInt32BE(number, bytes.length - 8);
      line.cutAfter(20_000 + number * 30_000);
      const { url } = await send(bytes);
      expect(line.cuts).toBe(number);
      expect((await stored(url)).equals(bytes)).toBe(true);
    }
  });

  it('needs one part for a picture and goes on in parts for a film', async () => {
    line.cutAfter(null);
    const picture = await send(sample.jpeg(800 * 1024));
    expect(picture.tried).toBe(1);
    const film = sample.mp4(5 * 1024 * 1024);
    const sent = await send(film);
    expect(sent.tried).toBe(6);
    expect((await stored(sent.url)).equals(film)).toBe(true);
  });

  it('is refused with a message for what is not accepted', async () => {
    await expect(send(Buffer.from('<!doctype html><script>alert(1)</script>'))).rejects.toMatchObject({
      originalResponse: expect.anything(),
    });
  });
});
