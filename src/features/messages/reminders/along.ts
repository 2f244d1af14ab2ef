import type { ReminderAbout } from '@/contract/messages/values';

/** Asking along with a tap on something else is the mini program's alone. */
export function useAskAlong(_about: ReminderAbout): () => Promise<void> {
  return () => Promise.resolve();
}
