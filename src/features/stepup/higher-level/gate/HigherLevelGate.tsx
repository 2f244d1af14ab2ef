import { observer } from 'mobx-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ResultBody } from '@/components/ResultBody';
import { stepupCalls } from '@/contract/stepup/calls';
import { StudentCode } from '@/contract/stepup/values';
import { loadContactOptions } from '@/features/help/consult/phone-consult';
import { useRefresh } from '@/features/screen/refresh/use-refresh';
import { useLoadWhenShown } from '@/features/screen/refresh/use-load-when-shown';
import { Screen, usePlace } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { errorText } from '@/services/error-text';
import type { App } from '@/stores/app/app';
import { useApp } from '@/stores/app/app-context';
import { dialogTexts } from '../../texts';
import { dayOf } from '../window';
import type { HigherLevelPage } from '../routing';
import { GateStore, type Admitted, type Entry } from './gate-store';
import { gateTexts as texts } from './texts';

type NextStep = (app: App) => Promise<void>;

/** Next action per refusal: rule stepup-52. */
const NEXT_STEPS: Readonly<Record<StudentCode, NextStep>> = {
  [StudentCode.notStudent]: ({ router }) => router.home(),
  [StudentCode.notStepUp]: ({ router }) => router.go('myTabClass'),
  [StudentCode.notHasCourse]: ({ router }) => router.go('myClassHour', { hourType: '0' }),
  [StudentCode.notFormalClass]: consult,
  [StudentCode.exclusiveStudent]: notifyTeacher,
};

interface HigherLevelGateProps {
  /** The page behind it; absent: open to all who are admitted. */
  readonly page?: HigherLevelPage;
  /** Shaped like the page. */
  readonly skeleton: ReactNode;
  /** The screen. `again` reloads, showing a change at once; redirects when the page is no longer open. */
  readonly children: (admitted: Admitted, again: GateStore['again']) => ReactNode;
}

/**
 * Guard of all higher level pages: admits by time window and server, redirects to the open page, and explains refusals with a next
 * action.
 */
export const HigherLevelGate = observer(function HigherLevelGate({
  page,
  skeleton,
  children,
}: HigherLevelGateProps) {
  const app = useApp();
  const [store] = useState(() => new GateStore(app));
  useLoadWhenShown(store.load, store.reset);
  const retry = useRefresh(store.load);
  const { value } = store.entry;
  useEdge(store);
  const elsewhere = value && redirectFrom(value, page);
  // A response behind another page does not redirect: it waits for the next visit.
  const { isVisible } = usePlace();
  useEffect(() => {
    if (elsewhere && isVisible) void app.router.replace(elsewhere);
  }, [app, elsewhere, isVisible]);
  const isWaiting = elsewhere !== undefined || (value && mayStillOpen(value, page));
  if (value?.kind === 'open' && !isWaiting) return <>{children(value, store.again)}</>;
  return (
    <Screen>
      <Loaded of={store.entry} skeleton={skeleton} onRetry={() => void retry()}>
        {(entry) => (isWaiting ? skeleton : <Closed entry={entry} />)}
      </Loaded>
    </Screen>
  );
});

/** Longer timers are unreliable. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Reloads when the window opens or closes while the page is visible; after sleep as soon as it wakes. */
function useEdge(store: GateStore): void {
  const { scheduler } = useApp();
  const { value } = store.entry;
  useEffect(() => {
    const remaining = value && store.untilEdge();
    if (remaining === undefined || remaining > DAY_MS) return undefined;
    const timer = scheduler.after(remaining, () => void store.load());
    return () => timer.stop();
  }, [scheduler, store, value]);
}

/** undefined: no redirect. */
function redirectFrom(
  entry: Entry,
  page: HigherLevelPage | undefined,
): HigherLevelPage | 'higherLevelLogin' | undefined {
  if (entry.kind === 'unknown') return 'higherLevelLogin';
  if (entry.kind !== 'open') return undefined;
  const [first] = entry.pages;
  // Not for this child: explained on another page, whatever was opened.
  if (first === 'furtherEducation') return first;
  return page === undefined || entry.pages.includes(page) || entry.isPartial ? undefined : first;
}

const mayStillOpen = (entry: Entry, page: HigherLevelPage | undefined): boolean =>
  entry.kind === 'open' && entry.isPartial && page !== undefined && !entry.pages.includes(page);

function Closed({ entry }: { readonly entry: Entry }) {
  const app = useApp();
  const home = { text: texts.home, onPress: () => void app.router.home() };
  if (entry.kind === 'early') {
    const note = texts.early.opensOn(dayOf(entry.window.from, app.serverClock));
    return <ResultBody illustration="welcome" title={texts.early.title} note={note} action={home} />;
  }
  if (entry.kind === 'over') {
    return <ResultBody illustration="empty" title={texts.over.title} note={texts.over.text} action={home} />;
  }
  if (entry.kind !== 'refused') return null;
  const { code, message } = entry;
  if (code === undefined) {
    const { title, text } = texts.refusedForOther;
    return <ResultBody illustration="empty" title={title} note={message || text} action={home} />;
  }
  return <Refused code={code} home={home} />;
}

interface RefusedProps {
  readonly code: StudentCode;
  readonly home: { readonly text: string; readonly onPress: () => void };
}

function Refused({ code, home }: RefusedProps) {
  const app = useApp();
  const isPending = useRef(false);
  const { title, text, action } = texts.refused[code];
  const goOn = async (): Promise<void> => {
    if (isPending.current) return;
    isPending.current = true;
    await NEXT_STEPS[code](app);
    isPending.current = false;
  };
  return (
    <ResultBody
      illustration="empty"
      title={title}
      note={text}
      action={{ text: action, onPress: () => void goOn() }}
      secondary={code === StudentCode.notStudent ? undefined : home}
    />
  );
}

/** Chat where available, else the help list. */
async function consult({ api, platform, router }: App): Promise<void> {
  const { consultUrl } = await loadContactOptions({ api, platform });
  return consultUrl ? router.openExternal(consultUrl) : router.go('helpList');
}

async function notifyTeacher({ api, feedback, session }: App): Promise<void> {
  const result = await api.call(stepupCalls.notifyHeadMaster, { user_id: session.user.userId });
  feedback.toast(result.ok ? dialogTexts.notified : errorText(result.error));
}
