import { observer } from 'mobx-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { Screen } from '@/features/screen';
import { useOfflineNotice } from '@/features/screen/offline-note/use-offline-notice';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import type { AnswerSheet } from '../sheet/answer-sheet';
import { homeworkTexts } from '../texts';
import { Closed, Done, Waiting } from './Ended';
import { SubmitStore } from './submit-store';

export interface AnsweringProps {
  readonly store: SubmitStore;
  readonly sheet: AnswerSheet;
  readonly detail: HomeworkDetail;
}

interface AnswerScreenProps {
  readonly store: SubmitStore;
  readonly className: string;
  readonly title?: string | undefined;
  /** While it can be answered. */
  readonly footer: ReactNode;
  /** Shaped like the page. */
  readonly skeleton: ReactNode;
  readonly children: (answering: AnsweringProps) => ReactNode;
}

/** Store of one homework, by the id in the URL; for the page's lifetime. */
export function useSubmitStore(id: string | undefined): SubmitStore {
  const app = useApp();
  const [store] = useState(() => new SubmitStore(app, recordId(id)));
  useEffect(() => store.open(), [store]);
  useLoadWhenShown(store.load, store.reset);
  return store;
}

/** Page for answering and handing in a homework, or its state when it is closed. */
export const AnswerScreen = observer(function AnswerScreen(props: AnswerScreenProps) {
  const { store, className, title, footer, skeleton, children } = props;
  const { router } = useApp();
  const notice = useOfflineNotice(store.isAnswering && store.homework.isOffline, store.load);
  const toList = { text: homeworkTexts.toList, onPress: () => void router.replace('homeworkList') };
  return (
    <Screen
      className={className}
      title={title}
      notice={notice}
      footer={store.isAnswering ? footer : undefined}
    >
      <Loaded
        of={store.homework.detail}
        skeleton={skeleton}
        onRetry={() => void store.load()}
        missing={{ text: homeworkTexts.missing, action: toList }}
      >
        {(detail) => <Body {...{ store, detail, skeleton, children }} />}
      </Loaded>
    </Screen>
  );
});

type BodyProps = Pick<AnswerScreenProps, 'store' | 'skeleton' | 'children'> & Pick<AnsweringProps, 'detail'>;

const Body = observer(function Body({ store, detail, skeleton, children }: BodyProps) {
  if (store.done) return <Done store={store} />;
  if (store.waiting) return <Waiting store={store} />;
  if (store.isClosed) return <Closed detail={detail} />;
  return <>{store.sheet ? children({ store, sheet: store.sheet, detail }) : skeleton}</>;
});
