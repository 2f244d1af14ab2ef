import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { CheckRow } from '@/components/CheckRow';
import { SkeletonLines } from '@/components/Skeleton';
import type { CancellationLosses } from '@/contract/account/cancellation.schema';
import { CancellationStore } from '@/features/account/cancellation';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { screen, Screen } from '@/features/screen';
import { FormFooter, Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { step1Texts } from '../cancellation-texts';
import { lossGroups, type LossGroup } from './losses';
import { Step1Store } from './store';
import './index.scss';

/** Step 1: lists everything that will be lost, with the parent's consent. */
const Step1 = observer(function Step1() {
  const app = useApp();
  const [store] = useState(() => new Step1Store(app));
  const [cancellation] = useState(() => new CancellationStore(app));
  const leaveIfPending = async (): Promise<void> => {
    await cancellation.load();
    if (cancellation.isPending) await app.router.replace('logoutStep3');
  };
  useLoadWhenShown(() => {
    void store.load();
    void leaveIfPending();
  }, store.reset);
  const footer = (
    <>
      <CheckRow checked={store.isAgreed} text={step1Texts.agree} onToggle={store.toggle} />
      <FormFooter form={store} text={step1Texts.next} kind="danger" onSubmit={() => void store.next()} />
    </>
  );
  return (
    <Screen className="cancellation-step1" footer={store.losses.value && footer}>
      <View className="cancellation-step1__content">
        <Loaded of={store.losses} skeleton={<Waiting />} onRetry={() => void store.load()}>
          {(losses) => <Losses losses={losses} />}
        </Loaded>
      </View>
    </Screen>
  );
});

function Losses({ losses }: { readonly losses: CancellationLosses }) {
  return (
    <>
      <View className="cancellation-step1__lead">{step1Texts.lead}</View>
      <View className="cancellation-step1__lead-note">{step1Texts.leadNote}</View>
      {lossGroups(losses).map((group) => (
        <Group key={group.title} group={group} />
      ))}
      <View className="cancellation-step1__card">
        <View className="cancellation-step1__title">{step1Texts.restTitle}</View>
        <View className="cancellation-step1__text">{step1Texts.rest}</View>
      </View>
    </>
  );
}

function Group({ group: { title, rows, nothing, warning } }: { readonly group: LossGroup }) {
  return (
    <View className="cancellation-step1__card">
      <View className="cancellation-step1__title">{title}</View>
      {rows.length === 0 && <View className="cancellation-step1__text">{nothing}</View>}
      {rows.map(({ name, value }, index) => (
        <View className="cancellation-step1__row" key={`${index} ${name}`}>
          <View className="cancellation-step1__name">{name}</View>
          <View className="cancellation-step1__value">{value}</View>
        </View>
      ))}
      {rows.length > 0 && warning !== '' && <View className="cancellation-step1__warning">{warning}</View>}
    </View>
  );
}

const Waiting = () => (
  <>
    <View className="cancellation-step1__card">
      <SkeletonLines lines={4} />
    </View>
    <View className="cancellation-step1__card">
      <SkeletonLines lines={3} />
    </View>
  </>
);

export default screen('logoutStep1', Step1);
