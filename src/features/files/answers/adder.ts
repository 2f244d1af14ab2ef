import { makeAutoObservable } from 'mobx';
import { MAX_FILM_BYTES, MAX_PICTURE_BYTES, MAX_SOUND_BYTES } from '@/contract/files/values';
import type { AnswerFile } from '@/contract/questions/question.schema';
import { CUT_OFF, type DeviceFiles, type Picking } from '@/platform/device-files';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { uploads, type UploadKind, type Uploads } from '../uploads';
import { deviceLoader } from '../uploads/device';
import { answerFileTexts as texts } from './texts';

const MOST_BYTES = { picture: MAX_PICTURE_BYTES, film: MAX_FILM_BYTES, sound: MAX_SOUND_BYTES } as const;

interface Adding {
  /** Maximum, from 1. */
  readonly count: number;
  /** By the camera instead of the chooser. */
  readonly isTaken?: boolean;
}

/** Adds files to an answer, on every host. Create it before the tap: browsers open a file chooser only in a user gesture. */
export class FileAdder {
  isBusy = false;
  private readonly uploads: Uploads;

  constructor(
    private readonly app: App,
    private readonly kind: UploadKind,
  ) {
    this.uploads = app.get(uploads);
    if (this.isApps) app.files.prepare();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** The native app has its own chooser, with camera. */
  get isApps(): boolean {
    return this.app.platform.host.knowsUploadTarget;
  }

  /** [] when nothing was chosen, or after an error message. */
  async add(adding: Adding): Promise<readonly AnswerFile[]> {
    if (this.isBusy) return [];
    this.isBusy = true;
    try {
      return await (this.isApps ? this.byApp(adding) : this.byPage(adding));
    } finally {
      this.isBusy = false;
    }
  }

  private async byPage({ count, isTaken = false }: Adding): Promise<readonly AnswerFile[]> {
    const loader = this.app.get(deviceLoader);
    // No await between the tap and the chooser if it is loaded: the user gesture would be lost.
    const device = loader.now === undefined ? await loader.loaded : loader.now;
    if (!device) return this.complain(texts.cannot);
    const picking: Picking = { kind: this.kind, isMany: count > 1 && !isTaken, isTaken };
    const picked = (await device.pick(picking)) ?? [];
    if (picked.length > count) this.complain(texts.surplus(count));
    const added: AnswerFile[] = [];
    // Sequential: a phone has no memory for nine decoded pictures.
    for (const file of picked.slice(0, count)) {
      const bytes = await this.taken(device, file);
      if (bytes) added.push(await this.uploads.add(this.kind, bytes, { name: this.nameOf(file) }));
    }
    return added;
  }

  /** null: refused, with a message. */
  private async taken(device: DeviceFiles, file: File): Promise<Blob | null> {
    if (this.kind === 'film' && file.type !== '' && !file.type.startsWith('video/')) {
      this.complain(texts.notFilm);
      return null;
    }
    const bytes = this.kind === 'picture' ? await device.upright(file) : file;
    if (!bytes) this.complain(texts.unreadable);
    else if (bytes === CUT_OFF) this.complain(texts.cutOff);
    else if (bytes.size > MOST_BYTES[this.kind]) this.complain(texts.tooLarge[this.kind]);
    else return bytes;
    return null;
  }

  private nameOf({ name }: File): string {
    return this.kind === 'picture' ? `${name.replace(/\.[^.]*$/, '')}.jpg` : name;
  }

  /** The app uploads by itself; its recordings are films. */
  private async byApp({ count }: Adding): Promise<readonly AnswerFile[]> {
    const { files, platform } = this.app;
    await platform.abilities.call('setUploadImgVideoCount', { count });
    const chosen = await files.choose({ kind: this.kind === 'picture' ? 'image' : 'video', count });
    if (!chosen.ok) return chosen.error.kind === 'denied' ? [] : this.complain(errorText(chosen.error));
    const sent = await files.upload(chosen.value);
    if (!sent.ok) return this.complain(errorText(sent.error));
    return sent.value.map((url, index) => {
      const { name = '', size = 0 } = chosen.value[index] ?? {};
      return this.uploads.addUploaded(this.kind, url, { name, bytes: size });
    });
  }

  private complain(words: string): readonly AnswerFile[] {
    if (words) this.app.feedback.toast(words);
    return [];
  }
}
