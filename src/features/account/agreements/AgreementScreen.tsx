import { observer } from 'mobx-react';
import { useOnce } from '@/components/use-once';
import { useState } from 'react';
import { accountCalls } from '@/contract/account/calls';
import type { Agreement } from '@/contract/account/agreements.schema';
import type { AgreementType } from '@/contract/account/values';
import { Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import { AgreementSkeleton, AgreementText } from './AgreementText';
import { agreementNames } from './texts';

/** A screen that shows one document. */
export const AgreementScreen = observer(function AgreementScreen({ type }: { readonly type: AgreementType }) {
  const { api } = useApp();
  const [document] = useState(() => new Loadable<Agreement>());
  const load = () => void document.load(() => api.call(accountCalls.getAgreement, { type }));
  useOnce(load, type);
  return (
    <Screen title={agreementNames[type]}>
      <Loaded of={document} skeleton={<AgreementSkeleton />} onRetry={load}>
        {(value) => <AgreementText document={value} />}
      </Loaded>
    </Screen>
  );
});
