import { makeAutoObservable } from 'mobx';
import type { Film } from '@/contract/films/schema';
import type { StoredValue } from '@/services/storage/app-storage';
import type { App } from '@/stores/app';
import type { MediaEngine } from '../engine';

/** The language of the last choice; '' for none. */
const chosen: StoredValue<string> = {
  name: 'films.captions',
  version: 1,
  isValid: (value): value is string => typeof value === 'string',
};

/** What is said, as words over the film: off until a parent wants them, and as they left it. */
export class Captions {
  lang: string;
  text = '';

  constructor(
    private readonly storage: App['storage'],
    private readonly film: Pick<Film, 'captions'>,
    private readonly engine: () => MediaEngine | undefined,
  ) {
    const last = storage.get(chosen) ?? '';
    this.lang = film.captions.some(({ lang }) => lang === last) ? last : '';
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get areThere(): boolean {
    return this.film.captions.length > 0;
  }

  get areOn(): boolean {
    return this.lang !== '';
  }

  /** On is the first language: films have one as a rule. */
  toggle(): void {
    const [first] = this.film.captions;
    this.lang = this.areOn ? '' : (first?.lang ?? '');
    this.storage.set(chosen, this.lang);
    this.apply();
  }

  apply(): void {
    this.engine()?.setCaptions(this.lang || null);
    this.follow();
  }

  follow(): void {
    this.text = this.engine()?.caption ?? '';
  }
}
