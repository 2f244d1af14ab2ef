import { readFileSync } from 'node:fs';
import { stylesOf } from '@/start/look/prune';

const HTML = '<div class="card card--big"><span class="title">x</span></div>';
const styles = (css: string): string => stylesOf(HTML, css);

describe('of a style sheet, markup gets', () => {
  it('the rules whose classes it has, all of them', () =>
    expect(styles('.card{a:b}.card .title{c:d}.card--small{e:f}.card .other{g:h}')).toBe(
      '.card{a:b}.card .title{c:d}',
    ));

  it('of a list of selectors those that fit', () => expect(styles('.other,.title{a:b}')).toBe('.title{a:b}'));

  it('rules for elements, and those of the document for its layer', () =>
    expect(styles('*{a:b}body{c:d}:root{e:f}')).toBe('*{a:b}:host{c:d}:host{e:f}'));

  it('rules of a medium that have something inside', () =>
    expect(styles('@media (min-width:1px){.card{a:b}.x{c:d}}@media print{.x{c:d}}')).toBe(
      '@media (min-width:1px){.card{a:b}}',
    ));

  it('no animations, fonts and states of a page at work', () =>
    expect(
      styles('@charset "utf-8";@keyframes a{from{b:c}}@font-face{d:e}.card:active{f:g}.title{h:i}'),
    ).toBe('.title{h:i}'));
});

describe('the styles that the document has for its layer', () => {
  it('have no name that the program may have', () => {
    const styles = readFileSync('src/start/look/shell.scss', 'utf8').replace(/\/\/.*$/gm, '');
    const names = [...styles.matchAll(/\.(?=[a-z])([\w-]+)/g)].map((match) => match[1] ?? '');
    const others = names.filter((name) => !/^first-paint/.test(name));
    expect(others).toEqual([]);
  });
});
