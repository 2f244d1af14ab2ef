/** The part of webpack-chain that this file uses: Taro's types name the package without depending on it. */
interface OptimizationChain {
  optimization: { splitChunks(options: unknown): unknown };
}

const inPackages = (...names: string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);

/**
 * One chunk each for React + mobx, Taro, and the web components; without this every lazily loaded page would carry its
 * own copy of the components (105 KB).
 */
export function h5SplitChunks(chain: OptimizationChain): void {
  chain.optimization.splitChunks({
    chunks: 'all',
    minSize: 20_000,
    maxInitialRequests: 8,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      react: {
        name: 'react',
        test: inPackages(
          'react',
          'react-dom',
          'scheduler',
          'mobx',
          'mobx-react',
          'mobx-react-lite',
          'use-sync-external-store',
        ),
        priority: 40,
      },
      taro: {
        name: 'taro',
        // What only later pages need of Taro travels with them.
        chunks: 'initial',
        test: inPackages('@tarojs', 'history', 'universal-router', 'query-string'),
        priority: 20,
      },
      // One style sheet for what several screens show, loaded first: copies of it in later chunks would come after, and
      // over, the rules that place a component.
      styles: {
        name: 'shared-styles',
        type: 'css/mini-extract',
        chunks: 'all',
        test: /[\\/]src[\\/](styles|components|features)[\\/]/,
        enforce: true,
        priority: 50,
      },
      // Without a name: one chunk for each set of pages that shares it, so that no page loads another's parts.
      shared: { chunks: 'async', minChunks: 2, minSize: 6000, priority: 10, reuseExistingChunk: true },
    },
  });
}
