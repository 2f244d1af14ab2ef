import path from 'node:path';
import { programFolder } from '../node/project-config';
import { build, reasons } from './support/packing';
import { component, page, removeFolders, writeFolder } from './support/program-folder';
import { startFiles } from './support/start-fixture';

const plugins = (...useCompilerPlugins: string[]) => ({
  'project.config.json': { setting: { useCompilerPlugins } },
});
const flat = (text = ''): string => text.replace(/\s+/g, ' ').trim();

describe('sources as they are written', () => {
  afterEach(removeFolders);

  test('ES modules run, beside scripts that are no modules', async () => {
    const { miniProgram, host } = await startFiles({
      'app.js':
        "import count, { add as plus } from './lib/count';\nimport * as old from './lib/old';\nApp({ sum: () => plus(count, old.three) });",
      'lib/count.js': "export { add } from './add';\nexport default 2;",
      'lib/add.js': 'export const add = (a, b) => a + b;',
      'lib/old.js': 'exports.three = 3;',
      ...component('box/box', {
        js: "import { add } from '../lib/add.js';\nComponent({ data: { add: add(1, 1) } });",
      }),
    });
    expect(await miniProgram.evaluate('function () { return getApp().sum(); }')).toBe(5);
    expect(host.report().exceptions).toEqual([]);
  });

  test('are where the project says', () => {
    const folder = writeFolder({ 'project.config.json': { miniprogramRoot: 'mini/' }, 'mini/app.json': {} });
    expect(path.relative(folder, programFolder(folder))).toBe('mini');
    expect(programFolder(path.join(folder, 'mini'))).toBe(path.join(folder, 'mini'));
  });

  test('scripts that need no compiler stay as they are', () => {
    expect(build({ 'lib/old.js': 'exports.a = "export default";' }).compiled).toEqual({});
  });

  test('a module with a mistake is refused by its line', () => {
    expect(reasons({ 'lib/a.js': "import b from './b';\n\nexport default = b;" })).toEqual([
      '[ JS 文件编译错误] ./lib/a.js:3: Unexpected "="',
    ]);
  });

  test('TypeScript is compiled where the project asks for it', async () => {
    const { miniProgram, host } = await startFiles({
      ...plugins('typescript'),
      'app.js': undefined,
      'app.ts':
        "import type { Some } from './lib/types';\nimport { twice } from './lib/twice';\nApp<Some>({ four: twice(2 as number) });",
      'lib/types.ts': 'export interface Some { four: number }',
      'lib/twice.ts': 'export const twice = (value: number): number => value * 2;',
      'typings.d.ts': 'declare const wx: unknown;',
    });
    expect(await miniProgram.evaluate('function () { return getApp().four; }')).toBe(4);
    expect(host.report().exceptions).toEqual([]);
  });

  test('TypeScript without the plugin is no script', () => {
    expect(reasons({ 'app.js': undefined, 'app.ts': 'App({})' })).toEqual([
      expect.stringContaining('未找到 app.js'),
    ]);
  });

  test('Less and Sass are compiled where the project asks for them', () => {
    const { styles } = build({
      ...plugins('less', 'sass'),
      'lib/vars.less': '@red: #f00;',
      'pages/a/a.less': '@import "../../lib/vars.less";\n.a { .b { color: @red; width: 75rpx } }',
      ...page('pages/b/b'),
      'pages/b/b.scss': '$blue: #00f; .c { .d { color: $blue } }',
      'app.json': { pages: ['pages/a/a', 'pages/b/b'] },
    });
    expect(flat(styles['pages/a/a'])).toBe('.a .b { color: #f00; width: 10vw; }');
    expect(flat(styles['pages/b/b'])).toBe('.c .d { color: #00f; }');
  });

  test('a mistake in Less is refused with its line', () => {
    expect(reasons({ ...plugins('less'), 'pages/a/a.less': '.a {\n color: @nothing }' })).toEqual([
      '[ WXSS 文件编译错误] ./pages/a/a.less: 2: variable @nothing is undefined',
    ]);
  });
});

test('a generic component that is not given shows its default, or nothing', async () => {
  const { miniProgram, host } = await startFiles({
    ...page('pages/a/a', { json: { usingComponents: { box: '/box/box' } }, wxml: '<box id="box"/>' }),
    ...component('box/box', {
      json: { componentGenerics: { part: true, own: { default: '../own/own' } } },
      wxml: '<view class="before">before</view><part/><own class="own"/>',
    }),
    ...component('own/own', { js: "Component({ data: { text: 'by default' } })", wxml: '{{text}}' }),
  });
  const box = (await (await miniProgram.currentPage())!.$('#box'))!;
  expect(await (await box.$('.before'))!.text()).toBe('before');
  expect(await (await box.$('.own'))!.text()).toBe('by default');
  expect(host.report().exceptions).toEqual([]);
});

test('scripts are required by alias; a plugin is empty', async () => {
  const { miniProgram, host } = await startFiles({
    'app.json': { pages: ['pages/a/a'], resolveAlias: { '@utils/*': 'lib/utils/*', '~/*': '/*' } },
    'app.js':
      "import { one } from '@utils/one'; const plugin = requirePlugin('x'); App({ sum: one + require('~/lib/two').two, plugin });",
    'lib/utils/one.js': 'exports.one = 1;',
    'lib/two.js': 'exports.two = 2;',
  });
  expect(await miniProgram.evaluate('function () { return [getApp().sum, getApp().plugin]; }')).toEqual([
    3,
    {},
  ]);
  expect(Object.keys(host.report().warnings)).toEqual([expect.stringContaining('requirePlugin("x")')]);
});
