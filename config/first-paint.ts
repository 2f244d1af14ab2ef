import { createHash } from 'node:crypto';
import path from 'node:path';
import { require as requireTypeScript } from 'tsx/cjs/api';
import { buildSync, transformSync } from 'esbuild';
import { compile } from 'sass';
import type { Compilation, Compiler } from 'webpack';
import { filesByPage } from './bundle-report';
import { appUserAgents } from './constants';
import { loginTemplate } from './login-paint';
import type * as PlatformPaint from '../src/platform/first-paint';
import type * as Layer from '../src/start/look/layer';
import type * as Rest from '../src/start/look/rest';
import type * as Rules from '../src/start/look/rules';
import type * as FirstPaint from '../src/contract/first-paint';
import type * as H5Paths from '../src/contract/h5-paths';
import type * as Routes from '../src/contract/routes';
import type * as TabPages from '../src/contract/tab-pages';
import type * as StoreTexts from '../src/stores/texts';

const ROOT = path.resolve(__dirname, '..');
const STYLES = path.join(ROOT, 'src/start/look/shell.scss');
const HOME = 'index';
/** Also with the tab bar. */
const BELOW_TABS = ['myClass1', 'aboutClassCenter'] as const;
/** As in the page's own style sheets (config/h5.ts): 100 units per rem at a width of 750. */
const UNITS_PER_REM = 100;

const load = <T>(file: string): T => requireTypeScript(`../src/${file}`, __filename) as T;

/**
 * Inlines the first paint into index.html: a small script, its styles, and the build's id. Moves the app's style sheet behind it: in the
 * head it would block the first paint.
 */
export class FirstPaintPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstPaint', (compilation) => {
      // After index.html was emitted, before the service worker hashes it.
      const stage = stages.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tapPromise({ name: 'FirstPaint', stage }, async () => {
        const html = String(compilation.assets['index.html']?.source() ?? '');
        const login = await loginTemplate(compilation);
        const painted = withFirstPaint(html, login, idOf(compilation), pageFilesOf(compilation));
        compilation.updateAsset('index.html', new sources.RawSource(painted));
      });
    });
  }
}

/** Another style sheet or entry changes the layout of home. */
function idOf({ entrypoints }: Compilation): string {
  const files = [...entrypoints.values()].flatMap((entry) => entry.getFiles());
  return createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
}

/** js/4759.01234567.js: page chunks have the build's hash in their names (config/h5.ts). */
const PART = /^(?:js\/(?<script>.+)|css\/(?<style>.+))\.(?<build>[0-9a-f]{8})\.(?:js|css)$/;

/** The chunks of each page, by the addresses that show it. */
function pageFilesOf(compilation: Compilation): Rest.PageFiles {
  const { routes, pageFile } = load<typeof Routes>('contract/routes');
  const addresses = load<typeof H5Paths>('contract/h5-paths').h5CustomRoutes();
  const entry = [...compilation.entrypoints.values()].flatMap((point) => point.getFiles());
  const parts = filesByPage(compilation);
  const builds = new Set<string>();
  const nameOf = (file: string): readonly string[] => {
    const { script, style, build } = (entry.includes(file) ? undefined : PART.exec(file)?.groups) ?? {};
    if (build) builds.add(build);
    return script ? [script] : style ? [`${style}.css`] : [];
  };
  const of = (page: string) => (parts[page] ?? []).flatMap(nameOf).join(' ');
  const byPath = Object.entries(addresses).flatMap(([page, all]) =>
    // Taro's own address of a page is in no link.
    all.filter((address) => address !== page).map((address) => [address, of(page.slice(1))] as const),
  );
  const files = { byPath: Object.fromEntries(byPath), login: of(pageFile(routes.login.page ?? '')) };
  const [build = '', ...others] = builds;
  if (!build || others.length > 0) throw new Error(`Page chunks are of the builds ${[...builds].join()}`);
  return { build, ...files };
}

/** The app's root element. The first paint is inserted after it. */
const APP = '<div id="app"></div>';
/** Moved here from the head (src/index.html): one script with the first paint, since browsers pause after each. */
const SCALE = /<script>([\s\S]*?)<\/script>/;
const STYLE_SHEET = /<link href="([^"]+\.css)" rel="stylesheet">/g;

function withFirstPaint(html: string, login: string, id: string, files: Rest.PageFiles): string {
  const { PAINT_TEMPLATE, TEMPLATES_PLACE } = load<typeof FirstPaint>('contract/first-paint');
  const { BUILD_META, LAYER_STYLES } = load<typeof Layer>('start/look/layer');
  const sheets = [...html.matchAll(STYLE_SHEET)].map((match) => match[1] ?? '');
  if (sheets.length === 0) throw new Error('No style sheet was found in index.html');
  const preloads = sheets.map((href) => `<link rel="preload" as="style" href="${href}">`).join('');
  const styleSheets = sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const head = `<meta name="${BUILD_META}" content="${id}"><style id="${LAYER_STYLES}">${styles()}</style>${preloads}`;
  const known = script('painter.ts', { __FIRST_PAINT__: paintedBuild(id) });
  const guest = `${TEMPLATES_PLACE}<script>window.${PAINT_TEMPLATE}&&${PAINT_TEMPLATE}()</script>`;
  const rest = script('painter-rest.ts', { __REST_OF_PAINT__: restOfBuild(), __PAGE_FILES__: files });
  const scale = SCALE.exec(html)?.[1];
  if (scale === undefined) throw new Error('What scales the page was not found in index.html');
  return html
    .replace(SCALE, '')
    .replace(STYLE_SHEET, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(
      APP,
      () =>
        `${APP}<script>${minified(scale)}${known}</script>${guest}${login}<script>${rest}</script>${styleSheets}`,
    );
}

const minified = (text: string): string => transformSync(text, { minify: true }).code;

function styles(): string {
  const { css } = compile(STYLES, {
    style: 'compressed',
    importers: [
      { findFileUrl: (url) => (url.startsWith('@/') ? new URL(`file://${ROOT}/src/${url.slice(2)}`) : null) },
    ],
  });
  return css.replace(/(\d*\.?\d+)px/g, (_, units: string) => `${Number(units) / UNITS_PER_REM}rem`).trim();
}

function script(file: string, values: Readonly<Record<string, unknown>>): string {
  const define = Object.entries({ ...values, __APP_USER_AGENTS__: appUserAgents() }).map(
    ([name, value]) => [name, JSON.stringify(value)] as const,
  );
  const { outputFiles } = buildSync({
    entryPoints: [path.join(ROOT, 'src/start/look', file)],
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    define: Object.fromEntries(define),
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome70', 'ios12'],
    charset: 'utf8',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** `addressesOf`: all paths under which the router shows a route's page. */
function screens() {
  const { routes, pageFile } = load<typeof Routes>('contract/routes');
  const paths = load<typeof H5Paths>('contract/h5-paths').h5CustomRoutes();
  const addressesOf = (name: string): readonly string[] =>
    paths[`/${pageFile(routes[name as keyof typeof routes].page ?? '')}`] ?? [];
  return { addressesOf, all: Object.values(routes).filter(({ page }) => page), login: routes.login };
}

function paintedBuild(id: string): Rules.PaintedBuild {
  const { addressesOf } = screens();
  const { SNAPSHOT_PAGES } = load<typeof PlatformPaint>('platform/first-paint');
  const kept = Object.entries(SNAPSHOT_PAGES).flatMap(([name, value]) =>
    addressesOf(name).map((address) => [address, value] as const),
  );
  return {
    id,
    home: addressesOf(HOME),
    kept: Object.fromEntries(kept),
  };
}

function restOfBuild(): Rest.RestOfBuild {
  const { addressesOf, all, login } = screens();
  const { TAB_ROUTES } = load<typeof TabPages>('contract/tab-pages');
  const { TABS: texts } = load<typeof StoreTexts>('stores/texts');
  const of = (route: (typeof all)[number]) => [route.path, ...route.aliases, ...(route.parents ?? [])];
  const titles = all.flatMap((route) => of(route).map((address) => [address, route.title] as const));
  return {
    login: of(login),
    free: all.filter(({ auth }) => auth === 'none').flatMap(of),
    titles: Object.fromEntries(titles),
    tabPages: [...TAB_ROUTES, ...BELOW_TABS].flatMap(addressesOf),
    tabs: TAB_ROUTES.map((name) => texts[name]),
  };
}
