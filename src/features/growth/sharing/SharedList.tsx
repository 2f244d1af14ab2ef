import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { EmptyState, type EmptyStateProps } from '@/components/EmptyState';
import { Skeleton } from '@/components/Skeleton';
import type { Share } from '@/contract/growth/schema';
import { byBeijing, dayNumber, momentOf } from '@/features/dates/zones';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { Loaded } from '@/features/shapes';
import type { LocalClock } from '@/services/clock';
import { useApp } from '@/stores/app/app-context';
import { SharedListStore } from './shared-list-store';
import { sharingTexts } from './texts';
import './index.scss';

const texts = sharingTexts.list;

/** Active shares, each with views, expiry and revocation. */
export const SharedList = observer(function SharedList({ action }: Pick<EmptyStateProps, 'action'>) {
  const app = useApp();
  const [store] = useState(() => new SharedListStore(app));
  useLoadWhenShown(() => store.load(), store.shares.reset);
  return (
    <Loaded
      of={store.shares}
      skeleton={<Skeleton variant="card" parts={[120, 120]} gap={16} top={16} label={texts.loading} />}
      onRetry={() => void store.load()}
    >
      {(shares) =>
        shares.length > 0 ? (
          <View className="shared-list" {...aria({ role: 'list' })}>
            {shares.map((share) => (
              <Row key={share.id} store={store} share={share} />
            ))}
          </View>
        ) : (
          <EmptyState text={texts.empty} action={action} />
        )
      }
    </Loaded>
  );
});

interface RowProps {
  readonly store: SharedListStore;
  readonly share: Share;
}

const Row = observer(function Row({ store, share: { id, title, shownName, endsAt, views } }: RowProps) {
  const { serverClock } = useApp();
  const days = dayNumber(momentOf(endsAt)) - dayNumber(serverClock.now());
  return (
    <View className="shared-list__row" {...aria({ role: 'listitem' })}>
      <View className="shared-list__words">
        <View className="shared-list__title">{title}</View>
        <View className="shared-list__note">
          {[texts.name(shownName), texts.views(views), leftText(days, serverClock)].join(' · ')}
        </View>
      </View>
      <Button
        kind="danger-text"
        size="medium"
        label={texts.revokeOf(title)}
        loading={store.revoking === id}
        onPress={() => void store.revoke(id)}
      >
        {texts.revoke}
      </Button>
    </View>
  );
});

/** "Today" is by Shanghai time. */
const leftText = (days: number, serverClock: LocalClock): string =>
  days > 0 ? texts.left(days) : texts.endsOn(byBeijing(texts.today, serverClock));
