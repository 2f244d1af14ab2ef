import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { TestBackend } from '../console/backend';
import type { FailedCall } from '../console/failed-calls';
import type { PagePopups } from '../console/popups';
import { BACKEND, CONSOLE } from '../console/texts';
import { timeOf } from '../console/time';
import { shownEvents, stateOf, type Shown } from '../events/log';
import { wxTexts } from '../mini-program/phone';

/** A hundred are shown; WeChat advises against more than sixty elements in one. */
const GROUP = 50;
const LOOK_MS = 1000;

interface HappenedProps {
  readonly failures: readonly FailedCall[];
  readonly popups: PagePopups;
}

/** Which popups wait and why, which calls failed, and the tracked events with what became of them, as they happen. */
export function Happened({ failures, popups }: HappenedProps) {
  const [events, setEvents] = useState(() => shownEvents(wxTexts));
  const [{ shown, waiting }, setPopups] = useState(popups.read);
  useEffect(() => {
    const timer = setInterval(() => {
      setEvents(shownEvents(wxTexts));
      setPopups(popups.read());
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [popups]);
  return (
    <>
      <View className="scenario-page__title">{CONSOLE.waiting}</View>
      {waiting.length === 0 && <View className="scenario-page__row">{CONSOLE.noWaiting}</View>}
      <View>
        {waiting.map((text) => (
          <View key={text} className="scenario-page__row test-scenario-waiting">
            {text}
          </View>
        ))}
      </View>
      {shown && <View className="scenario-page__text">{shown}</View>}
      <View className="scenario-page__text">{CONSOLE.hiddenEntries}</View>
      <View className="scenario-page__title">{CONSOLE.failures}</View>
      {failures.length === 0 && <View className="scenario-page__row">{CONSOLE.noFailures}</View>}
      <View>
        {failures.map(({ at, call, why }) => (
          <View key={`${at} ${call}`} className="scenario-page__row test-scenario-failed">
            {`${timeOf(at)} ${call}：${why}`}
          </View>
        ))}
      </View>
      <View className="scenario-page__title">{CONSOLE.events}</View>
      {[events.slice(0, GROUP), events.slice(GROUP, 2 * GROUP)].map((group, at) => (
        <View key={at}>
          {group.map((event) => (
            <TrackedEvent key={event.id} event={event} />
          ))}
        </View>
      ))}
    </>
  );
}

function TrackedEvent({ event }: { readonly event: Shown }) {
  const [isOpen, setOpen] = useState(false);
  const { at, name, judged } = event;
  return (
    <View className="scenario-page__row test-scenario-event" onClick={() => setOpen(!isOpen)}>
      <View>{`${timeOf(at)} ${name} ${stateOf(event)}`}</View>
      {judged.faults.map((fault) => (
        <View key={fault} className="scenario-page__fault">
          {fault}
        </View>
      ))}
      {isOpen && <View className="scenario-page__text">{JSON.stringify(judged.record.paras, null, 1)}</View>}
    </View>
  );
}

export function Problems({ list }: { readonly list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <View className="scenario-page__fault test-scenario-problems">
      {[CONSOLE.problems, ...list].map((text) => (
        <View key={text}>{text}</View>
      ))}
    </View>
  );
}

export function Backend({ backend }: { readonly backend: TestBackend }) {
  const [state, setState] = useState<keyof typeof BACKEND>('asking');
  useEffect(() => void backend.state().then(setState), [backend]);
  return <View className={state === 'ready' ? '' : 'scenario-page__fault'}>{BACKEND[state]}</View>;
}
