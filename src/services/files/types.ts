import type { ChosenFile } from '@/contract/bridge';
import type { Result } from '@/contract/errors';

export interface ChooseOptions {
  readonly kind: 'image' | 'video';
  /** Maximum number of files; from 1. */
  readonly count: number;
}

/** The parent's pictures and videos, on every host. Never rejects. */
export interface Files {
  /** Preloads what `choose` needs: call it when a screen opens, so that the chooser opens right after the tap. */
  prepare(): void;
  /** `denied` when the parent chose nothing or the system refused. Pictures are upright, as JPEG. */
  choose(options: ChooseOptions): Promise<Result<readonly ChosenFile[]>>;
  /** URLs in the order of the files; all or none. */
  upload(files: readonly ChosenFile[]): Promise<Result<readonly string[]>>;
}
