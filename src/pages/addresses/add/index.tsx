import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { screen, Screen } from '@/features/screen';
import { FormFooter } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import type { Address } from '@/contract/addresses/schema';
import type { App } from '@/stores/app/app';
import { FormStore } from '@/stores/data/form';
import { AddressFields } from '../address-fields';
import { addressFormTexts } from '../texts';
import { NEW_ADDRESS, type AddressValues, addressForm } from '../address-values';
import { AddressSender, type AddressNeeds } from '../send';

class AddAddressStore {
  readonly form: FormStore<AddressValues, Address>;

  constructor(private readonly app: AddressNeeds & Pick<App, 'feedback' | 'get' | 'router'>) {
    const sender = new AddressSender(app);
    this.form = new FormStore(
      app,
      addressForm({ initial: NEW_ADDRESS, save: (values) => sender.add(values) }),
    );
  }

  /** Never save one parent's input for another. */
  reset = (): void => this.form.start(NEW_ADDRESS);

  save = async (): Promise<void> => {
    const result = await this.form.submit();
    if (!result?.ok) return;
    this.app.feedback.toast(addressFormTexts.saved, 'done');
    await this.app.router.back();
  };
}

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
