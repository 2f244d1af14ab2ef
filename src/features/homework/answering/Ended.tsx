import { observer } from 'mobx-react';
import { ResultBody } from '@/components/ResultBody';
import { Pea } from '@/components/Pea';
import type { HomeworkDetail } from '@/contract/homework/homework.schema';
import { HomeworkState } from '@/contract/homework/values';
import { Celebrated } from '@/features/shapes/celebration/Celebrated';
import { handInQueue } from '../queue/hand-in-queue';
import { useApp } from '@/stores/app/app-context';
import { isAllRight, type SubmitStore } from './submit-store';
import { submitTexts as texts } from './texts';

/** Received by the server. */
export const Done = observer(function Done({ store }: { readonly store: SubmitStore }) {
  const isCorrected = store.done?.state === HomeworkState.corrected;
  const { toDetail, toList } = useNextSteps(store.homework.id);
  return (
    <>
      <Celebrated moment="handIn" />
      <Celebrated moment="allRight" />
      <ResultBody
        title={store.done && isAllRight(store.done) ? texts.allRightTitle : texts.doneTitle}
        note={isCorrected ? texts.corrected : texts.done}
        action={{ text: isCorrected ? texts.toReport : texts.toDetail, onPress: toDetail }}
        secondary={{ text: texts.toList, onPress: toList }}
      />
    </>
  );
});

/** Queued: sent automatically. */
export const Waiting = observer(function Waiting({ store }: { readonly store: SubmitStore }) {
  const { toList } = useNextSteps(store.homework.id);
  const { isKept } = useApp().get(handInQueue);
  const state = store.waiting ?? 'sending';
  const words = {
    network: isKept ? [texts.waitingTitle, texts.waiting] : [texts.waitingOpenTitle, texts.waitingOpen],
    files: [texts.filesTitle, texts.files],
    sending: [texts.sendingTitle, texts.sending],
  } as const;
  const [title, note] = words[state];
  return (
    <ResultBody
      {...(state === 'network' ? { illustration: 'offline' } : { drawing: <Pea pose="waits" /> })}
      title={title}
      note={note}
      action={{ text: texts.toList, onPress: toList }}
    />
  );
});

/** Handed in elsewhere, corrected or excused: its state and a link. */
export function Closed({ detail }: { readonly detail: HomeworkDetail }) {
  const { toDetail, toList } = useNextSteps(detail.homeworkId);
  const { handedIn, corrected, excused } = texts.closedTitles;
  const isWaiting = detail.state === HomeworkState.handedIn || detail.state === HomeworkState.handedInAgain;
  const title = detail.isExcused ? excused : isWaiting ? handedIn : corrected;
  return (
    <ResultBody
      title={title}
      note={detail.isExcused ? texts.excused : texts.closed}
      action={{ text: texts.toDetail, onPress: toDetail }}
      secondary={{ text: texts.toList, onPress: toList }}
    />
  );
}

/** Replaces the page: back must not return to a closed form. */
function useNextSteps(id: number | undefined) {
  const { router } = useApp();
  return {
    toDetail: () => void router.replace('homeworkDetail', { id: String(id ?? '') }),
    toList: () => void router.replace('homeworkList'),
  };
}
