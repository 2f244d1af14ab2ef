import './generated';
import { defineConfig, type UserConfigExport } from '@tarojs/cli';
import path from 'node:path';
import { buildConstants } from './constants';
import { h5 } from './h5';
import { mini } from './mini';

/** How the two targets are built. What differs between operators comes from the environment: see constants.ts. */
export default defineConfig<'webpack5'>(async (_merge, { mode }): Promise<UserConfigExport<'webpack5'>> => {
  const target = process.env.TARO_ENV === 'weapp' ? 'weapp' : 'h5';
  // The tests' own mini program is built beside the one for WeChat (scripts/test-weapp.mjs).
  const outputRoot = process.env.TARO_APP_OUTPUT ?? `dist/${target}`;
  return {
    projectName: 'wandou-parent-app',
    date: '2026-11-21',
    designWidth: 750,
    deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 },
    sourceRoot: 'src',
    outputRoot,
    // The picture of shared links: its address is in messages for years, so that it has no hash (contract/share/values.ts).
    copy: {
      patterns: target === 'h5' ? [{ from: 'src/assets/share', to: `${outputRoot}/share` }] : [],
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
