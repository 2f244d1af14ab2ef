import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { Picture } from '@/components/Picture';
import { fittingSource } from '@/components/Picture/widths';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function shown(src: string, more: Omit<Partial<ComponentProps<typeof Picture>>, 'src'> = {}) {
  const host = document.createElement('div');
  act(() => createRoot(host).render(<Picture src={src} alt="作品" {...more} />));
  const image = host.querySelector('img');
  if (!image) throw new Error('no picture');
  const { src: whole, srcset, sizes } = image;
  return { whole, srcset, sizes };
}

describe('A picture that the backend has in several widths', () => {
  it('is loaded in the width in which it is shown', () => {
    const { whole, srcset, sizes } = shown('https://app.example/files/uploads/a.jpg', { width: 150 });
    expect(whole).toBe('https://app.example/files/uploads/a.jpg');
    expect(srcset.split(', ')).toEqual(
      [160, 320, 640, 1280].map((width) => `https://app.example/files/uploads/a.jpg?w=${width} ${width}w`),
    );
    expect(sizes).toBe('(min-width: 600px) 120px, 20vw');
  });

  it('is loaded so where the content shows it, too', () => {
    const src = 'https://app.example/files/pictures/scenes/boat.svg';
    expect(shown(src, { shownWidth: 686 }).srcset).toContain(`${src}?w=640 640w`);
  });

  it('is whole where its own address was loaded ahead', () => {
    const src = 'https://app.example/files/pictures/posters/camp.svg';
    expect(shown(src, { whole: true })).toEqual({ whole: src, srcset: '', sizes: '' });
    expect(fittingSource({ src, width: 96, whole: true })).toBe(src);
  });

  it('keeps what its address says already, and fills the page where nothing says its width', () => {
    const { srcset, sizes } = shown('https://app.example/files/works/1/0-ab.jpg?pass=0.x');
    expect(srcset).toContain('/files/works/1/0-ab.jpg?pass=0.x&w=160 160w');
    expect(sizes).toContain('100vw');
  });

  it('has the smallest width in the mini program that is as wide as its place', () => {
    const src = 'https://app.example/files/uploads/a.jpg';
    expect(fittingSource({ src, width: 96 })).toBe(`${src}?w=160`);
    expect(fittingSource({ src, shownWidth: 335 })).toBe(`${src}?w=640`);
    expect(fittingSource({ src })).toBe(`${src}?w=1280`);
    expect(fittingSource({ src, width: 1000 })).toBe(src);
  });
});

it.each([
  'https://app.example/files/demo/lesson.svg',
  'https://app.example/static/pictures/a.svg',
  'https://gateway.example/pictures/a.jpg',
  'https://gateway.example/?to=/files/uploads/a.jpg',
  'data:image/png;base64,AA==',
])('Any other picture has the address that it came with: %s', (src) => {
  expect(shown(src)).toEqual({ whole: src, srcset: '', sizes: '' });
  expect(fittingSource({ src, width: 96 })).toBe(src);
});
