import { makeAutoObservable } from 'mobx';
import type { FileFacts } from '@/platform/device-files';
import type { Upload, UploadState } from './types';

export class OwnUpload implements Upload {
  state: UploadState;
  sent: number;
  words = '';
  /** Object URL of its bytes on this device; '' for none. */
  lent = '';

  constructor(public facts: FileFacts) {
    this.state = facts.url === '' ? 'waiting' : 'done';
    this.sent = facts.url === '' ? 0 : facts.size;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get id(): string {
    return this.facts.id;
  }

  get kind(): Upload['kind'] {
    return this.facts.kind;
  }

  get total(): number {
    return this.facts.size;
  }

  get url(): string {
    return this.facts.url;
  }

  get preview(): string {
    return this.lent || this.url;
  }

  get isOver(): boolean {
    return this.state === 'done' || this.state === 'failed';
  }

  enter(state: UploadState, words = ''): void {
    this.state = state;
    this.words = words;
  }

  arrived(url: string): void {
    this.facts = { ...this.facts, url, place: '' };
    this.sent = this.total;
    this.enter('done');
  }

  moved(place: string): void {
    this.facts = { ...this.facts, place };
  }

  progressed(sent: number): void {
    this.sent = Math.min(sent, this.total);
  }
}
