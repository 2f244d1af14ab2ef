import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Dialog } from '@/components/Dialog';
import type { ConsentStore } from './consent-store';
import { Documents } from './Documents';
import { CONSENT_TEXT } from './texts';
import './index.scss';

/** Asks for consent if the box is not ticked. */
export const ConsentQuestion = observer(function ConsentQuestion({
  consent,
}: {
  readonly consent: ConsentStore;
}) {
  return (
    <Dialog
      open={consent.isAsking}
      title={CONSENT_TEXT.consentTitle}
      onClose={consent.decline}
      actions={[
        { text: CONSENT_TEXT.consentDecline, onPress: consent.decline },
        { text: CONSENT_TEXT.consentAccept, onPress: consent.accept },
      ]}
    >
      <View>{CONSENT_TEXT.consentContent}</View>
      <Documents />
    </Dialog>
  );
});
