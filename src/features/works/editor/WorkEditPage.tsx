import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ResultBody } from '@/components/ResultBody';
import { Skeleton } from '@/components/Skeleton';
import type { WorkKind } from '@/contract/works/values';
import { formatOwnTime } from '@/features/lessons/dates';
import { Screen } from '@/features/screen';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { FormFooter, Loaded } from '@/features/shapes';
import type { LocalClock } from '@/services/clock';
import { useApp } from '@/stores/app/app-context';
import { nextPageOf, toMine, toWork } from '../pages';
import { editorTexts as texts, viewTexts, workTexts } from '../texts';
import { EditorFields } from './EditorFields';
import { EditorStore } from './editor-store';
import './editor.scss';

interface WorkEditPageProps {
  readonly kind: WorkKind;
  /** From the URL. Without an id it is a new work. */
  readonly id: string | undefined;
  readonly topicId: string | undefined;
  /** Instead of the route's. */
  readonly title?: string;
  /** The kind allows films only. */
  readonly isFilmOnly?: boolean;
}

/** Editor of a work: text, files, submission for review. Unsaved input is restored on return. */
export const WorkEditPage = observer(function WorkEditPage(props: WorkEditPageProps) {
  const { kind, id, topicId, title, isFilmOnly = false } = props;
  const app = useApp();
  const [store] = useState(() => new EditorStore(app, { kind, id, topicId, isFilmOnly }));
  useLoadForSession(() => store.load(), store.forget);
  useEffect(() => () => store.leave(), [store]);
  const toOthers = nextPageOf(app, kind);
  if (store.isSent) return <Sent store={store} kind={kind} />;
  return (
    <Screen
      className="work-editor"
      title={title}
      footer={store.opened.value && !store.isClosed && <Foot store={store} />}
    >
      <Loaded
        of={store.opened}
        skeleton={
          <Skeleton
            variant="card"
            parts={[320, { lines: 4, plain: true }]}
            gap={0}
            className="work-editor__content"
            label={workTexts.loading}
          />
        }
        onRetry={() => void store.load()}
        missing={{ text: viewTexts.missing, action: toOthers }}
      >
        {() => (store.isClosed ? <Closed store={store} kind={kind} /> : <Writing store={store} />)}
      </Loaded>
    </Screen>
  );
});

const Writing = observer(function Writing({ store }: { readonly store: EditorStore }) {
  const { serverClock } = useApp();
  const { isContinued, opened } = store;
  const reason = opened.value?.reason;
  return (
    <View className="work-editor__content">
      {reason && (
        <View className="work-editor__refused" {...aria({ role: 'alert' })}>
          {texts.refused(reason)}
        </View>
      )}
      {isContinued && (
        <View className="work-editor__continued">
          <View className="work-editor__continued-words">{texts.continued}</View>
          <Button kind="text" size="small" onPress={() => void store.another()}>
            {texts.another}
          </Button>
        </View>
      )}
      <EditorFields store={store} />
      <View className="work-editor__saved" {...aria({ role: 'status' })}>
        {savedWords(store, serverClock)}
      </View>
    </View>
  );
});

function savedWords({ draft }: EditorStore, serverClock: LocalClock): string {
  const { saving, savedAt, words } = draft.autosave;
  switch (saving) {
    case 'kept':
      return draft.isKept ? texts.kept : texts.notKept;
    case 'saved':
      return savedAt > 0 ? texts.saved(formatOwnTime(savedAt, serverClock)) : '';
    case 'failed':
      return draft.isKept ? texts.failed : texts.notKept;
    case 'refused':
      return words || (draft.isKept ? texts.failed : texts.notKept);
    default:
      return '';
  }
}

const Foot = observer(function Foot({ store }: { readonly store: EditorStore }) {
  return (
    <>
      {store.isAwaitingFiles && (
        <View className="work-editor__awaiting" {...aria({ role: 'status' })}>
          {texts.waitingFiles}
        </View>
      )}
      <FormFooter form={store.form} text={texts.submit} onSubmit={() => void store.submit()} />
    </>
  );
});

interface OfKind {
  readonly store: EditorStore;
  readonly kind: WorkKind;
}

function Sent({ store, kind }: OfKind) {
  const { router } = useApp();
  return (
    <Screen>
      <ResultBody
        title={texts.sentTitle}
        note={texts.sentNote}
        action={{ text: texts.toMine, onPress: () => void toMine(router, kind) }}
        secondary={
          store.of.id === undefined ? { text: texts.another, onPress: () => void store.another() } : undefined
        }
      />
    </Screen>
  );
}

/** Already submitted, here or on another device. */
function Closed({ store, kind }: OfKind) {
  const { router } = useApp();
  const id = store.opened.value?.id ?? 0;
  const toThis = (): void => void toWork(router, { kind, id, state: 'waiting' });
  return (
    <EmptyState illustration="success" text={texts.closed} action={{ text: texts.toWork, onPress: toThis }} />
  );
}
