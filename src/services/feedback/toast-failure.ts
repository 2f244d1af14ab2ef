import type { AppError } from '@/contract/errors';
import { errorText, failureText } from '../error-text';
import type { Feedback } from './types';

/** A toast with the error's own text, or with `text` instead; none where nothing should be shown. */
export function toastFailure(feedback: Pick<Feedback, 'toast'>, error: AppError, text?: string): void {
  feedback.toast(text === undefined ? errorText(error) : failureText(error, text), 'failed');
}
