import { reasons } from './support/packing';
import { removeFolders } from './support/program-folder';

afterEach(removeFolders);

const verdict = (wxml: string): string =>
  (reasons({ 'pages/a/a.wxml': wxml, 'pages/a/m.wxs': 'module.exports = {}' })[0] ?? '').replace(
    '[ WXML 文件编译错误] ./pages/a/a.wxml',
    '',
  );

describe("WeChat's compiler of templates stops at", () => {
  test.each([
    ['a value without quotes', '<view id=one/>', ':1:10: unexpected character `o`'],
    ['a value that is missing', '<view id=/>', ':1:10: unexpected character `/`'],
    ['a value on two lines', '<view style="top: 0;\n left: 0"/>', ':1:21: unexpected character `\n`'],
    ['an expression on two lines', '<view id="{{a\n+ b}}"/>', ':1:14: unexpected character `\n`'],
    [
      'quotes of the same kind within a value',
      '<view id="{{a ? "b" : "c"}}"/>',
      ':1:19: unexpected attribute name',
    ],
    ['a sign before a name', '<view @tap="go"/>', ':1:7: unexpected character `@`'],
    ['a name of another script', '<view 名="1"/>', ':1:7: unexpected character `名`'],
    ['a name with a dot', '<view bind:a.b="go"/>', ':1:13: unexpected attribute name, near `.b="go"/`'],
    ['an expression in the place of an attribute', '<view {{a}}/>', ':1:7: unexpected character `{`'],
    ['a bare less-than sign', '<view>1 <2</view>', ':1:10: unexpected character `2`'],
    ['a document type', '<!DOCTYPE html><view/>', ':1:2: unexpected character `!`'],
    ['a tag that is not closed', '<view></view', ':1:13: unexpected end'],
    ['an end tag in other letters', '<VIEW></view>', ':1:8: expect end-tag `VIEW`., near `view`'],
    ['a condition without a value', '<view wx:if/>', ':1:7: Bad attr `wx:if` with message: value not set'],
    ['a list without a value', '<view wx:for/>', ':1:7: Bad attr `wx:for` with message: value not set'],
    [
      'a second wx:else',
      '<view wx:if="{{a}}"/><view wx:else/><view wx:else/>',
      ':1:38: Bad attr `wx:else` with message: `wx:if not found, then something must be wrong`',
    ],
    [
      'template data that is no expression',
      '<template is="t" data="a"/>',
      ':1:18: Bad attr `data` with message: the very attr must be an expression (surrouned by `{{..}}`)',
    ],
    [
      'template data that is a value',
      '<template is="t" data="{{a.b}}"/>',
      ':1:18: Bad attr `data` with message: error at token `.`',
    ],
    ['a module name with a sign', '<wxs module="a-b">var a;</wxs>', ':1:2: invalid module name'],
    ['a module without its ending', '<wxs module="m" src="m"/>', ':1:2: m not found'],
    [
      'a module with source and content',
      '<wxs module="m" src="m.wxs">var a;</wxs>',
      ":1:2: wxs tag with src don't need any content",
    ],
  ])('%s', (_name, wxml, expected) => {
    expect(verdict(wxml)).toContain(expected);
  });

  test.each([
    ['a plus before a value', '+a', '+'],
    ['typeof', 'typeof a', 'a'],
    ['instanceof', 'a instanceof b', 'instanceof'],
    ['??', 'a ?? b', '?'],
    ['>>>', 'a >>> 1', '>'],
    ['an exponent', '1e3', 'e3'],
    ['a number of base 16', '0x10', 'x10'],
    ['a comma at the end of a list', '[1, ]', ']'],
    ['a list spread in a list', '[...a]', '...'],
    ['an object without fields', 'a || {} ', '}'],
    ['an object in an object that ends with it', ' {a: {b: 1}} ', '$'],
    ['two values', 'a, b', ','],
    ['fields', 'a: 1', ':'],
    ['a member of a string', "'a'.length", '.'],
  ])('%s in an expression', (_name, expression, token) => {
    const problem = `token \`${token}\``;
    expect(verdict(`<view>{{${expression}}}</view>`)).toContain(`Bad value with message:`);
    expect(verdict(`<view>{{${expression}}}</view>`)).toContain(problem);
    expect(verdict(`<view id="{{${expression}}}"/>`)).toContain('Bad attr `id` with message:');
  });

  test.each([
    ['a short object', 'var a = {b}', 'b'],
    ['a method of an object', 'var a = {b() {}}', 'b'],
    ['a computed name', 'var a = {[b]: 1}', '['],
    ['a name that is a number', 'var a = {1: 1}', '1'],
    ['a destructured variable', 'var {a} = b', 'var'],
    ['for … of', 'for (var a of b) {}', 'of'],
    ['a power', 'a ** 2', '*'],
    ['??', 'a ?? b', '?'],
    ['?.', 'a?.b', '?'],
    ['a generator', 'function* f() {}', '*'],
    ['a number of base 16', 'var a = 0x1f', '0x1f'],
    ['a number without its zero', 'var a = .5', '5'],
    ['a reserved word as a member', 'a.default', 'default'],
    ['a reserved word as a field', 'var a = {if: 1}', 'if'],
    ['a name with a dollar', 'var $a', '$a'],
  ])('%s in WXS', (_name, code, token) => {
    expect(verdict(`<wxs module="m">${code}</wxs>`)).toContain(`: Unexpected token \`${token}`);
  });
});

test.each([
  ['values in any quotes, with quotes of the other kind', `<view id='{{a ? "b" : "c"}}' style = "top: 0"/>`],
  [
    'names with colons and lines',
    '<view :a="1" _b="2" -c capture-bind:tap="go" bind:my-event="go"\n  data-x-y="1"/>',
  ],
  ['signs in texts and expressions', '<view>1 > 2 && {{a < b && c > d ? "}}" : "<"}}</view>'],
  [
    'operators, members and calls',
    '<view>{{!a && -b + ~c % 2 >= d[0]["x"].y || f(a, g())(1) === [a, b][0]}}</view>',
  ],
  [
    'objects with names, spread and short',
    '<view a="{{ {a, b: 1, ...c} }}" b="{{f({a: 1})}}" c="{{a /* b */}}"/>',
  ],
  [
    'template data of every form',
    '<template is="t" data="{{...a.b, c: d ? 1 : 2, e}}"/><template is="t" data=""/>',
  ],
  [
    'conditions with comments between',
    '<view wx:if="{{a}}"/>\n<!-- <b> --><view wx:elif="{{b}}"/><view wx:else/>',
  ],
  [
    'conditions of children and of neighbours',
    '<view wx:if="{{a}}"><view wx:if="{{a}}"/><view wx:else/></view><view wx:else/>',
  ],
  ['imports of nothing', '<import/><include src=""/>'],
  [
    'a short object as an argument in WXS',
    '<wxs module="m">var f = function (a) { return a; }; f({\n m });</wxs>',
  ],
  [
    'WXS objects, numbers and cases',
    '<wxs module="m">var a = {"b": 1.5, c: d ? 1 : 2,}; switch (a) { case 1: { e(); break; } }</wxs>',
  ],
])('it takes %s', (_name, wxml) => {
  expect(verdict(wxml)).toBe('');
});
