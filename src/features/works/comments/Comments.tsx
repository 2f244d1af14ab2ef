import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { SkeletonLines } from '@/components/Skeleton';
import type { WorkComment } from '@/contract/works/schema';
import { CommentState } from '@/contract/works/values';
import { formatMonthDay } from '@/features/dates/in-full';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { PagedList } from '@/features/shapes';
import { commentTexts as texts } from '../texts';
import type { WorkStore } from '../view/work-store';
import type { CommentsStore } from './comments-store';
import './comments.scss';

/** Comments on a work. They are written from the bar at the bottom. */
export const Comments = observer(function Comments({ work }: { readonly work: WorkStore }) {
  const store = work.comments;
  useLoadForSession(() => store.load(), store.forget);
  return (
    <View className="comments">
      <View className="comments__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.title(work.work.value?.comments ?? 0)}
      </View>
      <List store={store} />
    </View>
  );
});

const List = observer(function List({ store }: { readonly store: CommentsStore }) {
  // Plain text: an illustration between the work and the page's end would be too much.
  if (store.list.isEmpty) return <View className="comments__none">{texts.empty}</View>;
  return (
    <PagedList
      list={store.list}
      render={(comment) => <Comment comment={comment} onRemove={() => void store.remove(comment)} />}
      skeleton={<SkeletonLines lines={3} />}
      empty={{ text: texts.empty }}
    />
  );
});

const NOTES: Readonly<Partial<Record<CommentState, string>>> = {
  [CommentState.waiting]: texts.waiting,
  [CommentState.refused]: texts.refused,
};

interface CommentProps {
  readonly comment: WorkComment;
  readonly onRemove: () => void;
}

const Comment = ({ comment: { at, author, isMine, state, text }, onRemove }: CommentProps) => (
  <View className="comments__comment">
    <View className="comments__head">
      <View className="comments__author">{[author, formatMonthDay(at)].filter(Boolean).join(' · ')}</View>
      {isMine && (
        <Button kind="danger-text" size="small" label={texts.removeOf(text)} onPress={onRemove}>
          {texts.remove}
        </Button>
      )}
    </View>
    <View className="comments__text">{text}</View>
    {NOTES[state] && <View className="comments__note">{NOTES[state]}</View>}
  </View>
);
