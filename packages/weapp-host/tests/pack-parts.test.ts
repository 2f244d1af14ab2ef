import { build, reasons } from './support/packing';
import { component, page, removeFolders, type Files, type program } from './support/program-folder';

afterEach(removeFolders);

const app = (json: object): Files => ({ 'app.json': { pages: ['pages/a/a'], ...json } });
const problem = (text: string): string => `[ app.json 文件内容错误] app.json: ${text}`;

describe('the tab bar', () => {
  const item = (pagePath: string, more: object = {}) => ({ pagePath, text: 'x', ...more });
  const tabs = (list: unknown[], more: object = {}, files: Files = {}) => ({
    ...page('pages/b/b'),
    ...page('one/c'),
    ...app({
      pages: ['pages/a/a', 'pages/b/b'],
      subPackages: [{ root: 'one', pages: ['c'] }],
      tabBar: { list, ...more },
    }),
    ...files,
  });
  const both = [item('pages/a/a'), item('pages/b/b')];
  const at = (index: number, field: string) => `["tabBar"]["list"][${index}]["${field}"]`;

  test.each<[string, Parameters<typeof program>[0], string[]]>([
    ['one item', tabs([item('pages/a/a')]), ['["tabBar"]["list"] 至少需要 2 项']],
    [
      'six items',
      tabs([...both, ...both, ...both]),
      [
        '["tabBar"]["list"] 不能超过 5 项',
        ...[2, 3, 4, 5].map((index) => `${at(index, 'pagePath')} 和 ${at(index % 2, 'pagePath')} 相同`),
      ],
    ],
    [
      'a page of a sub-package, and one that is none',
      tabs([item('one/c'), item('pages/x')]),
      [
        `${at(0, 'pagePath')}: "one/c" 需在 pages 数组中`,
        `${at(1, 'pagePath')}: "pages/x" 需在 pages 数组中`,
      ],
    ],
    [
      'missing fields',
      tabs([{}, 1]),
      [
        `${at(0, 'text')} 字段需为 string`,
        `${at(0, 'pagePath')} 字段需为 string`,
        '["tabBar"]["list"][1] 字段需为 object',
      ],
    ],
    [
      'icons that are missing, too large, of another kind or on the network',
      tabs(
        [
          item('pages/a/a', { iconPath: 'none.png', selectedIconPath: '/big.png' }),
          item('pages/b/b', { iconPath: 'icon.svg', selectedIconPath: 'https://x/y.png' }),
        ],
        {},
        { 'big.png': Buffer.alloc(40 * 1024 + 1), 'icon.svg': '<svg/>' },
      ),
      [
        `${at(0, 'iconPath')}: "none.png" 未找到`,
        `${at(0, 'selectedIconPath')} 大小超过 40kb`,
        `${at(1, 'iconPath')} 文件格式错误，仅支持 .png、.jpg、.jpeg 格式`,
        `${at(1, 'selectedIconPath')}: "https://x/y.png" 不支持网络路径`,
      ],
    ],
    [
      'colours and choices',
      tabs(both, { color: 'red', borderStyle: 'grey', position: 'left' }),
      [
        '["tabBar"]["color"] 字段需为 hexColor',
        '["tabBar"]["borderStyle"] 字段需为 black,white',
        '["tabBar"]["position"] 字段需为 bottom,top',
      ],
    ],
    ['no list', app({ tabBar: {} }), ['["tabBar"]["list"] 字段需为 array']],
    [
      'a custom one without its component',
      tabs(both, { custom: true }),
      ['.json', '.js', '.wxml'].map(
        (ending) => `未找到 ["tabBar"]["custom"] 对应的 custom-tab-bar/index${ending} 文件`,
      ),
    ],
  ])('%s', (_name, files, expected) => {
    expect(reasons(files)).toEqual(expected.map(problem));
  });

  test('a valid one', () => {
    const icon = { 'a.png': Buffer.alloc(40 * 1024) };
    const list = [item('pages/a/a', { iconPath: './a.png', selectedIconPath: '/a.png' }), item('pages/b/b')];
    expect(
      build(tabs(list, { custom: true }, { ...icon, ...component('custom-tab-bar/index') })).files,
    ).toHaveProperty(['custom-tab-bar/index', 'component']);
  });
});

describe('components', () => {
  const using = (usingComponents: object, more: object = {}) =>
    page('pages/a/a', { json: { usingComponents, ...more } });
  const refused = (text: string) => `[ pages/a/a.json 文件内容错误] pages/a/a.json: ${text}`;

  test('are found by relative, absolute, bare and npm paths, and read with those that they use', () => {
    const built = build({
      ...app({ usingComponents: { global: 'c/global' } }),
      ...using({ near: './near/near', far: '/c/far', bare: 'bare', npm: 'lib', deep: 'lib/button/index' }),
      ...component('c/global'),
      ...component('pages/a/near/near', {
        json: { usingComponents: { again: '../../../c/far', self: './near' } },
      }),
      ...component('c/far', { json: { styleIsolation: 'apply-shared' } }),
      ...component('pages/a/bare'),
      ...component('miniprogram_npm/lib/index'),
      ...component('miniprogram_npm/lib/button/index'),
      ...component('c/unused', { wxml: '<view' }),
    });
    expect(built.app.usingComponents).toEqual({ global: '/c/global' });
    expect(built.files['pages/a/a']?.usingComponents).toEqual({
      near: '/pages/a/near/near',
      far: '/c/far',
      bare: '/pages/a/bare',
      npm: '/miniprogram_npm/lib/index',
      deep: '/miniprogram_npm/lib/button/index',
    });
    expect(built.files['pages/a/near/near']?.usingComponents).toEqual({
      again: '/c/far',
      self: '/pages/a/near/near',
    });
    expect(built.files['c/far']).toMatchObject({ component: true, styleIsolation: 'apply-shared' });
    expect(built.files['c/global']).toMatchObject({ component: true, styleIsolation: 'isolated' });
    expect(built.files).not.toHaveProperty(['c/unused']);
  });

  test('need not declare that they are components', () => {
    const box = page('c/box', { js: 'Component({})', wxss: 'view { top: 0 } .a { top: 1px }' });
    const built = build({ ...using({ box: '/c/box' }), ...box });
    expect(built.files['c/box']).toMatchObject({ component: true, styleIsolation: 'isolated' });
    expect(built.styles['c/box']).not.toContain(' .a ');
    expect(built.warnings).toEqual([expect.stringContaining('not allowed in component wxss')]);
  });

  test('that point nowhere, lack files or have no name', () => {
    const files = {
      ...using({ none: '../none', half: '/c/half', odd: 1 }),
      'c/half.json': { component: true },
    };
    expect(reasons(files)).toEqual([
      refused('["usingComponents"]["none"]: "../none" 未找到'),
      refused('未找到 ["usingComponents"]["half"] 对应的 c/half.js 文件'),
      refused('未找到 ["usingComponents"]["half"] 对应的 c/half.wxml 文件'),
      refused('["usingComponents"]["odd"] 字段需为 string'),
    ]);
  });

  test('of plugins and of the libraries that WeChat brings along are warned of and not shown', () => {
    const { files, warnings } = build({
      'app.json': { pages: ['pages/a/a'], useExtendedLib: { weui: true } },
      ...using({ plugin: 'plugin://x/y', dialog: 'weui-miniprogram/dialog/dialog' }),
    });
    expect(files['pages/a/a']?.usingComponents).toEqual({});
    expect(warnings).toEqual([
      'pages/a/a.json: ["usingComponents"]["plugin"]: "plugin://x/y" 插件与扩展库不受支持',
      'pages/a/a.json: ["usingComponents"]["dialog"]: "weui-miniprogram/dialog/dialog" 插件与扩展库不受支持',
    ]);
  });

  test('may be given by their folder, or by an alias', () => {
    const { files } = build({
      'app.json': { pages: ['pages/a/a'], resolveAlias: { '@/*': '/lib/*' } },
      ...using({ folder: '/c/box', alias: '@/card/card' }),
      ...component('c/box/index'),
      ...component('lib/card/card'),
    });
    expect(files['pages/a/a']?.usingComponents).toEqual({ folder: '/c/box/index', alias: '/lib/card/card' });
  });

  test('of another sub-package need a placeholder', () => {
    const sub = {
      ...app({ subPackages: [{ root: 'one', pages: ['p'] }] }),
      ...page('one/p'),
      ...component('one/c'),
    };
    const used = { card: '/one/c' };
    expect(reasons({ ...sub, ...using(used) })).toEqual([
      refused('["usingComponents"]["card"]: "/one/c" 不能引用其他分包的组件'),
    ]);
    expect(reasons({ ...sub, ...using(used, { componentPlaceholder: { card: 'view' } }) })).toEqual([]);
  });

  test('defaults of generics are read too', () => {
    const built = build({
      ...using({ list: '/c/list' }),
      ...component('c/list', { json: { componentGenerics: { item: { default: './item' }, other: true } } }),
      ...component('c/item'),
    });
    expect(built.files['c/list']?.componentGenerics).toEqual({ item: { default: '/c/item' }, other: true });
    expect(built.files).toHaveProperty(['c/item']);
  });
});
