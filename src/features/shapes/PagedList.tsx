import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Fragment, type ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '@/components/EmptyState';
import { ListEnd } from '@/components/ListEnd';
import { LoadingMore } from '@/components/LoadingMore';
import { LoadMoreMark } from '@/components/LoadMoreMark';
import { Pressable } from '@/components/Pressable';
import type { AppError, Result } from '@/contract/errors';
import type { LoadStatus } from '@/stores/data/loadable';
import { LoadFailure } from './LoadFailure';
import { shapeTexts } from './texts';
import './paged-list.scss';

/** The part of `Paged` that is used here. */
interface PagedView<Item> {
  readonly status: LoadStatus;
  readonly items: readonly Item[];
  readonly error: AppError | undefined;
  readonly isEnd: boolean;
  readonly isLoadingMore: boolean;
  readonly moreFailed: boolean;
  readonly keyOf: (item: Item) => string | number;
  refresh(): Promise<Result<void>>;
  more(): Promise<Result<void>>;
}

interface PagedListProps<Item> {
  readonly list: PagedView<Item>;
  /** When only some of the loaded items are shown. */
  readonly items?: readonly Item[];
  readonly render: (item: Item, index: number) => ReactNode;
  /** Shaped like the list. */
  readonly skeleton: ReactNode;
  readonly empty: EmptyStateProps;
  readonly endText?: string;
  /** Default `list.refresh`. */
  readonly onRetry?: () => void;
  readonly onMore?: () => void;
}

/** Paginated list in all its states: loading, content, empty, failed, end. The screen loads the first page. */
export const PagedList = observer(function PagedList<Item>(props: PagedListProps<Item>) {
  const { list, render, skeleton, empty } = props;
  const items = props.items ?? list.items;
  const isLoading = list.status === 'idle' || list.status === 'loading';
  if (items.length === 0) {
    if (isLoading) return <>{skeleton}</>;
    if (list.status === 'failed') {
      return <LoadFailure error={list.error} onRetry={props.onRetry ?? (() => void list.refresh())} />;
    }
    if (list.isEnd) return <EmptyState {...empty} />;
  }
  return (
    <>
      {items.map((item, index) => (
        <Fragment key={list.keyOf(item)}>{render(item, index)}</Fragment>
      ))}
      <Tail list={list} endText={props.endText} onMore={props.onMore ?? (() => void list.more())} />
    </>
  );
});

interface TailProps {
  readonly list: Omit<PagedView<unknown>, 'keyOf'>;
  readonly endText: string | undefined;
  readonly onMore: () => void;
}

/** After the last loaded item. */
const Tail = observer(function Tail({ list, endText, onMore }: TailProps) {
  if (list.isEnd) return <ListEnd text={endText} />;
  if (list.moreFailed) {
    return (
      <Pressable className="paged-list__retry" onPress={onMore}>
        {shapeTexts.moreFailed}
      </Pressable>
    );
  }
  const canAsk = list.status === 'ready' && !list.isLoadingMore;
  return (
    <View className="paged-list__tail">
      {/* Keyed per page: a mark that is still in view then loads the next page. */}
      {canAsk && <LoadMoreMark key={list.items.length} onReached={onMore} />}
      {/* Placeholder without a running animation while nothing loads. */}
      {list.isLoadingMore ? <LoadingMore /> : <View className="paged-list__coming" />}
    </View>
  );
});
