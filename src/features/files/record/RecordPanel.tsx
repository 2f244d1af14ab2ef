import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import type { RecordStore } from './record-store';
import { recordTexts as texts } from './texts';
import './record-panel.scss';

interface RecordPanelProps {
  readonly store: RecordStore;
  /** A new recording replaces an existing one. */
  readonly isAgain: boolean;
  /** Alternative where recording is unsupported. */
  readonly otherMethod: string;
  readonly onOtherMethod: () => void;
}

/** Recorder with its length; an alternative where it is unsupported. */
export const RecordPanel = observer(function RecordPanel(props: RecordPanelProps) {
  const { store, isAgain, otherMethod, onOtherMethod } = props;
  const { note, state } = store;
  const isRefused = state === 'denied' || state === 'unsupported';
  return (
    <View className="record-panel">
      {state === 'recording' && <Running store={store} />}
      {state === 'idle' && (
        <Button kind="secondary" block onPress={() => void store.start()}>
          {isAgain ? texts.again : texts.start}
        </Button>
      )}
      {state === 'asking' && (
        <Button kind="secondary" block loading onPress={() => undefined}>
          {texts.start}
        </Button>
      )}
      <View className="record-panel__words" {...aria({ role: 'status' })}>
        {state === 'asking' ? texts.asking : isRefused ? texts[state] : note}
      </View>
      {isRefused && (
        <View className="record-panel__actions">
          {state === 'denied' && (
            <Button kind="secondary" block onPress={() => void store.start()}>
              {texts.retry}
            </Button>
          )}
          <Button block onPress={onOtherMethod}>
            {otherMethod}
          </Button>
        </View>
      )}
    </View>
  );
});

const Running = observer(function Running({ store }: Pick<RecordPanelProps, 'store'>) {
  const { level, mostSeconds, seconds } = store;
  return (
    <>
      <View className="record-panel__running">
        <View className="record-panel__dot" {...aria({ 'aria-hidden': 'true' })} />
        <View className="record-panel__title" {...aria({ role: 'status' })}>
          {texts.recording}
        </View>
        <View className="record-panel__time" {...aria({ role: 'timer' })}>
          {texts.length(seconds, mostSeconds)}
        </View>
      </View>
      <View className="record-panel__meter" {...aria({ 'aria-hidden': 'true' })}>
        <View className="record-panel__level" style={{ width: `${Math.round(level * 100)}%` }} />
      </View>
      <View className="record-panel__actions">
        <Button block onPress={() => void store.stop()}>
          {texts.stop}
        </Button>
        <Button kind="text" block onPress={store.cancel}>
          {texts.cancel}
        </Button>
      </View>
    </>
  );
});
