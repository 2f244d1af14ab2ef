import { PictureView } from '@/features/growth/pictures';
import type { Picture, PicturePoint } from '@/contract/growth/report.schema';
import { press, render, settle, type Rendered } from '../../components/support';

export const pictureOf = (points: readonly PicturePoint[], more: Partial<Picture> = {}): Picture => ({
  kind: 'line',
  unit: '%',
  max: 100,
  nowName: '近 30 天',
  beforeName: '之前 30 天',
  ...more,
  points: [...points],
});

export interface Drawing extends Rendered {
  /** What a finger touches. */
  readonly surface: HTMLElement;
  /** The lines of the bubble; none: it is away. */
  readonly bubble: () => string[];
  readonly press: (key: string) => void;
}

/** As a screen shows it, its drawing there; 200 wide and 100 high at the page's corner. */
export async function draw(picture: Picture, title = '正确率'): Promise<Drawing> {
  await drawing();
  const rendered = render(<PictureView picture={picture} title={title} />);
  await settle();
  const [surface] = rendered.all('drawn__surface');
  if (!surface) throw new Error(`no picture in ${rendered.box.innerHTML}`);
  surface.getBoundingClientRect = () => ({ left: 0, top: 0, width: 200, height: 100 }) as DOMRect;
  return {
    ...rendered,
    surface,
    bubble: () =>
      rendered
        .all('drawn__bubble')
        .flatMap(({ children }) => [...children].map((line) => line.textContent ?? '')),
    press: (key) => press(surface, key),
  };
}

/** The chunk that draws is there before it is wanted. */
const drawing = () => import('@/features/growth/pictures/drawn/Drawn');
