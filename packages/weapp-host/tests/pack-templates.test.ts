import { build, reasons } from './support/packing';
import { component, page, removeFolders, type Files } from './support/program-folder';
import { render } from './support/rendered';

afterEach(removeFolders);

const A = 'pages/a/a';

const shown = (wxml: string, data: Record<string, unknown> = {}, more: Files = {}, methods: string[] = []) =>
  render(build({ ...more, [`${A}.wxml`]: wxml }), A, data, methods);
const html = (...args: Parameters<typeof shown>): string =>
  shown(...args)
    .html()
    .replace(/\s+/g, ' ')
    .trim();
const refusals = (wxml: string, more: Files = {}): readonly string[] =>
  reasons({ ...more, [`${A}.wxml`]: wxml });
const refused = (place: string, text: string): string => `[ WXML 文件编译错误] ./pages/a/${place}: ${text}`;

describe('templates run on glass-easel', () => {
  test('with data, conditions and lists on built-in components', () => {
    const wxml =
      '<view wx:for="{{list}}" wx:key="id" wx:for-item="row" class="row {{row.id}}" hover-class="none" hidden="{{!row.on}}">' +
      '<text wx:if="{{row.on}}">{{index}}: {{row.id}}</text><block wx:else>-</block></view>';
    const view = shown(wxml, { list: [{ id: 'a', on: true }, { id: 'b' }] });
    expect(view.html()).toBe(
      '<view class="row a" hover-class="none" hidden=false><text>0: a</text></view>' +
        '<view class="row b" hover-class="none" hidden=true>-</view>',
    );
    view.setData({ list: [{ id: 'b', on: true }] });
    expect(view.html()).toBe('<view class="row b" hover-class="none" hidden=false><text>0: b</text></view>');
  });

  test('with templates from this file and from imports, spread data, and includes', () => {
    const more = {
      'shared/x.wxml':
        '<import src="y"/><template name="x"><view>{{a}}{{b}}<template is="y"/></view></template>',
      'shared/y.wxml': '<template name="y">y</template>',
      'pages/a/part.wxml': '<text>{{rest.a}}</text>',
    };
    const wxml =
      '<import src="../../shared/x.wxml"/><template name="own">own</template>' +
      '<template is="{{name}}" data="{{...rest, b: 2}}"/><template is="own"/><include src="./part.wxml"/>';
    expect(html(wxml, { name: 'x', rest: { a: 1 } }, more)).toBe('<view>12y</view>own<text>1</text>');
  });

  test('with custom components and slots', () => {
    const more = {
      ...page(A, { json: { usingComponents: { card: '/c/card' } } }),
      ...component('c/card', { wxml: '<view><slot/></view>' }),
    };
    expect(html('<card>in<unknown-tag a="1"/></card>', {}, more)).toBe(
      '[c/card]in<unknown-tag a="1"></unknown-tag>[/c/card]',
    );
  });

  test.each([
    'bindtap',
    'bind:tap',
    'catchtap',
    'catch:tap',
    'mut-bind:tap',
    'capture-bind:tap',
    'capture-catch:tap',
  ])('%s listens on built-in components, with data- and mark:', (attribute) => {
    const wxml = `<view ${attribute}="f" mark:m="{{m}}"><text id="x" data-some-name="{{m}}" data-otherName="2">x</text></view>`;
    const view = shown(wxml, { m: 1 }, {}, ['f']);
    view.fire('x', 'tap');
    expect(view.calls).toEqual([['f', { someName: 1, othername: '2' }, { m: 1 }]]);
  });

  test('catch stops an event, bind lets it through, and a handler can change', () => {
    const wxml = '<view bindtap="out"><view {{}}bindtap="{{h}}"><view id="x" /></view></view>'.replace(
      '{{}}',
      '',
    );
    const view = shown(wxml, { h: 'one' }, {}, ['out', 'one', 'two']);
    view.fire('x', 'tap');
    view.setData({ h: 'two' });
    view.fire('x', 'tap');
    expect(view.calls.map((call) => (call as string[])[0])).toEqual(['one', 'out', 'two', 'out']);
    const caught = shown('<view bindtap="out"><view catchtap="one" id="x" /></view>', {}, {}, ['out', 'one']);
    caught.fire('x', 'tap');
    expect(caught.calls).toHaveLength(1);
  });

  test('model: writes back into the data', () => {
    const view = shown('<input id="x" model:value="{{value}}"/>', { value: 'a' });
    expect(view.html()).toBe('<input value="a"></input>');
    view.write('x', 'value', 'b');
    expect(view.data().value).toBe('b');
  });

  test('an unknown entity is shown and warned of', () => {
    const built = build({ [`${A}.wxml`]: '<text>&lt;&foo;</text>' });
    expect(built.warnings).toEqual(['./pages/a/a.wxml:1:11: illegal entity, near `&foo;</text>`']);
  });
});

describe('WXS', () => {
  const module = (code: string, use: string, more: Files = {}): string =>
    html(`<wxs module="m">${code}</wxs>{{${use}}}`, {}, more);

  test('runs inline, from files, and with require', () => {
    const more = {
      'pages/a/m.wxs':
        'var n = require("../../lib/n.wxs"); module.exports = { f: function (x) { return n.twice(x); } };',
      'lib/n.wxs': 'module.exports.twice = function (x) { return x * 2 }',
    };
    expect(html('<wxs src="./m.wxs" module="m"/>{{m.f(a)}}', { a: 4 }, more)).toBe('8');
    expect(module('var n = require("/lib/n.wxs"); module.exports = n', 'm.twice(3)', more)).toBe('6');
  });

  test('names types by constructor, and has dates and patterns', () => {
    const types = '[[], {}, "", 1, true, function () {}, getDate(0), getRegExp("a")]';
    const code = `module.exports = ${types}.map(function (x) { return x.constructor === 'Date' || x.constructor }).join()`;
    expect(module(code, 'm')).toBe('Array,Object,String,Number,Boolean,Function,true,RegExp');
    expect(
      module(
        'module.exports = "aBA".replace(getRegExp("a", "gi"), "-") + getDate(2020, 1, 2).getMonth()',
        'm',
      ),
    ).toBe('-B-1');
    expect(
      module(
        'module.exports = Date.parse("1970-01-01") + Number.MAX_VALUE * 0 + Math.max(1, 2) + parseInt("3")',
        'm',
      ),
    ).toBe('5');
    expect(module('module.exports = Number("4") + Number(true)', 'm')).toBe('5');
  });

  test('has nothing of the browser or of JavaScript beyond its library', () => {
    for (const name of [
      'window',
      'wx',
      'globalThis',
      'Object',
      'Array',
      'Promise',
      'Date.prototype',
      'setTimeout',
    ])
      expect(module(`module.exports = typeof ${name}`, 'm')).toBe('undefined');
  });

  test.each([
    ['let', 'var a = 1;\nlet b = 2', 'a.wxml (wxs m):2:1', 'Unexpected token `let`'],
    ['an arrow', 'var f = function () {}, g = () => 1', 'a.wxml (wxs m):1:32', 'Unexpected token `=>`'],
    ['a template', 'var a = `x`', 'a.wxml (wxs m):1:9', 'Unexpected token ``x``'],
    ['a pattern', 'var a = 4 / 2 / 1, b = /x/g', 'a.wxml (wxs m):1:24', 'Unexpected token `/x/g`'],
    ['new', 'var a = { new: 1 }.new; new Date()', 'a.wxml (wxs m):1:25', 'Unexpected token `new`'],
    ['an error', '\nvar a = ;', 'a.wxml (wxs m):2:1', "Unexpected token ';'"],
  ])('is refused with %s', (_name, code, place, text) => {
    expect(refusals(`<wxs module="m">${code}</wxs><view/>`)).toEqual([refused(place, text)]);
  });

  test('files are checked too, and must be there', () => {
    const more = { 'pages/a/m.wxs': 'require("./none.wxs"); // let\nconst a = 1' };
    expect(refusals('<wxs module="m" src="m.wxs"/><wxs module="n" src="n.wxs"/>', more)).toEqual([
      refused('m.wxs:2:1', 'Unexpected token `const`'),
      refused('m.wxs', 'path `pages/a/none.wxs` not found from `./pages/a/m.wxs`'),
      refused('a.wxml', 'path `pages/a/n.wxs` not found from `./pages/a/a.wxml`'),
    ]);
  });
});

describe('templates are refused', () => {
  test.each<[string, string, string, string]>([
    ['an open tag', '<view>\n  <text></view>', '2:4', 'expect end-tag `text`., near `text></view>`'],
    ['a lonely end tag', '</view>', '1:1', 'get tag end without start, near `</view>`'],
    [
      'wx:else without wx:if',
      '<view wx:if="{{a}}"/><text/><view wx:else/>',
      '1:35',
      'Bad attr `wx:else` with message: `wx:if not found, then something must be wrong`',
    ],
    [
      'a broken expression',
      '<view>{{ a + }}</view>',
      '1:14',
      'unexpected character inside expression, near `}}</view>`',
    ],
    [
      'a module without a name',
      '<wxs src="./a.wxs"/>',
      '1:2',
      'missing module name, near `wxs src="./a.wxs"/>`',
    ],
    ["a tag of WeChat's own", '<!-- <wx-a> -->\n<wx-image/>', '2:1', 'unexpected tag, near `wx-imag...`'],
  ])('with %s', (_name, wxml, place, text) => {
    expect(refusals(wxml)[0]).toBe(refused(`a.wxml:${place}`, text));
  });

  test('when an imported file is broken', () => {
    expect(
      refusals('<import src="x"/>', { 'pages/a/x.wxml': '<template name="x"><view></template>' }),
    ).toEqual([refused('x.wxml:1:21', 'expect end-tag `view`., near `view></template>`')]);
  });
});

test('templates that are imported and not there are warned of', () => {
  const { warnings } = build({ 'pages/a/a.wxml': '<import src="x.wxml"/><include src="/y"/><view>1</view>' });
  expect(warnings).toEqual([
    './pages/a/a.wxml: path `pages/a/x.wxml` not found from `./pages/a/a.wxml`',
    './pages/a/a.wxml: path `y.wxml` not found from `./pages/a/a.wxml`',
  ]);
});

test('unknown tags are warned of', () => {
  const { warnings } = build({
    'pages/a/a.json': { usingComponents: { box: '/c/box', other: 'plugin://x/y' } },
    'pages/a/a.wxml':
      '<!-- <none/> --><view wx:if="{{a <b}}"/><box/><other/><inner/><gap/><wxs module="m">var a = 1 <c;</wxs>',
    ...component('c/box', { json: { componentGenerics: { inner: true } }, wxml: '<inner/>' }),
  });
  expect(warnings.filter((text) => text.includes('<'))).toEqual([
    './pages/a/a.wxml: <inner> is not a component: it is missing in usingComponents',
    './pages/a/a.wxml: <gap> is not a component: it is missing in usingComponents',
  ]);
});

test('a slot may have content, which is not shown', () => {
  expect(reasons({ 'pages/a/a.wxml': '<slot name="a"><view>x</view></slot>' })).toEqual([]);
});
