import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Cell, CellGroup } from '@/components/Cell';
import { EmptyState } from '@/components/EmptyState';
import { SkeletonLines } from '@/components/Skeleton';
import { useOnce } from '@/components/use-once';
import { accountCalls } from '@/contract/account/calls';
import type { AgreementSummary } from '@/contract/account/agreements.schema';
import { isAgreementType } from '@/contract/account/values';
import { AgreementScreen, agreementNames } from '@/features/account/agreements';
import { formatFullDate } from '@/features/dates/in-full';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import './index.scss';

const protocolTexts = {
  changedOn: (day: string): string => `${day}修改`,
  empty: '暂时没有可以查看的协议',
  home: '回首页',
} as const;

/** The document named by the query; the list of all if there is none of this name. */
function Protocol() {
  const { type } = useParams('protocol');
  return isAgreementType(type) ? <AgreementScreen type={type} /> : <Documents />;
}

const Documents = observer(function Documents() {
  const { api, router } = useApp();
  const [list] = useState(() => new Loadable<AgreementSummary[]>());
  const load = () => void list.load(() => api.call(accountCalls.listAgreements, {}));
  useOnce(load);
  return (
    <Screen>
      <View className="protocol__list">
        <Loaded of={list} skeleton={<Waiting />} onRetry={load}>
          {(documents) =>
            documents.length === 0 ? (
              <EmptyState
                text={protocolTexts.empty}
                action={{ text: protocolTexts.home, onPress: () => void router.home() }}
              />
            ) : (
              <CellGroup>
                {documents.map(({ type, changedOn }) => (
                  <Cell
                    key={type}
                    title={agreementNames[type]}
                    note={protocolTexts.changedOn(formatFullDate(changedOn))}
                    onPress={() => void router.go('protocol', { type })}
                  />
                ))}
              </CellGroup>
            )
          }
        </Loaded>
      </View>
    </Screen>
  );
});

const Waiting = () => (
  <View className="protocol__waiting">
    <SkeletonLines lines={4} />
  </View>
);

export default screen('protocol', Protocol);
