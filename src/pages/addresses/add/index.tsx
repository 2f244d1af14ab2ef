import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { screen, Screen } from '@/features/screen';
import { FormFooter } from '@/features/shapes';
import { useApp } from '@/stores/app-context';
import { AddressFields } from '../address-fields';
import { addressFormTexts } from '../texts';
import { AddAddressStore } from './store';

const AddAddress = observer(function AddAddress() {
  const app = useApp();
  const [{ form, save, reset }] = useState(() => new AddAddressStore(app));
  useEffect(() => app.session.onLogout(reset), [app, reset]);
  return (
    <Screen
      mayLeave={form.isSaved ? undefined : form.mayLeave}
      unsaved={form.isChanged}
      footer={
        <FormFooter
          form={form}
          text={form.failure ? addressFormTexts.saveAgain : addressFormTexts.save}
          onSubmit={() => void save()}
        />
      }
    >
      <AddressFields form={form} />
    </Screen>
  );
});

export default screen('myAddressCenterMyAddressForm', AddAddress);
