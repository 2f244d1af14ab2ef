import { useEffect } from 'react';
import { REMINDERS_ABOUT, type ReminderAbout } from '@/contract/messages/values';
import { useApp } from '@/stores/app/app-context';
import { reminders } from './reminders';

/** Asks in WeChat's dialog along with a parent's tap, if that is due; resolves when the dialog is closed. */
export function useAskAlong(about: ReminderAbout): () => Promise<void> {
  const store = useApp().get(reminders);
  useEffect(() => void store.load(), [store]);
  return () => store.askAlong(REMINDERS_ABOUT[about]);
}
