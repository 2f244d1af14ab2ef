import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { CheckRow } from '@/components/CheckRow';
import { Dialog } from '@/components/Dialog';
import { Pressable } from '@/components/Pressable';
import { LOGIN_AGREEMENTS } from '@/contract/account/values';
import { agreementNames, agreementTexts } from '@/features/account/agreements/texts';
import { useApp } from '@/stores/app-context';
import { ACCOUNT_TEXT } from '../texts';
import type { ConsentStore } from './consent-store';

/** The box to tick, and the documents that it is about. */
export const ConsentLine = observer(function ConsentLine({ consent }: { readonly consent: ConsentStore }) {
  return (
    <View className="login__consent">
      {consent.hasChanged && <View className="login__consent-note">{ACCOUNT_TEXT.documentsChanged}</View>}
      <CheckRow
        className="login__consent-row"
        checked={consent.isGiven}
        text={ACCOUNT_TEXT.consent}
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
      title={ACCOUNT_TEXT.consentTitle}
      onClose={consent.decline}
      actions={[
        { text: ACCOUNT_TEXT.consentDecline, onPress: consent.decline },
        { text: ACCOUNT_TEXT.consentAccept, onPress: consent.accept },
      ]}
    >
      <View>{ACCOUNT_TEXT.consentContent}</View>
      <Documents />
    </Dialog>
  );
});

function Documents() {
  const { router } = useApp();
  return (
    <View className="login__documents">
      {LOGIN_AGREEMENTS.map((type) => (
        <Pressable key={type} className="login__document" role="link" onPress={() => void router.go(type)}>
          {agreementTexts.quoted(agreementNames[type])}
        </Pressable>
      ))}
    </View>
  );
}
