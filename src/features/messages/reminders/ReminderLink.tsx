import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Button } from '@/components/Button';
import { REMINDERS_ABOUT, type ReminderAbout } from '@/contract/messages/values';
import { useApp } from '@/stores/app/app-context';
import { reminders } from './reminders';
import { aboutTexts } from './texts';

/**
 * The way to a reminder in WeChat, where the operator offers it and the parent has none. WeChat's dialog opens on pages of the mini program only,
 * not in its web view.
 */
export function ReminderLink({ about }: { readonly about: ReminderAbout }) {
  return useApp().platform.host.offersReminders ? <Offer about={about} /> : null;
}

const Offer = observer(function Offer({ about }: { readonly about: ReminderAbout }) {
  const app = useApp();
  const store = app.get(reminders);
  useEffect(() => void store.load(), [store]);
  const isWanted = store.offered(REMINDERS_ABOUT[about]).some(({ allowed }) => allowed === 0);
  if (!isWanted) return null;
  return (
    <Button kind="text" size="small" onPress={() => void app.router.go('weChatReminders', { about })}>
      {aboutTexts[about]}
    </Button>
  );
});
