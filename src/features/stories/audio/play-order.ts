import type { ValueOf } from '@/contract/wire';

export const LoopMode = { order: 'order', list: 'list', one: 'one', shuffle: 'shuffle' } as const;
export type LoopMode = ValueOf<typeof LoopMode>;

export class PlayOrder {
  mode: LoopMode = LoopMode.order;
  private ids: readonly number[] = [];
  /** Remaining ids of this shuffle round. */
  private coming: number[] = [];
  /** Shuffle history, newest last. */
  private heard: number[] = [];

  /** `random`: 0 to 1, exclusive. */
  constructor(private readonly random: () => number) {}

  setList(ids: readonly number[], current: number | undefined): void {
    this.ids = ids;
    this.newRound(current);
  }

  setMode(mode: LoopMode, current: number | undefined): void {
    this.mode = mode;
    this.newRound(current);
  }

  /** Called for each story that starts. */
  begun(id: number): void {
    this.coming = this.coming.filter((other) => other !== id);
    if (this.heard[this.heard.length - 1] !== id) this.heard.push(id);
  }

  /** After a story has ended; undefined: none. */
  after(id: number): number | undefined {
    return this.mode === LoopMode.one ? id : this.next(id);
  }

  /** By the next button: leaves a looping story. */
  next(id: number): number | undefined {
    if (this.mode !== LoopMode.shuffle) return this.beside(id, 1);
    if (this.coming.length === 0) this.coming = this.shuffledAfter(id);
    return this.coming[0];
  }

  /** Previous; in shuffle mode from the history. */
  previous(id: number): number | undefined {
    if (this.mode !== LoopMode.shuffle) return this.beside(id, -1);
    const current = this.heard.pop();
    const before = this.heard.pop();
    if (before === undefined) {
      if (current !== undefined) this.heard.push(current);
      return undefined;
    }
    if (current !== undefined) this.coming.unshift(current);
    return before;
  }

  hasNext(id: number): boolean {
    return this.mode === LoopMode.shuffle ? this.ids.length > 1 : this.beside(id, 1) !== undefined;
  }

  hasPrevious(id: number): boolean {
    return this.mode === LoopMode.shuffle ? this.heard.length > 1 : this.beside(id, -1) !== undefined;
  }

  private beside(id: number, step: 1 | -1): number | undefined {
    const at = this.ids.indexOf(id);
    if (at < 0) return undefined;
    const other = this.ids[at + step];
    if (other !== undefined || this.mode !== LoopMode.list || this.ids.length < 2) return other;
    return step === 1 ? this.ids[0] : this.ids[this.ids.length - 1];
  }

  private newRound(current: number | undefined): void {
    this.heard = current === undefined ? [] : [current];
    this.coming = this.shuffled(this.ids.filter((id) => id !== current));
  }

  /** A new round; the story just heard is not first. */
  private shuffledAfter(id: number): number[] {
    const others = this.shuffled(this.ids.filter((other) => other !== id));
    if (this.ids.includes(id)) others.splice(1 + Math.floor(this.random() * others.length), 0, id);
    return others;
  }

  private shuffled(ids: readonly number[]): number[] {
    const remaining = [...ids];
    const drawn: number[] = [];
    while (remaining.length > 0)
      drawn.push(...remaining.splice(Math.floor(this.random() * remaining.length), 1));
    return drawn;
  }
}
