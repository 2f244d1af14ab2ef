import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Fragment, type ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '@/components/EmptyState';
import { ListEnd } from '@/components/ListEnd';
import { LoadingMore } from '@/components/LoadingMore';
import { LoadMoreMark } from '@/components/LoadMoreMark';
import { Pressable } from '@/components/Pressable';
import type { AppError, Result } from '@/contract/errors';
import type { LoadStatus } from '@/stores/loadable';
import { LoadFailure } from './LoadFailure';
import { shapeTexts } from './texts';
import './paged-list.scss';

/** What the shape needs of a `Paged`. */
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
  /** Where not every item that came is to be shown. */
  readonly items?: readonly Item[];
  readonly render: (item: Item, index: number) => ReactNode;
  /** Of the list's real shape. */
  readonly skeleton: ReactNode;
  readonly empty: EmptyStateProps;
  readonly endText?: string;
  /** `list.refresh` when absent. */
  readonly onRetry?: () => void;
  readonly onMore?: () => void;
}

/** A list that grows page by page, in each of its looks: loading, content, empty, failed, end. The screen asks for the first page. */
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

/** What follows the last item that is there. */
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
      {/* A new one after each page: one that is still in sight then asks for the page after. */}
      {canAsk && <LoadMoreMark key={list.items.length} onReached={onMore} />}
      {/* In its place nothing turns while nothing is loaded. */}
      {list.isLoadingMore ? <LoadingMore /> : <View className="paged-list__coming" />}
    </View>
  );
});
