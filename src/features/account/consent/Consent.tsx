import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { CheckRow } from '@/components/CheckRow';
import { useWhenAsked } from '@/features/screen/use-when-asked';
import { toastFailure } from '@/services/feedback/toast-failure';
import { useApp } from '@/stores/app/app-context';
import type { ConsentStore } from './consent-store';
import { Documents } from './Documents';
import { CONSENT_TEXT } from './texts';
import './index.scss';

/** Checkbox with links to the documents. */
export const ConsentLine = observer(function ConsentLine({ consent }: { readonly consent: ConsentStore }) {
  return (
    <View className="consent">
      {consent.hasChanged && <View className="consent__note">{CONSENT_TEXT.documentsChanged}</View>}
      <CheckRow
        className="consent__row"
        checked={consent.isGiven}
        text={CONSENT_TEXT.consent}
        onToggle={consent.toggle}
      />
      <Documents />
    </View>
  );
});

/** Asks for consent if the box is not ticked. */
export const ConsentDialog = observer(function ConsentDialog({
  consent,
}: {
  readonly consent: ConsentStore;
}) {
  const { feedback } = useApp();
  const Question = useWhenAsked({
    isAsked: consent.isAsking,
    load: () => import('./ConsentQuestion').then(({ ConsentQuestion }) => ConsentQuestion),
    onMissing: () => {
      consent.decline();
      toastFailure(feedback, { kind: 'network' });
    },
  });
  return Question && <Question consent={consent} />;
});
