import { build, reasons } from './support/packing';
import { page, removeFolders, type Files, type program } from './support/program-folder';

afterEach(removeFolders);

const app = (json: object): Files => ({ 'app.json': { pages: ['pages/a/a'], ...json } });
const problem = (text: string): string => `[ app.json 文件内容错误] app.json: ${text}`;

describe('a program that loads', () => {
  test('has its pages, scripts, configuration and sizes', () => {
    const built = build({
      ...app({
        subpackages: [{ root: '/pages/more/', pages: ['b/b'] }],
        window: { navigationBarTitleText: 'hello' },
      }),
      ...page('pages/a/a', { json: { navigationBarTitleText: 'A' } }),
      ...page('pages/more/b/b'),
      'utils/x.js': 'module.exports = 1',
    });
    expect(built.pages).toEqual(['pages/a/a', 'pages/more/b/b']);
    expect(built.scripts).toEqual(['app', 'pages/a/a', 'pages/more/b/b', 'utils/x']);
    expect(built.app.subPackages).toEqual([{ root: 'pages/more', pages: ['b/b'] }]);
    expect(built.files['pages/a/a']).toMatchObject({ navigationBarTitleText: 'A', styleIsolation: 'shared' });
    expect(built.packages).toEqual({ '': expect.any(Number), 'pages/more': 28 });
    expect(built.warnings).toEqual([]);
  });

  test('may have pages without JSON and without a style sheet', () => {
    const built = build({ 'pages/a/a.json': undefined });
    expect(built.files['pages/a/a']).toEqual({ styleIsolation: 'shared', usingComponents: {} });
    expect(built.styles).toEqual({});
  });

  test('lists unknown fields as warnings', () => {
    const built = build({ ...app({ colour: 1 }), 'pages/a/a.json': { titel: 'x' } });
    expect(built.warnings).toEqual([
      'app.json: 无效的 app.json ["colour"]',
      'pages/a/a.json: 无效的 pages/a/a.json ["titel"]',
    ]);
    expect(build(app({ resizable: true, frameset: true })).warnings).toEqual([]);
  });
});

describe('app.json', () => {
  test.each<[string, Parameters<typeof program>[0], string[]]>([
    ['is missing', { 'app.json': undefined }, ['在项目根目录未找到 app.json']],
    ['is no object', { 'app.json': '[]' }, ['JSON 文件需为一个对象']],
    ['has no pages', { 'app.json': {} }, ['["pages"] 字段需为 array']],
    ['has an empty list of pages', { 'app.json': { pages: [] } }, ['["pages"] 至少需要 1 项']],
    [
      'names pages that are not there',
      app({ pages: ['pages/a/a', 'pages/b/b', '/pages/a/a', 'pages/a/a', 3] }),
      [
        '未找到 ["pages"][1] 对应的 pages/b/b.wxml 文件',
        '未找到 ["pages"][1] 对应的 pages/b/b.js 文件',
        '["pages"][2]: "/pages/a/a" 不能以 / 开头',
        '["pages"][3] 和 ["pages"][0] 相同',
        '["pages"][4] 字段需为 string',
      ],
    ],
    [
      'has an entry page that is none',
      app({ entryPagePath: 'pages/b/b' }),
      ['["entryPagePath"]: "pages/b/b" 需在 pages 数组中'],
    ],
    [
      'has window fields of the wrong kind',
      app({
        window: {
          navigationBarBackgroundColor: 'white',
          navigationBarTextStyle: '#fff',
          onReachBottomDistance: '1',
        },
      }),
      [
        '["window"]["navigationBarBackgroundColor"] 字段需为 hexColor',
        '["window"]["onReachBottomDistance"] 字段需为 number',
        '["window"]["navigationBarTextStyle"] 字段需为 black,white',
      ],
    ],
    [
      'has time-outs that are no numbers',
      app({ networkTimeout: { request: '5' } }),
      ['["networkTimeout"]["request"] 字段需为 number'],
    ],
    ['has no app.js beside it', { 'app.js': undefined }, ['未找到 app.js']],
  ])('%s', (_name, files, expected) => {
    expect(reasons(files)).toEqual(expected.map(problem));
  });

  test('is not JSON', () => {
    expect(reasons({ 'app.json': '{ "pages": [] // none\n}' })[0]).toMatch(
      /^\[ app\.json 文件内容错误\] app\.json: .*JSON/,
    );
  });

  test('a page whose JSON is broken or wrong', () => {
    expect(reasons({ 'pages/a/a.json': '{' })[0]).toMatch(
      /^\[ pages\/a\/a\.json 文件内容错误\] pages\/a\/a\.json: /,
    );
    expect(reasons({ 'pages/a/a.json': { backgroundTextStyle: 'grey' } })).toEqual([
      '[ pages/a/a.json 文件内容错误] pages/a/a.json: ["backgroundTextStyle"] 字段需为 dark,light',
    ]);
  });

  test('every reason is listed, and the message holds them all', () => {
    const files = { ...app({ pages: ['pages/a/a', 'pages/b/b'] }), 'pages/a/a.wxml': '<view>' };
    expect(reasons(files)).toHaveLength(3);
    expect(() => build(files)).toThrow(/pages\/b\/b\.wxml[\s\S]*expect end-tag/);
  });
});

describe('sub-packages', () => {
  const more = { ...page('one/a/a'), ...page('two/b/b') };
  const subs = (...subPackages: object[]) => ({ ...more, ...app({ subPackages }) });
  const one = { root: 'one', pages: ['a/a'] };

  test.each<[string, object[], string[]]>([
    [
      'a root that is no folder',
      [{ root: 'three', pages: [] }],
      ['["subPackages"][0]["root"] 字段需为 目录'],
    ],
    [
      'roots that lie in one another',
      [one, { root: 'one/a', pages: ['a'] }],
      ['["subPackages"][1]["root"] 不能为 ["subPackages"][0]["root"] 的子目录'],
    ],
    ['one root twice', [one, one], ['["subPackages"][1]["root"] 不能为 ["subPackages"][0]["root"] 的子目录']],
    [
      'a page outside its root',
      [{ root: 'one', pages: ['../two/b/b'] }],
      ['["subPackages"][0]["pages"][0]: "../two/b/b" 不是有效的页面路径'],
    ],
    [
      'a page that is not there',
      [{ root: 'one', pages: ['x'] }],
      [
        '未找到 ["subPackages"][0]["pages"][0] 对应的 one/x.wxml 文件',
        '未找到 ["subPackages"][0]["pages"][0] 对应的 one/x.js 文件',
      ],
    ],
    [
      'a folder that holds a page of the main package',
      [{ root: 'pages', pages: ['a/a'] }],
      ['["pages"][0]: "pages/a/a" 不应该在分包 ["subPackages"][0] 中'],
    ],
    ['no list of pages', [{ root: 'one' }], ['["subPackages"][0]["pages"] 字段需为 array']],
  ])('%s', (_name, subPackages, expected) => {
    expect(reasons(subs(...subPackages))).toEqual(expected.map(problem));
  });

  test('use the main package and themselves, not one another', () => {
    const files = {
      ...subs(one, { root: 'two', pages: ['b/b'] }),
      'shared.js': '',
      'one/own.js': '',
      'one/a/a.js': 'require("../../shared"); require("../own.js"); require("../../two/b/b"); Page({})',
      'two/b/b.js':
        '// require("../../one/own")\nrequire.async("../../one/own"); require("../../one/own", console.log)',
      'pages/a/a.js': 'const own =\n  require("../../one/own");',
    };
    expect(reasons(files)).toEqual([
      "./one/a/a.js:1:48: module 'two/b/b.js' is not defined, require args is '../../two/b/b': 不能引用其他分包的 JS 文件",
      "./pages/a/a.js:2:3: module 'one/own.js' is not defined, require args is '../../one/own': 不能引用其他分包的 JS 文件",
    ]);
  });

  test('templates, WXS and style sheets of another one are refused as well', () => {
    const files = {
      ...subs(one, { root: 'two', pages: ['b/b'] }),
      'two/t.wxml': '<template name="t"/>',
      'two/m.wxs': 'module.exports = {}',
      'two/s.wxss': '',
      ...page('one/a/a', {
        wxml: '<import src="/two/t.wxml"/><wxs module="m" src="/two/m.wxs"/>',
        wxss: '@import "/two/s.wxss";',
      }),
    };
    expect(reasons(files)).toEqual([
      '[ WXSS 文件编译错误] ./one/a/a.wxss: 不能引用其他分包的文件 `two/s.wxss`',
      '[ WXML 文件编译错误] ./one/a/a.wxml: 不能引用其他分包的文件 `two/m.wxs`',
      '[ WXML 文件编译错误] ./one/a/a.wxml: 不能引用其他分包的文件 `two/t.wxml`',
    ]);
  });

  test('an independent one uses nothing but itself', () => {
    const files = {
      ...subs({ ...one, independent: true }),
      'shared.js': '',
      'one/a/a.js': 'require("../../shared")',
    };
    expect(reasons(files)).toHaveLength(1);
  });
});

describe('sizes', () => {
  const bytes = (count: number) => Buffer.alloc(count);
  const MB = 1024 * 1024;
  const sub = (root: string) => ({ root, pages: ['p'] });

  test('what is not uploaded does not count', () => {
    const small = build().packages[''];
    const files = {
      'app.js.map': bytes(3 * MB),
      'project.config.json': '{}',
      'LICENSE.txt': 'x',
      '.git/x.js': 'x',
    };
    expect(build(files).packages['']).toBe(small);
  });

  test('the main package or a sub-package over 2 MB runs, and cannot be uploaded', () => {
    const files = {
      ...app({ subPackages: [sub('one')] }),
      ...page('one/p'),
      'big.png': bytes(2 * MB),
      'one/big.png': bytes(2 * MB),
    };
    expect(build(files).warnings).toEqual([
      '代码包大小超过限制,main package source size 2049KB exceed max limit 2MB',
      '代码包大小超过限制,subpackage one source size 2049KB exceed max limit 2MB',
    ]);
  });

  test('so does the whole over 30 MB', () => {
    const roots = Array.from({ length: 16 }, (_, index) => `s${index}`);
    const files = roots.map((root) => ({ ...page(`${root}/p`), [`${root}/big.png`]: bytes(1.9 * MB) }));
    const all = Object.assign({}, ...files, app({ subPackages: roots.map(sub) })) as Files;
    expect(build(all).warnings).toEqual([
      expect.stringMatching(/^代码包大小超过限制,total source size 3\d+KB exceed max limit 30MB$/),
    ]);
  });

  test('resources that stay behind are warned of', () => {
    expect(build({ 'a.webp': 'x' }).warnings).toEqual(['a.webp 的后缀名不在白名单内，不会被上传']);
  });
});

describe('scripts', () => {
  test('with a syntax error are refused with file and line', () => {
    expect(reasons({ 'pages/a/a.js': 'Page({\n  a: ,\n})', 'b.js': 'import x "./y"' })).toEqual([
      expect.stringContaining('./b.js:1: Expected "from"'),
      "[ JS 文件编译错误] ./pages/a/a.js:2: Unexpected token ','",
    ]);
  });
});
