import { firstScreenOf, looksOf } from '@/platform/first-paint/slim';

const slide = (name: string, more = '') =>
  `<div class="carousel__slide${more}"><img src="/${name}.svg" alt="${name}"/></div>`;
const section = (name: string) =>
  `<div class="module-section"><div class="module-section__name">${name}</div></div>`;

describe('the first look of a rendered page', () => {
  it('has the first slide of each carousel, and of the modules the first alone', () => {
    const carousel = `<div class="carousel">${slide('c', ' carousel__slide--copy')}${slide('a')}${slide('b')}</div>`;
    const page = firstScreenOf(`<p>早 &amp; 安</p>${carousel}${section('一')}${section('二')}<b>首页</b>`);
    expect(page).toBe(
      `<p>早 &amp; 安</p><div class="carousel"><div class="carousel__slide"><img src="/a.svg" alt="a"></div></div>${section('一')}<b>首页</b>`,
    );
  });

  it('has nothing of what can be found, filled in or used', () =>
    expect(
      looksOf(
        '<div class="a" role="button" tabindex="0" aria-label="x &quot;y&quot;" data-unkept="" inert="" style="width:1rem">words</div>',
      ),
    ).toBe('<div class="a" style="width:1rem">words</div>'));

  it('keeps pictures and icons waiting for their turn, without words in their place', () => {
    expect(looksOf('<img class="p" src="/a.svg" alt="海" loading="lazy">')).toBe(
      '<img class="p" data-later-src="/a.svg" alt="">',
    );
    expect(looksOf('<img srcSet="/a.svg?w=160 160w" sizes="20vw" src="/a.svg" alt="海">')).toBe(
      '<img data-later-widths="/a.svg?w=160 160w" sizes="20vw" data-later-src="/a.svg" alt="">',
    );
    expect(looksOf('<div class="icon" style="--glyph:url(x)"></div>')).toBe(
      '<div class="icon" data-later-style="--glyph:url(x)"></div>',
    );
  });
});
