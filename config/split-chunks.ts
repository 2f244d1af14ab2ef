/** The part of webpack-chain that this file uses: Taro's types name the package without depending on it. */
interface OptimizationChain {
  optimization: { splitChunks(options: unknown): unknown };
}

/** The part of webpack's types that tells which pages load a module. */
interface ModuleGraph {
  readonly chunkGraph: { getModuleChunks(module: unknown): Iterable<ChunkOfPages> };
}

interface ChunkOfPages {
  readonly groupsIterable: Iterable<{ readonly origins: readonly { readonly request?: string }[] }>;
}

/** The looks of what few pages show come with these: beyond home's card no other page shows anything of them. */
const SHARED_STYLES =
  /[\\/]src[\\/](styles|components|features(?![\\/](files|guides|questions|straight|works|films[\\/]player|growth[\\/](?!study-situation))))[\\/]/;
const HOME = /[\\/]pages[\\/]home[\\/]home[\\/]index$/;
/** A part of as many pages is worth its place in what every first start loads. */
const MANY_PAGES = 12;

const pagesOf = (module: unknown, { chunkGraph }: ModuleGraph): string[] =>
  [...chunkGraph.getModuleChunks(module)]
    .flatMap(({ groupsIterable }) => [...groupsIterable].flatMap(({ origins }) => origins))
    .map(({ request = '' }) => request);

function isSharedByHome(module: unknown, graph: ModuleGraph): boolean {
  const pages = pagesOf(module, graph);
  return pages.length >= MANY_PAGES && pages.some((page) => HOME.test(page));
}

/**
 * One chunk for all packages of the entry and one for what home shares with most pages; without this every lazily loaded
 * page would carry its own copy of the components (105 KB).
 */
export function h5SplitChunks(chain: OptimizationChain): void {
  chain.optimization.splitChunks({
    chunks: 'all',
    minSize: 20_000,
    maxInitialRequests: 8,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      // What no release of ours changes, in one file: a chain of small ones costs round trips and compresses worse.
      vendor: {
        name: 'vendor',
        chunks: 'initial',
        test: /[\\/]node_modules[\\/]/,
        priority: 40,
      },
      // One style sheet for what several screens show, loaded first: copies of it in later chunks would come after, and
      // over, the rules that place a component.
      styles: {
        name: 'shared-styles',
        type: 'css/mini-extract',
        chunks: 'all',
        test: SHARED_STYLES,
        enforce: true,
        priority: 50,
      },
      // What home shares with other pages: it is what a parent loads first, and most other pages want most of it.
      parts: { name: 'parts', chunks: 'async', test: isSharedByHome, enforce: true, priority: 30 },
      // Without a name: one chunk for each set of pages that shares it, so that no page loads another's parts.
      shared: { chunks: 'async', minChunks: 2, minSize: 12_000, priority: 10, reuseExistingChunk: true },
    },
  });
}
