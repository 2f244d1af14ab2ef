import { FeedbackKind } from '@/contract/help/values';
import type { AppStorage, StoredValue } from '@/services/storage/app-storage';

/** What the phone's own back key would otherwise take away. Kept on the device, for the parent who wrote it. */
export interface FeedbackDraft {
  readonly userId: number;
  readonly kind: FeedbackKind | null;
  readonly content: string;
}

const keptDraft: StoredValue<FeedbackDraft> = {
  name: 'feedbackDraft',
  version: 1,
  isValid: (value): value is FeedbackDraft => {
    if (typeof value !== 'object' || value === null) return false;
    const { userId, kind, content } = value as Partial<FeedbackDraft>;
    const isKind = kind === null || Object.values(FeedbackKind).some((known) => known === kind);
    return typeof userId === 'number' && isKind && typeof content === 'string';
  },
};

export function readDraft(storage: AppStorage, userId: number): FeedbackDraft | undefined {
  const draft = storage.get(keptDraft);
  return draft?.userId === userId ? draft : undefined;
}

export const keepDraft = (storage: AppStorage, draft: FeedbackDraft): void => storage.set(keptDraft, draft);
export const dropDraft = (storage: AppStorage): void => storage.remove(keptDraft);
