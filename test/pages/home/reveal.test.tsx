import { LOOK } from '@/components/look';
import { DEFERRED_SRC, DEFERRED_STYLE } from '@/start/look/layer';
import { revealPictures } from '@/start/look/reveal';

const frames: FrameRequestCallback[] = [];
const frame = (): void => frames.splice(0).forEach((run) => run(0));
const shown = () => [...document.querySelectorAll('img[src]')].map(({ id }) => id);

beforeEach(() => {
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
});
afterEach(() => jest.restoreAllMocks());

const picture = (id: string) => `<img id="${id}" ${DEFERRED_SRC}="/${id}.svg">`;

describe('the pictures of a first look', () => {
  beforeEach(() => {
    const others = ['1', '2', 'below'].map(picture).join('');
    document.body.innerHTML = `<div><div ${LOOK}="track">${picture('banner')}</div></div>
      <i ${DEFERRED_STYLE}="color: red"></i>${others}`;
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
      return { top: this.id === 'below' ? 2000 : 10 } as DOMRect;
    });
    revealPictures(document.body);
  });

  it('come after its words: the banner first, with the icons', () => {
    frame();
    expect(shown()).toEqual([]);
    frame();
    expect(shown()).toEqual(['banner']);
    expect(document.querySelector('i')?.getAttribute('style')).toBe('color: red');
  });

  it('come behind it, and only those that are in sight', () => {
    [1, 2, 3, 4].forEach(frame);
    expect(shown()).toEqual(['banner', '1', '2']);
    expect(frames).toEqual([]);
  });
});
