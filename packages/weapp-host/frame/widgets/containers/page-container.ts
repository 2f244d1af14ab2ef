import { containerSpecs } from '../../../protocol/components/containers';
import { defineWidget, type Widget, type WidgetHost } from '../../widget';
import { box } from './dom';
import { keepStyle } from './kept-style';
import { onDrag } from './drag';
import { easeOut, Motion } from './motion';

/** px of a downward drag that closes with close-on-slide-down */
const SLIDE = 60;

/** Transform of the closed sheet, by position. */
const AWAY: Record<string, string> = {
  bottom: 'translateY(100%)',
  top: 'translateY(-100%)',
  right: 'translateX(100%)',
  center: 'scale(0)',
};

/** A sheet that acts like a page. A tap on its overlay and WeChat's back button close it without the mini program. */
class PageContainer implements Widget {
  readonly container = box('wx-page-container-sheet');
  private readonly overlay = box('wx-page-container-overlay');
  private readonly motion = new Motion();
  private given = false;
  private shown = false;

  readonly methods = {
    /** WeChat's back button: true if it closed the container, so that the page stays */
    back: () => {
      const closes = this.shown;
      this.show(false);
      return closes;
    },
  };

  constructor(private readonly host: WidgetHost) {
    host.element.append(this.overlay, this.container);
    onDrag(this.container, {
      claims: (finger) => host.prop<boolean>('closeOnSlideDown') && finger.axis === 'y' && finger.dy > 0,
      end: (finger) => {
        if (finger.dy > SLIDE) this.show(false);
      },
    });
  }

  update(): void {
    const { host, overlay, container } = this;
    overlay.style.cssText = host.prop('overlayStyle');
    overlay.hidden = !host.prop('overlay');
    container.className = `wx-page-container-sheet ${host.prop<string>('position')}`;
    container.style.cssText = host.prop('customStyle');
    container.toggleAttribute('wx-round', host.prop<boolean>('round'));
    keepStyle(host.element, 'z-index', String(host.prop<number>('zIndex')));
    this.draw(this.shown ? 1 : 0);
    // Only changes count: closed by the user, it stays closed while `show` remains true.
    const show = host.prop<boolean>('show');
    if (show === this.given) return;
    this.given = show;
    this.show(show);
  }

  tapped(target: Element): boolean {
    if (target !== this.overlay) return true;
    this.host.fire('clickoverlay');
    this.show(false);
    return false;
  }

  released(): void {
    this.motion.stop();
  }

  state(): Record<string, unknown> {
    return { show: this.shown };
  }

  private show(shown: boolean): void {
    if (shown === this.shown) return;
    this.shown = shown;
    void this.animate(shown);
  }

  private async animate(shown: boolean): Promise<void> {
    const { host } = this;
    host.element.toggleAttribute('wx-shown', true);
    const name = shown ? 'enter' : 'leave';
    host.fire(`before${name}`);
    host.fire(name);
    const finished = await this.motion.tween(host.prop('duration'), easeOut, (portion) =>
      this.draw(shown ? portion : 1 - portion),
    );
    if (!finished) return;
    host.element.toggleAttribute('wx-shown', shown);
    host.fire(`after${name}`);
  }

  private draw(portion: number): void {
    const away = AWAY[this.host.prop<string>('position')] ?? AWAY.bottom!;
    this.overlay.style.opacity = String(portion);
    this.container.style.transform = away
      .replace(/-?100/, (whole) => String(Number(whole) * (1 - portion)))
      .replace('scale(0)', `scale(${portion})`);
  }
}

defineWidget('page-container', containerSpecs['page-container']!, (host) => new PageContainer(host));
