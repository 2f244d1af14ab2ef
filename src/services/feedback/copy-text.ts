import type { Platform } from '@/platform/types';
import { errorText, failureText } from '../error-text';
import type { Feedback } from './types';

interface Parts {
  readonly platform: Pick<Platform, 'copyText'>;
  readonly feedback: Pick<Feedback, 'toast'>;
}

/** Copies and says so. `copyFailed`: says what to do instead; without it the error's own text. Nothing where the parent has seen the reason. */
export async function copyText(
  { platform, feedback }: Parts,
  text: string,
  { copied, copyFailed }: { readonly copied: string; readonly copyFailed?: string },
): Promise<void> {
  const result = await platform.copyText(text);
  if (result.ok) feedback.toast(copied);
  else
    feedback.toast(
      copyFailed === undefined ? errorText(result.error) : failureText(result.error, copyFailed),
    );
}
