import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Cell, CellGroup } from '@/components/Cell';
import { accountCalls } from '@/contract/account/calls';
import type { Agreement } from '@/contract/account/agreements.schema';
import { AgreementType } from '@/contract/account/values';
import { AgreementSkeleton, AgreementText } from '@/features/account/agreements';
import { CancellationStore, cancellationTexts, formatUntil } from '@/features/account/cancellation';
import { exportData, exportTexts } from '@/features/account/export-data';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import { noticeTexts } from '../cancellation-texts';
import './index.scss';

/** What cancelling the account means, the way to apply, and to withdraw a pending application. */
const Notice = observer(function Notice() {
  const app = useApp();
  const { api, router } = app;
  const [store] = useState(() => new CancellationStore(app));
  const [document] = useState(() => new Loadable<Agreement>());
  const load = () => {
    void store.load();
    if (document.value) return;
    void document.load(() => api.call(accountCalls.getAgreement, { type: AgreementType.cancellation }));
  };
  useLoadWhenShown(load, store.reset);
  const apply = (
    <Button block kind="danger" onPress={() => void router.go('logoutStep1')}>
      {noticeTexts.apply}
    </Button>
  );
  // Without this information the parent cannot apply.
  const mayApply = document.value !== undefined && store.status !== undefined && !store.isPending;
  return (
    <Screen className="cancellation-notice" footer={mayApply && apply}>
      {store.isPending && <Pending store={store} />}
      <Loaded of={store.state} skeleton={<AgreementSkeleton />} onRetry={load}>
        {() => (
          <>
            <View className="cancellation-notice__copy">
              <CellGroup>
                <Cell
                  icon="download"
                  title={exportTexts.title}
                  note={noticeTexts.keepCopy}
                  onPress={() => void exportData(app)}
                />
              </CellGroup>
            </View>
            <Loaded of={document} skeleton={<AgreementSkeleton />} onRetry={load}>
              {(value) => <AgreementText document={value} />}
            </Loaded>
          </>
        )}
      </Loaded>
    </Screen>
  );
});

const Pending = observer(function Pending({ store }: { readonly store: CancellationStore }) {
  const { router, serverClock } = useApp();
  return (
    <View className="cancellation-notice__pending" {...aria({ role: 'status' })}>
      <View className="cancellation-notice__pending-title">{cancellationTexts.pendingTitle}</View>
      <View className="cancellation-notice__pending-text">
        {cancellationTexts.pendingUntil(formatUntil(store.state.value?.until ?? '', serverClock))}
      </View>
      <Button block loading={store.isUndoing} onPress={() => void store.undo()}>
        {cancellationTexts.undo}
      </Button>
      <Button block kind="text" onPress={() => void router.go('logoutStep3')}>
        {noticeTexts.seeResult}
      </Button>
    </View>
  );
});

export default screen('userCancellation', Notice);
