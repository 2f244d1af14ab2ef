import { useEffect, useState } from 'react';
import { Cell, CellGroup } from '@/components/Cell';
import { useApp } from '@/stores/app/app-context';
import { phoneConsult, loadContactOptions, type ContactOptions } from './phone-consult';
import { consultTexts } from './texts';

/** Contact options when help has no answer: chat, phone, and feedback, which is always available. */
export function ContactOptionLinks({ className }: { className?: string }) {
  const app = useApp();
  const [options, setOptions] = useState<ContactOptions>();
  useEffect(() => {
    let isShown = true;
    void loadContactOptions(app).then((found) => isShown && setOptions(found));
    return () => void (isShown = false);
  }, [app]);
  const { router } = app;
  return (
    <CellGroup title={consultTexts.heading} className={className}>
      {options?.consultUrl && (
        <Cell
          icon="service"
          title={consultTexts.online}
          onPress={() => void router.openExternal(options.consultUrl)}
        />
      )}
      {options?.phone && (
        <Cell icon="phone" title={consultTexts.phone} onPress={() => void phoneConsult(app, options.phone)} />
      )}
      <Cell icon="edit" title={consultTexts.feedback} onPress={() => void router.go('feedback')} />
    </CellGroup>
  );
}
