import type { ChosenFile } from '@/contract/bridge';
import type { Result } from '@/contract/errors';

export interface ChooseOptions {
  readonly kind: 'image' | 'video';
  /** At most so many; from 1. */
  readonly count: number;
}

/** Pictures and films of the parent's own, on every host. Never rejects. */
export interface Files {
  /** Loads ahead what `choose` needs: a screen calls it when it opens, so that the chooser opens right after the tap. */
  prepare(): void;
  /** `denied` when the parent chose nothing or the system refused. Pictures come upright, as JPEG. */
  choose(options: ChooseOptions): Promise<Result<readonly ChosenFile[]>>;
  /** Web addresses in the order of the files; all or none. */
  upload(files: readonly ChosenFile[]): Promise<Result<readonly string[]>>;
}
