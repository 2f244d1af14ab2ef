import { watchArrivals } from '@/start/look/arrivals';

interface Motion {
  onfinish?: () => void;
}

const motions = new Map<Element, Motion>();
let stop = (): void => undefined;

function watch(): void {
  const animate = function (this: Element): Motion {
    const motion: Motion = {};
    motions.set(this, motion);
    return motion;
  };
  Object.assign(HTMLElement.prototype, { animate });
  stop = watchArrivals();
}

/** Observers are called after the change. */
const change = async (how: () => void): Promise<void> => {
  how();
  await Promise.resolve();
};

function page(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  return document.body;
}

const make = (markup: string): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = markup;
  return box.firstElementChild as HTMLElement;
};

afterEach(() => {
  stop();
  motions.clear();
  document.body.innerHTML = '';
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

const moved = (): string[] => [...motions.keys()].map(({ id }) => id);

describe('what comes and goes', () => {
  test('content fades in over its skeleton; what stood beside it, and what comes later, does not', async () => {
    const body = page('<b id="tabs"></b><div class="skeleton-shape"><i class="skeleton"></i></div>');
    watch();
    await change(() => body.lastElementChild?.replaceWith(make('<b id="rows"></b>')));
    await change(() => body.append(make('<b id="more"></b>')));
    expect(moved()).toEqual(['rows']);
  });

  test('a skeleton over a skeleton does not fade', async () => {
    const body = page('<div class="skeleton-shape"><i class="skeleton"></i></div>');
    watch();
    await change(() => body.firstElementChild?.replaceWith(make('<i class="skeleton" id="next"></i>')));
    expect(moved()).toEqual([]);
  });

  test('a skeleton appears in the place of content, but not on a new page', async () => {
    const body = page('<b></b>');
    watch();
    await change(() => body.append(make('<div class="skeleton-shape" id="first"></div>')));
    expect(moved()).toEqual([]);
    await change(() =>
      body.firstElementChild?.replaceWith(make('<div class="skeleton-shape" id="next"></div>')),
    );
    expect(moved()).toEqual(['next']);
  });

  test('a picture fades in when it comes late', async () => {
    const body = page('');
    watch();
    await change(() => body.append(make('<div><img id="late" src="/late.png"></div>')));
    expect(moved()).toEqual([]);
    body.querySelector('img')?.dispatchEvent(new Event('load'));
    expect(moved()).toEqual(['late']);
  });

  test('a row that is put away folds, unheard and out of reach, where it was', async () => {
    const body = page('<b class="folds" id="first"></b><b id="second"></b>');
    watch();
    await change(() => body.firstElementChild?.remove());
    const [row] = body.children;
    expect([row?.id, row?.getAttribute('aria-hidden'), row?.hasAttribute('inert')]).toEqual([
      'first',
      'true',
      true,
    ]);
    motions.get(row as Element)?.onfinish?.();
    await Promise.resolve();
    expect(body.innerHTML).toBe('<b id="second"></b>');
  });

  test('nothing comes back where its place is gone as well', async () => {
    const body = page('<div id="page"><b class="folds"></b></div>');
    watch();
    await change(() => {
      body.querySelector('.folds')?.remove();
      body.firstElementChild?.remove();
    });
    expect(body.innerHTML).toBe('');
  });

  test('a toast fades out, but not beside the next one', async () => {
    const body = page('<div><b class="leaves" id="old"></b></div>');
    const place = body.firstElementChild as HTMLElement;
    watch();
    await change(() => place.firstElementChild?.replaceWith(make('<b class="leaves" id="new"></b>')));
    expect(moved()).toEqual([]);
    await change(() => place.firstElementChild?.remove());
    expect(moved()).toEqual(['new']);
    expect(place.children).toHaveLength(1);
  });

  test('nothing moves for parents who want less motion', async () => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
    const body = page('<b class="folds"></b>');
    watch();
    await change(() => body.firstElementChild?.remove());
    expect(body.innerHTML).toBe('');
  });
});
