import type { AppStorage, StoredValue } from '@/services/storage/app-storage';

interface Positions {
  readonly userId: number;
  /** Seconds by video, the latest at the end. */
  readonly seconds: readonly (readonly [id: number, seconds: number])[];
}

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');

const kept: StoredValue<Positions> = {
  name: 'videoPositions',
  version: 1,
  isValid: (value): value is Positions => {
    if (typeof value !== 'object' || value === null) return false;
    const { userId, seconds } = value as Partial<Positions>;
    return typeof userId === 'number' && Array.isArray(seconds) && seconds.every(isPair);
  },
};

/** Older ones are dropped. */
const KEPT_FILMS = 50;
/** So close to either end, start from the beginning. */
const EDGE_S = 3;

export class VideoPositions {
  constructor(
    private readonly storage: AppStorage,
    private readonly userId: number,
  ) {}

  /** 0: from the beginning. */
  of(id: number): number {
    return this.all.find(([film]) => film === id)?.[1] ?? 0;
  }

  keep(id: number, seconds: number, duration: number): void {
    const others = this.all.filter(([film]) => film !== id);
    const isWorthIt = seconds > EDGE_S && (!(duration > 0) || seconds < duration - EDGE_S);
    const all = isWorthIt ? [...others, [id, Math.floor(seconds)] as const] : others;
    this.storage.set(kept, { userId: this.userId, seconds: all.slice(-KEPT_FILMS) });
  }

  private get all(): Positions['seconds'] {
    const found = this.storage.get(kept);
    return found?.userId === this.userId ? found.seconds : [];
  }
}
