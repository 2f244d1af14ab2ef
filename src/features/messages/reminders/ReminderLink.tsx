import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Button } from '@/components/Button';
import { REMINDERS_ABOUT, type ReminderAbout } from '@/contract/messages/values';
import { useApp } from '@/stores/app/app-context';
import { reminders, type Reminders } from './reminders';
import { aboutTexts } from './texts';

/**
 * The way to a reminder in WeChat, where the operator offers it and the parent has none. WeChat's dialog opens on pages of the mini program only,
 * not in its web view.
 */
export function ReminderLink({ about }: { readonly about: ReminderAbout }) {
  const store = useReminders();
  return store ? <ReminderOffer store={store} about={about} /> : null;
}

/** For a page that waits for the offer, so that it moves nothing; undefined: not offered here. */
export function useReminders(): Reminders | undefined {
  const { get, platform } = useApp();
  const store = platform.host.offersReminders ? get(reminders) : undefined;
  useEffect(() => void store?.load(), [store]);
  return store;
}

interface ReminderOfferProps {
  readonly store: Reminders;
  readonly about: ReminderAbout;
  readonly className?: string;
}

export const ReminderOffer = observer(function ReminderOffer({
  store,
  about,
  className,
}: ReminderOfferProps) {
  const { router } = useApp();
  const isWanted = store.offered(REMINDERS_ABOUT[about]).some(({ allowed }) => allowed === 0);
  if (!isWanted) return null;
  return (
    <Button
      kind="text"
      size="small"
      className={className}
      onPress={() => void router.go('weChatReminders', { about })}
    >
      {aboutTexts[about]}
    </Button>
  );
});
