import type { Compiler } from 'webpack';
import type { Chain } from './replace-modules';

/** A minifier written in Rust, in a tenth of terser's time. */
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

/** Licences of packages go into a file beside the script, as terser puts them there. */
const withLicences =
  (minify: Minify): Minify =>
  async (input, map, options) => ({
    ...(await minify(input, map, options)),
    extractedComments: Object.values(input)
      .flatMap((code) => code.match(COMMENT) ?? [])
      .filter((comment) => LICENCE.test(comment)),
  });

/** What both targets leave out of a production build: time that changes nothing of what it does. */
export function leanBuild(chain: Chain): void {
  if (process.env.NODE_ENV !== 'production') return;
  const minimizer = chain.optimization.minimizer('terserPlugin');
  // terser-webpack-plugin and swc come with Taro.
  const { swcMinify } = minimizer.get('plugin') as { readonly swcMinify: Minify };
  // swc has threads of its own.
  const options = { minify: withLicences(swcMinify), parallel: false, terserOptions: MINIFY };
  minimizer.tap(([given]) => [{ ...(given as object), ...options }]);
  // `npm run size` has the budgets: of what a page loads, compressed.
  chain.performance.hints(false);
  if (process.stdout.isTTY) return;
  chain.plugins.delete('webpackbar');
  chain.plugin('brief-outcome').use(BriefOutcomePlugin);
}

/** Nobody watches: no bar, and no list of all modules only to find out that there was no error. One ends the build. */
class BriefOutcomePlugin {
  apply(compiler: Compiler): void {
    // Before webpack fills in what is not said.
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
