import { makeAutoObservable, runInAction } from 'mobx';
import type { AppError } from '@/contract/errors';
import type { App, Singleton } from '@/stores/app/app';
import { filmSavingTexts as texts } from './texts';

type Needs = Pick<App, 'native' | 'feedback' | 'platform'>;

/** Saves a film to the phone's album or the browser's downloads. One at a time: progress events carry no film id. */
export class FilmSaving {
  status: 'idle' | 'saving' | 'failed' = 'idle';
  /** 0 to 100; undefined before the first event. */
  percent: number | undefined = undefined;
  /** Advice for an error. */
  hint: string = '';
  private film = '';

  constructor(private readonly needs: Needs) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Reports the outcome itself; true once saved. An app below 2.2.0 offers the upgrade. */
  async save(film: string): Promise<boolean> {
    const { native, feedback } = this.needs;
    if (this.status === 'saving') {
      if (film !== this.film) feedback.toast(texts.busy);
      return false;
    }
    if (native.support('saveVideo') === 'unsupported') {
      feedback.toast(texts.inBrowser);
      return false;
    }
    this.film = film;
    this.status = 'saving';
    this.percent = undefined;
    const stop = native.on('SaveVideoProgress', ({ progress }) => this.advance(progress));
    const saved = await native.call('saveVideo', { url: film });
    stop();
    runInAction(() => (saved.ok ? this.succeed() : this.fail(saved.error)));
    return saved.ok;
  }

  retry(): void {
    void this.save(this.film);
  }

  close(): void {
    if (this.status === 'failed') this.status = 'idle';
  }

  /** Events may be out of order: the bar never goes back. */
  private advance(progress: number): void {
    this.percent = Math.max(this.percent ?? 0, Math.round(progress));
  }

  private succeed(): void {
    this.status = 'idle';
    // A browser that may not fetch the film opens it instead, without progress.
    const isInApp = this.needs.platform.environment.appVersion !== '';
    this.needs.feedback.toast(this.percent === undefined && !isInApp ? texts.opened : texts.saved);
  }

  private fail(error: AppError): void {
    // The app is too old: the upgrade dialog is enough.
    this.status = error.kind === 'business' ? 'idle' : 'failed';
    this.hint = error.kind === 'denied' ? texts.checkAlbum : texts.checkNetwork;
  }
}

/** `app.get(filmSaving).save(url)`; shown by `FilmSavingBar`. */
export const filmSaving: Singleton<FilmSaving> = (app) => new FilmSaving(app);
