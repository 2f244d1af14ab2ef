import { makeAutoObservable, runInAction } from 'mobx';
import type { ChosenFile } from '@/contract/bridge';
import { homeworkCalls } from '@/contract/homework/calls';
import { ok, type Result } from '@/contract/errors';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';

/** A photo: chosen, uploaded, then a page with an id. */
export class SnapStore {
  isBusy = false;
  /** Error text; '' for none. The photo is kept for a retry. */
  failure = '';
  private photo: ChosenFile | undefined;
  private url = '';

  constructor(private readonly app: Pick<App, 'api' | 'files' | 'router'>) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get hasPhoto(): boolean {
    return this.photo !== undefined;
  }

  async choose(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    const chosen = await this.app.files.choose({ kind: 'image', count: 1 });
    const [photo] = chosen.ok ? chosen.value : [];
    runInAction(() => {
      this.isBusy = false;
      // No message if the parent cancelled.
      this.failure = chosen.ok || chosen.error.kind === 'denied' ? '' : errorText(chosen.error);
      if (!photo) return;
      this.photo = photo;
      this.url = '';
    });
    if (photo) await this.send();
  }

  async send(): Promise<void> {
    const { photo } = this;
    if (!photo || this.isBusy) return;
    this.isBusy = true;
    this.failure = '';
    const page = await this.snap(photo);
    runInAction(() => {
      this.isBusy = false;
      if (!page.ok) this.failure = errorText(page.error);
    });
    if (page.ok) await this.app.router.replace('aiExerciseBookSnapshot', { id: String(page.value.pageId) });
  }

  /** Reuses an upload that succeeded before. */
  private async snap(photo: ChosenFile): Promise<Result<{ pageId: number }>> {
    const { api, files } = this.app;
    const uploaded: Result<readonly string[]> =
      this.url === '' ? await files.upload([photo]) : ok([this.url]);
    if (!uploaded.ok) return uploaded;
    this.url = uploaded.value[0] ?? '';
    return api.call(homeworkCalls.snapExercisePage, { url: this.url });
  }
}
