import { FEEDBACK_LENGTH, feedbackLength, type FeedbackKind } from '@/contract/help/values';
import type { PicturesStore } from './pictures-store';
import { feedbackTexts } from './texts';

/** What is wrong, by field; nothing of it when all is well. */
export type Complaints = Partial<Record<'kind' | 'content' | 'pictures', string>>;

export function checkKind(kind: FeedbackKind | null): string | undefined {
  return kind === null ? feedbackTexts.kindMissing : undefined;
}

export function checkContent(content: string): string | undefined {
  const length = feedbackLength(content);
  if (length === 0) return feedbackTexts.contentMissing;
  if (length < FEEDBACK_LENGTH.min) return feedbackTexts.contentShort(FEEDBACK_LENGTH.min - length);
  if (length > FEEDBACK_LENGTH.max) return feedbackTexts.contentLong(length - FEEDBACK_LENGTH.max);
  return undefined;
}

export function checkPictures({ isUploading, hasFailed }: PicturesStore): string | undefined {
  if (isUploading) return feedbackTexts.picturesBusy;
  return hasFailed ? feedbackTexts.picturesFailed : undefined;
}
