/** The part of webpack-chain used here: Taro's types reference the package without depending on it. */
interface OptimizationChain {
  optimization: { splitChunks(options: unknown): unknown };
}

/** The part of webpack's types that gives the pages of a module. */
interface ModuleGraph {
  readonly chunkGraph: { getModuleChunks(module: unknown): Iterable<ChunkOfPages> };
}

interface ChunkOfPages {
  readonly groupsIterable: Iterable<{ readonly origins: readonly { readonly request?: string }[] }>;
}

/** Styles of features used on few pages load with them: besides home's card no other page uses them. */
const SHARED_STYLES =
  /[\\/]src[\\/](styles|components|features(?![\\/](files|guides|questions|straight|works|films[\\/]player|growth[\\/](?!study-situation))))[\\/]/;
const HOME = /[\\/]pages[\\/]home[\\/]home[\\/]index$/;
/** A module shared by at least this many pages is loaded up front. */
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
 * One chunk for the entry's packages and one for what home shares with most pages; otherwise every lazy page would have its own copy of the
 * components (105 KB).
 */
export function h5SplitChunks(chain: OptimizationChain): void {
  chain.optimization.splitChunks({
    chunks: 'all',
    minSize: 20_000,
    maxInitialRequests: 8,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      // Packages, which rarely change, in one file: many small ones cost round trips and compress worse.
      vendor: {
        name: 'vendor',
        chunks: 'initial',
        test: /[\\/]node_modules[\\/]/,
        priority: 40,
      },
      // One style sheet for shared styles, loaded first: copies in later chunks would override the rules that place a component.
      styles: {
        name: 'shared-styles',
        type: 'css/mini-extract',
        chunks: 'all',
        test: SHARED_STYLES,
        enforce: true,
        priority: 50,
      },
      // Shared between home and other pages: parents load it first, and most pages need most of it.
      parts: { name: 'parts', chunks: 'async', test: isSharedByHome, enforce: true, priority: 30 },
      // Unnamed: one chunk per set of pages that shares it, so that no page loads another's code.
      shared: { chunks: 'async', minChunks: 2, minSize: 12_000, priority: 10, reuseExistingChunk: true },
    },
  });
}
