import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { CheckRow } from '@/components/CheckRow';
import { Dialog } from '@/components/Dialog';
import { Pressable } from '@/components/Pressable';
import { LOGIN_AGREEMENTS } from '@/contract/account/values';
import { agreementNames, agreementTexts } from '../agreements/texts';
import { useApp } from '@/stores/app-context';
import type { ConsentStore } from './consent-store';
import { CONSENT_TEXT } from './texts';
import './index.scss';

/** The box to tick, and the documents that it is about. */
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

/** Asks whoever has not ticked it. */
export const ConsentDialog = observer(function ConsentDialog({
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

function Documents() {
  const { router } = useApp();
  return (
    <View className="consent__documents">
      {LOGIN_AGREEMENTS.map((type) => (
        <Pressable key={type} className="consent__document" role="link" onPress={() => void router.go(type)}>
          {agreementTexts.quoted(agreementNames[type])}
        </Pressable>
      ))}
    </View>
  );
}
