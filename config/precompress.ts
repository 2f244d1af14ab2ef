import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compiler } from 'webpack';

/** Immutable files, as in server/core/http/h5.ts. */
const HASHED = /\.[0-9a-f]{8}\.(js|css|svg|json)$/;
/** Below this the response header outweighs the savings. */
const WORTH_BYTES = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/**
 * Writes brotli and gzip copies of each hashed text file at the highest quality, which takes seconds per bundle: once here instead of at
 * lower quality per request. Served by the backend (server/core/http/h5.ts) and nginx (gzip_static, brotli_static).
 */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      // By then all files have their final names and contents.
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

/** Drops copies that are not smaller. */
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
