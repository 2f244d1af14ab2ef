import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from 'webpack';

/** As server/core/http/h5.ts tells them: what may be kept for ever. */
const HASHED = /\.[0-9a-f]{8}\.(js|css|svg|json)$/;
/** Below, the header of the answer weighs more than what is saved. */
const WORTH_BYTES = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/**
 * Beside each hashed text file its copies in brotli and gzip of the highest quality, which takes seconds a bundle: once here
 * instead of badly at each request. The backend (server/core/http/h5.ts) and nginx (gzip_static, brotli_static) hand them out.
 */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      // By then every file has the name and the content that it keeps.
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'Precompress', stage }, async () => {
        const files = compilation.getAssets().filter(({ name }) => HASHED.test(name));
        await Promise.all(
          files.map(async ({ name, source }) => {
            for (const [ending, body] of await copiesOf(source.buffer()))
              compilation.emitAsset(`${name}.${ending}`, new sources.RawSource(body));
          }),
        );
      });
    });
  }
}

/** A copy that is not smaller is none. */
async function copiesOf(plain: Buffer): Promise<readonly (readonly [string, Buffer])[]> {
  if (plain.length < WORTH_BYTES) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const copies = [
    ['br', await toBrotli(plain, { params })],
    ['gz', await toGzip(plain, { level: constants.Z_BEST_COMPRESSION })],
  ] as const;
  return copies.filter(([, body]) => body.length < plain.length);
}
