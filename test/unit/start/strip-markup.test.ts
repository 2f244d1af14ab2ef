import { LEADS_TO, LOOK } from '@/components/look';
import { stripMarkup } from '@/prerender/strip-markup';

describe('the first look of a rendered page', () => {
  it('has the first slide of each carousel, of the modules the first alone, and of a field its frame', () => {
    const slides = `<b ${LOOK}="left-out">copy</b><b>first</b><b ${LOOK}="left-out">second</b>`;
    const sections = ['one', 'two'].map((name) => `<i ${LOOK}="section">${name}</i>`).join('');
    const field = `<p ${LOOK}="field"><input value="x"></p>`;
    expect(stripMarkup(`早 &amp; 安${slides}${sections}${field}`)).toBe(
      `早 &amp; 安<b>first</b><i ${LOOK}="section">one</i><p ${LOOK}="field"></p>`,
    );
  });

  it('leads on where a tap leads on, and shows where it does not', () => {
    const card = `<div role="link" tabindex="0" ${LEADS_TO}="/a?b=c"><i role="button">more</i></div>`;
    const button =
      '<div class="a" role="button" tabindex="0" aria-label="x &quot;y&quot;" inert="" style="width:1rem">words</div>';
    expect(stripMarkup(card + button)).toBe(
      '<a href="/a?b=c"><i>more</i></a><div class="a" style="width:1rem" data-waits>words</div>',
    );
  });

  it('keeps pictures and icons waiting for their turn, without words in their place', () => {
    expect(stripMarkup('<img class="p" src="/a.svg" alt="海" loading="lazy">')).toBe(
      '<img class="p" alt data-deferred-src="/a.svg">',
    );
    expect(stripMarkup('<img srcSet="/a.svg?w=160 160w" sizes="20vw" src="/a.svg" alt="海">')).toBe(
      '<img sizes="20vw" alt data-deferred-src="/a.svg" data-deferred-widths="/a.svg?w=160 160w">',
    );
    expect(stripMarkup('<div class="icon" style="--glyph:url(x)"></div>')).toBe(
      '<div class="icon" data-deferred-style="--glyph:url(x)"></div>',
    );
  });
});
