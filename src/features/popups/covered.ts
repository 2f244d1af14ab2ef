import { HostedFeedback } from '@/services/feedback/hosted';
import type { Feedback } from '@/services/feedback/types';

/** A loading mask or a question of ours lies over the page: a popup would lie over it, or come up below. */
export function isCovered(feedback: Feedback): boolean {
  if (!(feedback instanceof HostedFeedback)) return false;
  const { confirms, loadingText, sheets } = feedback;
  return loadingText !== '' || confirms.length > 0 || sheets.length > 0;
}
