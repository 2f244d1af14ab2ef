import type { Compiler } from 'webpack';
import type { Chain } from './replace-modules';

/** A minifier written in Rust, ten times as fast as terser. */
const MINIFY = {
  ecma: 2017,
  compress: { ecma: 2017, passes: 2 },
  mangle: true,
  format: { comments: false },
} as const;

const COMMENT = /\/\*[^]*?\*\//g;
const LICENCE = /^\/\*!|@preserve|@lic|@cc_on/;

interface Minified {
  readonly code: string;
}
type Minify = (input: Readonly<Record<string, string>>, map: unknown, options: unknown) => Promise<Minified>;

/** Package licences are extracted to a file beside the script, as terser does. */
const withLicences =
  (minify: Minify): Minify =>
  async (input, map, options) => ({
    ...(await minify(input, map, options)),
    extractedComments: Object.values(input)
      .flatMap((code) => code.match(COMMENT) ?? [])
      .filter((comment) => LICENCE.test(comment)),
  });

/** Skips steps of a production build that take time without affecting its output. */
export function minimalBuild(chain: Chain): void {
  if (process.env.NODE_ENV !== 'production') return;
  const minimizer = chain.optimization.minimizer('terserPlugin');
  // terser-webpack-plugin and swc come with Taro.
  const { swcMinify } = minimizer.get('plugin') as { readonly swcMinify: Minify };
  // swc has its own threads.
  const options = { minify: withLicences(swcMinify), parallel: false, terserOptions: MINIFY };
  minimizer.tap(([given]) => [{ ...(given as object), ...options }]);
  // `npm run size` has the budgets: compressed size per page.
  chain.performance.hints(false);
  if (process.stdout.isTTY) return;
  chain.plugins.delete('webpackbar');
  chain.plugin('brief-outcome').use(BriefOutcomePlugin);
}

/** Not interactive: no progress bar, and no stats of all modules just to detect errors. Errors still fail the build. */
class BriefOutcomePlugin {
  apply(compiler: Compiler): void {
    // Before webpack applies its defaults.
    const tap = { name: 'BriefOutcome', stage: -1 };
    compiler.hooks.compilation.tap(tap, ({ hooks }) => {
      hooks.statsNormalize.tap(tap, (options) => {
        Object.assign(options, { all: false, errors: true, errorDetails: true, warnings: true });
      });
    });
    compiler.hooks.done.tap(tap, (stats) => {
      if (!stats.hasErrors()) return;
      process.stderr.write(`${stats.toString()}\n`);
      process.exit(1);
    });
  }
}
