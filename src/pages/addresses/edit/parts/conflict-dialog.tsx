import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Dialog } from '@/components/Dialog';
import { shownAddress } from '@/features/addresses/summary/shown-address';
import { shownValues } from '../../address-values';
import { AddressSummary } from '@/features/addresses/summary/AddressSummary';
import { addressEditTexts } from '../../texts';
import type { Conflict, EditAddressStore } from '../store';

const TEXT = addressEditTexts.conflict;

/** Both versions side by side, to choose from. */
export const ConflictDialog = observer(function ConflictDialog({ store }: { store: EditAddressStore }) {
  const { conflict } = store;
  return (
    <Dialog
      open={conflict !== null}
      title={TEXT.title}
      onClose={store.decideLater}
      actions={[
        { text: TEXT.keepMine, kind: 'primary', onPress: () => void store.keepMine() },
        { text: TEXT.takeTheirs, kind: 'secondary', onPress: store.takeTheirs },
        { text: TEXT.later, kind: 'text', onPress: store.decideLater },
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
