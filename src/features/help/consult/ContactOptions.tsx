import { useEffect, useState } from 'react';
import { Cell, CellGroup } from '@/components/Cell';
import { useApp } from '@/stores/app/app-context';
import { phoneConsult, loadContactOptions, type ContactOptions } from './phone-consult';
import { consultTexts } from './texts';

/** Contact options when help has no answer: chat, phone, and feedback, which is always available. */
export function ContactOptionLinks({ className }: { className?: string }) {
  const app = useApp();
  const [ways, setWays] = useState<ContactOptions>();
  useEffect(() => {
    let isShown = true;
    void loadContactOptions(app).then((found) => isShown && setWays(found));
    return () => void (isShown = false);
  }, [app]);
  const { router } = app;
  return (
    <CellGroup title={consultTexts.heading} className={className}>
      {ways?.consultUrl && (
        <Cell
          icon="service"
          title={consultTexts.online}
          onPress={() => void router.openExternal(ways.consultUrl)}
        />
      )}
      {ways?.phone && (
        <Cell icon="phone" title={consultTexts.phone} onPress={() => void phoneConsult(app, ways.phone)} />
      )}
      <Cell icon="edit" title={consultTexts.feedback} onPress={() => void router.go('feedback')} />
    </CellGroup>
  );
}
