import './generated';
import { defineConfig, type UserConfigExport } from '@tarojs/cli';
import path from 'node:path';
import { buildConstants } from './constants';
import { h5 } from './h5';
import { mini } from './mini';

/** Build configuration of both targets. Operator-specific settings come from the environment: see constants.ts. */
export default defineConfig<'webpack5'>(async (_merge, { mode }): Promise<UserConfigExport<'webpack5'>> => {
  const target = process.env.TARO_ENV === 'weapp' ? 'weapp' : 'h5';
  // The tests' mini program is built beside WeChat's (scripts/test-weapp.mjs).
  const outputRoot = process.env.TARO_APP_OUTPUT ?? `dist/${target}`;
  return {
    projectName: 'wandou-parent-app',
    date: '2026-11-21',
    designWidth: 750,
    deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
    sourceRoot: 'src',
    outputRoot,
    // The image of shared links has no hash, because messages keep its address for years (contract/share/values.ts).
    copy: {
      patterns:
        target === 'h5'
          ? [{ from: 'src/assets/share', to: `${outputRoot}/share` }]
          : [{ from: 'src/sitemap.json', to: `${outputRoot}/sitemap.json` }],
      options: {},
    },
    plugins: ['@tarojs/plugin-framework-react', `@tarojs/plugin-platform-${target}`],
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: { enable: false },
    alias: { '@': path.resolve(__dirname, '..', 'src') },
    defineConstants: buildConstants(mode ?? process.env.NODE_ENV ?? 'development'),
    h5,
    mini,
  };
});
