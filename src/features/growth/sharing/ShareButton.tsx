import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import type { Subject } from '@/contract/courses/values';
import type { ShareOf, SituationPeriod } from '@/contract/growth/values';
import { useApp } from '@/stores/app/app-context';
import { ShareStore, type ToShare } from './share-store';
import { SharingSheets } from './SharingSheets';
import { sharingTexts as texts } from './texts';

interface ShareButtonProps {
  readonly of: ShareOf;
  readonly reportId?: number;
  readonly subject?: Subject;
  readonly period?: SituationPeriod;
  /** A day of it. */
  readonly week?: string;
  readonly className?: string;
}

/** Shares the current content, after showing what others will see. */
export function ShareButton({ className, ...what }: ShareButtonProps) {
  // Keyed: another report, subject or period is another share.
  return <Sharing key={JSON.stringify(what)} what={what} className={className} />;
}

interface SharingProps {
  readonly what: ToShare;
  readonly className: string | undefined;
}

const Sharing = observer(function Sharing({ what, className }: SharingProps) {
  const app = useApp();
  const [store] = useState(() => new ShareStore(app, what));
  useEffect(() => app.session.onLogout(store.forget), [app, store]);
  return (
    <>
      <Button block kind="secondary" className={className} onPress={() => void store.open()}>
        {texts.share}
      </Button>
      {store.wasOpened && <SharingSheets store={store} />}
    </>
  );
});
