import { makeAutoObservable, runInAction } from 'mobx';
import { oneSound } from '@/features/films/one-sound';
import type { Speech } from '@/platform/speech';
import type { App } from '@/stores/app/app';

/** Reads stems and answers by the device's voice, one at a time; recordings and the voice stop each other. */
export class ReadAloud {
  /** Key of what is being read; '' for nothing. */
  reading = '';
  /** No Chinese voice, or none that works. */
  isMute: boolean;
  private speech: Promise<Speech | undefined> | undefined;
  private release: (() => void) | undefined;

  constructor(private readonly app: Pick<App, 'get' | 'platform'>) {
    this.isMute = app.platform.loadSpeech === undefined;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Before the tap: iPhones speak only within it. */
  prepare(): void {
    this.speech ??= this.app.platform.loadSpeech?.().catch(() => undefined);
  }

  /** Begins, or stops what is read. */
  press(key: string, text: string): void {
    if (this.reading === key) return this.stop();
    void this.read(key, text);
  }

  stop(): void {
    if (this.reading === '') return;
    this.end();
    void this.speech?.then((speech) => speech?.stop());
  }

  private async read(key: string, text: string): Promise<void> {
    this.prepare();
    this.release = this.app.get(oneSound).claim(this.stop);
    this.reading = key;
    const speech = await this.speech;
    if (this.reading !== key) return;
    const isRead = (await speech?.read(text)) ?? false;
    runInAction(() => {
      if (this.reading !== key) return;
      this.end();
      if (!isRead) this.isMute = true;
    });
  }

  private end(): void {
    this.reading = '';
    this.release?.();
    this.release = undefined;
  }
}
