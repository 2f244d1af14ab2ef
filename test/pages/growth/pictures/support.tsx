import { PictureView } from '@/features/growth/pictures';
import type { Picture, PicturePoint } from '@/contract/growth/report.schema';
import { AppProvider } from '@/stores/app/app-context';
import { press, render, settle, type Rendered } from '../../components/support';

export const pictureOf = (points: readonly PicturePoint[], more: Partial<Picture> = {}): Picture => ({
  kind: 'line',
  unit: '%',
  max: 100,
  nowName: '近30天',
  beforeName: '之前30天',
  ...more,
  points: [...points],
});

interface Shown extends Rendered {
  readonly byText: (text: string) => HTMLElement;
}

export interface Drawing extends Shown {
  /** The element that receives touches. */
  readonly surface: HTMLElement;
  /** Lines of the tooltip; empty if it is hidden. */
  readonly bubble: () => string[];
  readonly press: (key: string) => void;
}

/** Renders a picture as a screen does, with its drawing loaded. */
export async function show(picture: Picture, title = '正确率'): Promise<Shown> {
  // Preloads the lazy drawing chunk.
  await import('@/features/growth/pictures/drawn/Drawn');
  const rendered = render(
    <AppProvider holder={{ app: undefined }}>
      <PictureView picture={picture} title={title} />
    </AppProvider>,
  );
  await settle();
  return {
    ...rendered,
    byText: (text) => {
      const all = [...rendered.box.querySelectorAll<HTMLElement>('*')];
      const found = all.reverse().find(({ textContent }) => textContent === text);
      if (!found) throw new Error(`no ${text} in ${rendered.box.innerHTML}`);
      return found;
    },
  };
}

/** A picture with a single touch surface, 200 × 100 pixels at the page origin. */
export async function draw(picture: Picture, title?: string): Promise<Drawing> {
  const shown = await show(picture, title);
  const surface = shown.get('drawn__surface');
  surface.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect;
  return {
    ...shown,
    surface,
    bubble: () =>
      shown
        .all('drawn__bubble')
        .flatMap(({ children }) => [...children].map((line) => line.textContent ?? '')),
    press: (key) => press(surface, key),
  };
}
