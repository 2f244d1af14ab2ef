import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Card } from '@/components/Card';
import { Skeleton } from '@/components/Skeleton';
import type { MaterialRequest } from '@/contract/materials/collect.schema';
import { minuteOf, formatMinute } from '@/features/dates/in-full';
import { within } from '@/features/dates/zones';
import type { LocalClock } from '@/services/clock';
import { CollectTag } from '@/features/materials/collect/CollectTag';
import { collectTexts } from '@/features/materials/collect/texts';
import { screen, Screen, useShown } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { materialsCalls } from '@/contract/materials/calls';
import { COLLECT_PAGE_SIZE } from '@/contract/materials/values';
import type { App } from '@/stores/app/app';
import { toPage } from '@/stores/data/to-page';
import { Paged } from '@/stores/data/paged';
import './index.scss';

/** Material requests to this parent. */
const materialRequests = ({ api }: Pick<App, 'api'>): Paged<MaterialRequest> =>
  new Paged<MaterialRequest>(
    (page, limit) => toPage(api.callCounted(materialsCalls.listMaterialRequests, { page, limit })),
    COLLECT_PAGE_SIZE,
    ({ id }) => id,
  );

const texts = {
  loading: '素材征集加载中…',
  empty: '现在没有素材征集，老师发起后会在消息中通知您',
  home: '回首页',
} as const;

/** Requested materials, open ones first. */
const CollectList = observer(function CollectList() {
  const app = useApp();
  const [list] = useState(() => materialRequests(app));
  useLoadForSession(
    () => list.refresh(),
    () => list.reset(),
  );
  // Something may have been sent meanwhile.
  useShown(() => void (list.status === 'ready' && list.again()));
  return (
    <Screen>
      <View className="collect-list">
        <PagedList
          list={list}
          render={(request) => <RequestCard request={request} />}
          skeleton={<Skeleton variant="list" bars={[40, 36, 28]} rows={3} label={texts.loading} />}
          empty={{ text: texts.empty, action: { text: texts.home, onPress: () => void app.router.home() } }}
        />
      </View>
    </Screen>
  );
});

function RequestCard({ request }: { readonly request: MaterialRequest }) {
  const { router, serverClock } = useApp();
  const { id, title, asker, wanted, state, endsAt, sentAt } = request;
  const when = sentAt
    ? collectTexts.sentAt(within(minuteOf(sentAt, serverClock)))
    : endText(endsAt, serverClock);
  return (
    <Card joined onPress={() => void router.go('materialSubmit', { id: String(id) })}>
      <View className="collect-list__head">
        <View className="collect-list__title">{title}</View>
        <CollectTag state={state} />
      </View>
      <View className="collect-list__wanted">{wanted.join('；')}</View>
      <View className="collect-list__foot">
        <View>{collectTexts.asker(asker)}</View>
        <View>{when}</View>
      </View>
    </Card>
  );
}

const endText = (endsAt: string, serverClock: LocalClock): string =>
  endsAt === '' ? collectTexts.endless : collectTexts.endsAt(formatMinute(endsAt, serverClock));

export default screen('materialList', CollectList);
