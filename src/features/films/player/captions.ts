import { makeAutoObservable } from 'mobx';
import type { StoredValue } from '@/services/storage/app-storage';
import type { App } from '@/stores/app/app';
import type { MediaEngine } from '../engine';
import type { PlayerFilm } from './types';

/** Language of the last choice; '' for none. */
const chosen: StoredValue<string> = {
  name: 'films.captions',
  version: 1,
  isValid: (value): value is string => typeof value === 'string',
};

/** Captions: off by default; the choice is remembered. */
export class Captions {
  lang: string;
  text = '';

  constructor(
    private readonly storage: App['storage'],
    private readonly film: Pick<PlayerFilm, 'captions'>,
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

  /** The first language is used: films usually have one. */
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
