/**
 * Checks that all content of a page would be printed. WebKitGTK's drivers cannot print, so the print styles are applied to the screen, and
 * containers are measured: scrolling, clipping or fixed ones would print one page only.
 */
import { inflateSync } from 'node:zlib';

const A4_PX = 1123;

/** Switches the media queries of the app's style sheets between print and screen. */
const putOnPaper = `
  const onPaper = arguments[0];
  const turn = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        rule.was = rule.was || rule.media.mediaText;
        const paper = rule.was.replace(/\\bprint\\b/g, 'all').replace(/\\bscreen\\b/g, 'not all');
        rule.media.mediaText = onPaper ? paper : rule.was;
      }
      if (rule.cssRules) turn(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) turn(sheet.cssRules);
`;

const measure = `
  const shown = [...document.querySelectorAll('.screen')].filter((one) => one.getClientRects().length > 0).pop();
  const nameOf = (one) => one.id ? '#' + one.id : one.className ? '.' + [...one.classList].join('.') : one.tagName;
  const faults = [];
  for (let one = shown; one; one = one.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(one);
    if (position === 'fixed' || position === 'absolute') faults.push(nameOf(one) + ' is ' + position);
    if (one === document.documentElement || one === document.body) continue;
    if (overflowY !== 'visible' || overflowX !== 'visible') faults.push(nameOf(one) + ' has overflow ' + overflowY);
    if (one.scrollHeight > one.clientHeight + 1 && one.clientHeight > 0) faults.push(nameOf(one) + ' is lower than what it holds');
  }
  for (const bar of document.querySelectorAll('.tab-bar, .top-bar__side, .screen__footer, .loading-more'))
    if (bar.getClientRects().length > 0) faults.push(nameOf(bar) + ' is there for a finger');
  const bottom = shown.getBoundingClientRect().bottom + scrollY;
  const height = document.documentElement.scrollHeight;
  if (height < Math.floor(bottom)) faults.push('the document ends at ' + height + ', the page at ' + bottom);
  return { faults, height: bottom };
`;

/** Number of pages of a PDF, including packed objects; page tree nodes are not counted. */
function pagesOf(pdf) {
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/\/ObjStm[^]*?stream\r?\n([^]*?)\r?\nendstream/g)];
  const parts = packed.map(([, bytes]) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'));
  return [text, ...parts].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Checks that the current page prints completely. Resolves to its number of pages. */
export async function isWholeOnPaper(browser) {
  await browser.run(putOnPaper, true);
  const { faults, height } = await browser.run(measure);
  await browser.run(putOnPaper, false);
  if (faults.length > 0) throw new Error(`on paper ${await browser.path()}: ${faults.join('; ')}`);
  const pages = Math.max(1, Math.floor(height / A4_PX));
  if (!browser.printsPages) return pages;
  const printed = pagesOf(await browser.print());
  if (printed < pages) throw new Error(`${await browser.path()} gives ${printed} pages of ${pages}`);
  return printed;
}
