import { build, reasons } from './support/packing';
import { removeFolders } from './support/program-folder';

afterEach(removeFolders);

const verdict = (wxss: string): string =>
  (reasons({ 'pages/a/a.wxss': wxss, 'pages/a/b.wxss': '.b { top: 0 }' })[0] ?? '').replace(
    '[ WXSS 文件编译错误] ./pages/a/a.wxss',
    '',
  );

describe("WeChat's compiler of style sheets stops at", () => {
  test.each([
    ['a class in another script', '.名 {}', '.'],
    ['a selector that is nothing', '{ top: 0 }', '{'],
    ['a comma that begins or repeats', '.a,, .b {}', ','],
    ['two combinators', '.a > > .b {}', '>'],
    ['a combinator at the end', '.a > {}', '{'],
    ['the old deep combinator', '.a >>> .b {}', '>'],
    ['a compound within :not', '.a:not(.b .c) {}', ' '],
    ['an element with arguments', '.a::part(b) {}', '('],
    ['an attribute with a flag', '[a="b" i] {}', '['],
    ['a bar', '.a || .b {}', '|'],
    ['a percent sign', '.a% {}', '%'],
    ['two semicolons', '.a { top: 0;; }', ';'],
    ['a semicolon at the beginning', '.a { ; top: 0 }', ';'],
    ['a semicolon after a rule', '.a { top: 0 }; .b { top: 0 }', ';'],
    ['a semicolon after a rule of a query', '@media print { .a { top: 0 }; }', ';'],
    ['a value that is missing', '.a {top:}', '}'],
    ['a star before a property', '.a { *top: 0 }', '*'],
    ['a property that begins with a digit', '.a { 1top: 0 }', '1top'],
    ['a block as a value', '.a { --b: {c: d} }', '{'],
    ['a declaration outside of rules', '$a: 1;', '$a'],
    ['a query of nothing', '@media { .a {} }', '{'],
    ['a query with nothing in it', '@media print { /* none */ }', '}'],
    ['a query without a block', '@media print;', ';'],
    ['declarations in a query', '@media print { top: 0 }', 'top'],
    ['keyframes without frames', '@keyframes a {}', '}'],
    ['keyframes without a name', '@keyframes { from { top: 0 } }', '{'],
    ['frames without a percent sign', '@keyframes a { 50 { top: 0 } }', '50'],
    ["other browsers' keyframes", '@-moz-keyframes a { from { top: 0 } }', '{'],
    ['unknown rules that hold rules', '@foo { .a { top: 0 } }', '@foo'],
  ])('%s', (_name, wxss, token) => {
    expect(verdict(wxss)).toContain(`unexpected token \`${token}\``);
  });

  test.each([
    ['an import by url()', '@import url("b.wxss");', 'error at token `url("b.wxss")`'],
    ['an import with a query', '@import "b.wxss" print;', 'Unknown word print'],
    ['an import of itself', '@import "a.wxss";', 'a file can not import itself'],
  ])('%s', (_name, wxss, text) => {
    expect(verdict(wxss)).toContain(text);
  });
});

test.each([
  ['classes that begin with a digit', '.1px { top: 0 }', '.1px { top: 0 }'],
  ['a declaration that is none', '.a { top; left: 0 }', 'left: 0'],
  ['a forgotten semicolon', '.a { top: 0\nleft: 0 }', 'top: 0\nleft: 0'],
  ['a line after two slashes', '.a { // words\ntop: 0; left: 0 }', 'left: 0'],
  ['a comma at the end', '.a, { top: 0 }', '.a,'],
  ['a star within a value', '.a { top: a*b }', 'a*b'],
  ['an empty value that ends', '.a { top:; left: 0 }', 'left: 0'],
  ['unknown rules that hold declarations', '@page { margin: 0 }', '@page { margin: 0 }'],
  ['fonts without anything', '@font-face {}', '@font-face'],
])('it takes %s', (_name, wxss, shown) => {
  expect(build({ 'pages/a/a.wxss': wxss }).styles['pages/a/a']).toContain(shown);
});
