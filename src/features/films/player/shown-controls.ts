import { makeAutoObservable } from 'mobx';
import type { Scheduler, Timer } from '@/services/clock';

const HIDE_MS = 3000;

export type MenuName = 'speed' | 'marks';

/** The controls: hidden after three seconds of playing, shown on input; not hidden while in use. */
export class ShownControls {
  areShown = true;
  menu: MenuName | null = null;
  private timer: Timer | undefined;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly isPlaying: () => boolean,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** On input, or a change of phase. */
  show(): void {
    this.areShown = true;
    this.timer?.stop();
    this.timer = this.scheduler.after(HIDE_MS, this.hideIfIdle);
  }

  /** On a tap on the film. */
  tap(): void {
    if (this.menu) return this.close();
    if (this.areShown && this.isPlaying()) this.hide();
    else this.show();
  }

  open(menu: MenuName): void {
    this.menu = this.menu === menu ? null : menu;
    this.show();
  }

  close(): void {
    this.menu = null;
    this.show();
  }

  end(): void {
    this.timer?.stop();
  }

  hideIfIdle(): void {
    if (this.isPlaying() && !this.menu) this.hide();
  }

  private hide(): void {
    this.timer?.stop();
    this.areShown = false;
  }
}
