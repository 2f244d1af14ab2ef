import { styleScopeOf } from './support/host';
import { build, reasons } from './support/packing';
import { component, page, removeFolders, type Files } from './support/program-folder';

afterEach(removeFolders);

/** The page's CSS for a WXSS, on one line. */
const css = (wxss: string, more: Files = {}): string =>
  flat(build({ ...more, 'pages/a/a.wxss': wxss }).styles['pages/a/a']);
const flat = (text = ''): string => text.replace(/\s+/g, ' ').trim();
const refusals = (wxss: string, more: Files = {}): readonly string[] =>
  reasons({ ...more, 'pages/a/a.wxss': wxss });

describe('style sheets of the app and of pages', () => {
  test('get tags with a prefix and lengths of the screen', () => {
    expect(
      css('page, .a view > my-card::after { width: 750rpx; margin: -1.5rpx .5rpx calc(100% - 10rpx) 1px }'),
    ).toBe(
      'wx-page, .a wx-view > wx-my-card::after { width: 100vw; margin: -0.2vw 0.06667vw calc(100% - 1.33333vw) 1px }',
    );
  });

  test('keep class names, strings, addresses and names', () => {
    const kept =
      '.a-1_b:not(.c):nth-child(2n + 1) { content: "10rpx"; background: url(data:image/png;base64,10rpx); --x10rpx: 1 }';
    expect(css(kept)).toBe(kept);
    expect(css('#a [data-x="view .b"] + view:first-child ~ .b { color: #10a }')).toBe(
      '#a [data-x="view .b"] + wx-view:first-child ~ .b { color: #10a }',
    );
  });

  test('keep media, supports, keyframes and fonts', () => {
    expect(
      css(
        '@media (min-width: 1px) { view { top: 75rpx } } @supports (display: grid) { .a { top: 0 } }' +
          '@keyframes x { from { top: 75rpx } 50% { top: 0 } } @-webkit-keyframes y { to { top: 0 } }' +
          '@font-face { font-family: f; src: url("https://x/f.woff") }',
      ),
    ).toBe(
      '@media (min-width: 1px) { wx-view { top: 10vw } } @supports (display: grid) { .a { top: 0 } }' +
        '@keyframes x { from { top: 10vw } 50% { top: 0 } } @-webkit-keyframes y { to { top: 0 } }' +
        '@font-face { font-family: f; src: url("https://x/f.woff") }',
    );
  });

  test('ask the frame for safe areas', () => {
    expect(
      css('.a { padding: env(safe-area-inset-top) 0 calc(10px + env( safe-area-inset-bottom , 2px )) }'),
    ).toBe('.a { padding: var(--safe-top, 0px) 0 calc(10px + var(--safe-bottom, 0px)) }');
  });

  test('have their imports in place: relative, absolute, with and without the ending', () => {
    const more = {
      'app.wxss': '@import "./base.wxss"; .app { top: 0 }',
      'base.wxss': '.base { top: 0 }',
      'pages/a/near.wxss': "@import '../far'; .near { top: 75rpx }",
      'pages/far.wxss': '.far { top: 0 }',
    };
    const sheet = '@charset "utf-8"; /* near */ @import "near.wxss"; @import "/base.wxss"; .a { top: 0 }';
    expect(css(sheet, more)).toBe('.far { top: 0 } .near { top: 10vw }.base { top: 0 } .a { top: 0 }');
    expect(flat(build(more).styles.app)).toBe('.base { top: 0 } .app { top: 0 }');
  });

  test.each<[string, string, string]>([
    ['a star', '.a {}\n.b > * {}', '(2:6): unexpected token `*`'],
    ['an escape', '.w-1\\/2 {}', '(1:5): unexpected token `\\`'],
    ['nesting', '.a { &.b { top: 0 } }', '(1:6): unexpected token `&.b`'],
    ['a rule in a rule', '.a { .b { top: 0 } }', '(1:6): unexpected token `.b`'],
    ['a list in a function', '.a:not(.b, .c) {}', '(1:10): unexpected token `,`'],
    ['a layer', '@layer x { .a { top: 0 } }', '(1:1): unexpected token `@layer`'],
    ['a star in a media query', '@media print {\n  * { top: 0 }\n}', '(2:3): unexpected token `*`'],
    ['an open block', '.a { top: 0', '(1:1): Unclosed block'],
  ])('are refused with %s', (_name, wxss, expected) => {
    expect(refusals(wxss)).toEqual([`[ WXSS 文件编译错误] ./pages/a/a.wxss${expected}`]);
  });

  test('import without a semicolon, too', () => {
    const sheet =
      '/* first */ @import /* far */ "../far.wxss" /* then */\n@import "near"\n.a { top: 1px }\n@media print { .b { top: 2px } }';
    const built = build({
      'pages/far.wxss': '.far { top: 3px }',
      'pages/a/near.wxss': ".near { top: 4px }\n@import '../last'",
      'pages/last.wxss': '.last { top: 5px }',
      ...page('pages/a/a', { wxss: sheet }),
    });
    const css = (built.styles['pages/a/a'] ?? '').replace(/\/\*.*?\*\//g, '');
    expect(css.match(/\.\w+|@\w+/g)).toEqual(['.far', '.near', '.last', '.a', '@media', '.b']);
  });

  test('are refused when an import is not there or no WXSS', () => {
    expect(refusals('@import "./x.wxss"; @import "y.css";', { 'pages/a/y.css': '' })).toEqual([
      '[ WXSS 文件编译错误] path `./x.wxss` not found from `./pages/a/a.wxss`.',
      '[ WXSS 文件编译错误] path `y.css` not found from `./pages/a/a.wxss`.',
    ]);
  });

  test('load what comes from the web, whatever the protocol', () => {
    expect(refusals('.a { background: url(//x.cn/a.png) } .b { background: url("//x.cn/b.png") }')).toEqual(
      [],
    );
  });

  test('are refused with files of the program in addresses, also in what they import', () => {
    const local = (file: string, place: string) =>
      `${file} 中的本地资源图片无法通过 WXSS 获取，可以使用网络图片，或者 base64，或者使用<image/>标签。(${place})`;
    expect(
      refusals('@import "b.wxss";\n.a { background: url("https://x/y.png"), url( ../x.png ) }', {
        'pages/a/b.wxss': "@font-face { src: url('/f.woff') }",
      }),
    ).toEqual([local('pages/a/b.wxss', '1:14 /f.woff'), local('pages/a/a.wxss', '2:6 ../x.png')]);
  });
});

describe('style sheets of components', () => {
  const using = page('pages/a/a', { json: { usingComponents: { card: '/c/card' } } });
  const card = (wxss: string, json: object = {}) =>
    build({ ...using, ...component('c/card', { wxss, json }) });
  const cardCss = (wxss: string, json?: object) => flat(card(wxss, json).styles['c/card']);

  test('have their path in every class name', () => {
    expect(cardCss('.a.b > .c:not(.d) { top: 0 } @media print { .a { top: 0 } }')).toBe(
      '.c-card--a.c-card--b > .c-card--c:not(.c-card--d) { top: 0 } @media print { .c-card--a { top: 0 } }',
    );
    expect(cardCss('.a { top: 0 }', { styleIsolation: 'apply-shared' })).toBe('.c-card--a { top: 0 }');
    expect(cardCss('.a { top: 0 }', { styleIsolation: 'shared' })).toBe('.a { top: 0 }');
  });

  test('name their own node by :host', () => {
    expect(cardCss(':host, .a:host::before { top: 0 }')).toBe(
      '[is="c/card"], .c-card--a[is="c/card"]::before { top: 0 }',
    );
  });

  test('import into their own scope', () => {
    const built = build({
      ...using,
      ...component('c/card', { wxss: '@import "../base.wxss";' }),
      'base.wxss': '.base { top: 0 }',
      'app.wxss': '@import "base.wxss";',
    });
    expect(flat(built.styles['c/card'])).toBe('.c-card--base { top: 0 }');
    expect(flat(built.styles.app)).toBe('.base { top: 0 }');
  });

  test('keep selectors that WeChat warns of, and are warned of', () => {
    const built = card('.a {}\n.b view { top: 0 }\n#c {}\n[d] {}\n.e:first-child {}');
    expect(flat(built.styles['c/card'])).toContain('.c-card--b wx-view { top: 0 } #c {} [d] {}');
    expect(built.warnings).toEqual(
      ['2:4', '3:1', '4:1'].map(
        (place) =>
          'Some selectors are not allowed in component wxss, including tag name selectors, ID selectors, and attribute ' +
          `selectors.(./c/card.wxss:${place})`,
      ),
    );
  });

  test('a page can be isolated as well, and is shared when it is made by Component()', () => {
    const sheet = (json: object) =>
      flat(build({ ...page('pages/a/a', { json, wxss: '.a { top: 0 }' }) }).styles['pages/a/a']);
    expect(sheet({ styleIsolation: 'page-isolated' })).toBe('.pages-a-a--a { top: 0 }');
    expect(sheet({ styleIsolation: 'page-shared' })).toBe('.a { top: 0 }');
    expect(sheet({ component: true })).toBe('.a { top: 0 }');
  });

  test('prefixes are CSS names, different for every path', () => {
    const paths = ['c/card', 'c-card', 'c/c_ard', '组/件', '组/甲', '2048/c'];
    const scopes = paths.map(styleScopeOf);
    expect(new Set(scopes).size).toBe(paths.length);
    for (const scope of scopes) expect(scope).toMatch(/^[a-zA-Z_][\w-]*$/);
  });
});
