import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { FormFooter, Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { Skeleton } from '@/components/Skeleton';
import { Dialog } from '@/components/Dialog';
import { shownAddress } from '@/features/addresses/summary/shown-address';
import { AddressSummary } from '@/features/addresses/summary/AddressSummary';
import { AddressFields } from '../address-fields';
import { addressEditTexts, addressFormTexts, addressTexts } from '../texts';
import { shownValues } from '../address-values';
import { type Conflict, EditAddressStore } from './store';
import './index.scss';
import '../address-fields.scss';

const FIELDS = ['name', 'phone', 'region'] as const;

const EditAddress = observer(function EditAddress() {
  const app = useApp();
  const { id } = useParams('myAddressCenterMyAddressEdit');
  const [store] = useState(() => new EditAddressStore(app, recordId(id) ?? 0));
  useLoadForSession(store.load, store.reset);
  const { form, stored } = store;
  // An address deleted during editing may be saved as a new one.
  const isThere = Boolean(stored.value) || form.isChanged || form.isSaving;
  return (
    <Screen
      mayLeave={form.isSaved ? undefined : form.mayLeave}
      unsaved={form.isChanged}
      footer={isThere && <Save store={store} />}
    >
      <Loaded
        of={stored}
        skeleton={
          <Skeleton
            variant="form"
            fields={[[...FIELDS.map(() => 96), 176]]}
            labels
            className="address-form"
            label={addressTexts.loading}
          />
        }
        onRetry={() => void store.load()}
      >
        {(address) =>
          isThere ? (
            <Content store={store} />
          ) : (
            address === null && <Deleted onBack={() => void app.router.back()} />
          )
        }
      </Loaded>
      <ConflictDialog store={store} />
    </Screen>
  );
});

const Save = observer(function Save({ store }: { store: EditAddressStore }) {
  return (
    <FormFooter
      form={store.form}
      text={store.form.failure ? addressFormTexts.saveAgain : addressFormTexts.save}
      onSubmit={() => void store.save()}
    />
  );
});

const Content = observer(function Content({ store }: { store: EditAddressStore }) {
  const { form, stored } = store;
  return (
    <>
      <AddressFields form={form} stored={stored.value ?? undefined} />
      {stored.value && (
        <View className="address-edit__remove">
          <Button
            kind="danger-text"
            disabled={form.isSaving}
            loading={store.isRemoving}
            onPress={() => void store.remove()}
          >
            {addressTexts.removeThis}
          </Button>
        </View>
      )}
    </>
  );
});

function Deleted({ onBack }: { onBack: () => void }) {
  return (
    <EmptyState
      className="address-edit__deleted"
      illustration="missing"
      text={addressEditTexts.deleted}
      action={{ text: addressEditTexts.toList, onPress: onBack }}
    />
  );
}

export default screen('myAddressCenterMyAddressEdit', EditAddress);

const TEXT = addressEditTexts.conflict;

/** Both versions side by side, to choose from. */
const ConflictDialog = observer(function ConflictDialog({ store }: { store: EditAddressStore }) {
  const { conflict } = store;
  return (
    <Dialog
      open={conflict !== null}
      title={TEXT.title}
      onClose={store.dismissConflict}
      actions={[
        { text: TEXT.keepMine, kind: 'primary', onPress: () => void store.keepMine() },
        { text: TEXT.takeTheirs, kind: 'secondary', onPress: store.takeTheirs },
        { text: TEXT.later, kind: 'text', onPress: store.dismissConflict },
      ]}
    >
      {conflict && <Sides conflict={conflict} />}
    </Dialog>
  );
});

function Sides({ conflict: { theirs, mine } }: { conflict: Conflict }) {
  return (
    <>
      <View className="conflict__note">{TEXT.note}</View>
      <View className="conflict__side">
        <View className="conflict__whose">{TEXT.theirs}</View>
        <AddressSummary address={shownAddress(theirs)} />
      </View>
      <View className="conflict__side">
        <View className="conflict__whose">{TEXT.mine}</View>
        <AddressSummary address={shownValues(mine, theirs)} />
      </View>
    </>
  );
}
