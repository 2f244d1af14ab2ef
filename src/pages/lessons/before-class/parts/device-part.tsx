import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Tag } from '@/components/Tag';
import { usePlace } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { DeviceTest, type Device } from '../device-test';
import { beforeTexts as texts, stepTexts } from '../texts';
import './device-part.scss';

/** Tests the devices; stops on leaving or hiding the page. */
export const DevicePart = observer(function DevicePart() {
  const { platform } = useApp();
  const { isVisible } = usePlace();
  const [test] = useState(() => new DeviceTest(platform));
  const picture = useRef<unknown>(null);
  useEffect(() => {
    void test.prepare();
    const unsubscribe = platform.onVisibilityChange((isShown) => void (!isShown && test.stopAll()));
    return () => {
      unsubscribe();
      test.stopAll();
    };
  }, [platform, test]);
  useEffect(() => {
    if (!isVisible) test.stopAll();
  }, [isVisible, test]);
  const isWatching = test.isOn('camera') || test.states.camera === 'asking';
  return (
    <Card className="before-class__card">
      <View className="before-class__title" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {texts.test}
      </View>
      <View className="before-class__note">{texts.testNote}</View>
      <Step device="sound" test={test} onStart={() => void test.playSound()} />
      <Step device="microphone" test={test} onStart={() => void test.listen()} />
      {test.isOn('microphone') && <Meter level={test.level} />}
      <Step device="camera" test={test} onStart={() => void test.watch(picture.current)} />
      <View
        ref={picture}
        className={isWatching ? 'device-part__picture' : 'device-part__picture device-part__picture--off'}
        {...aria({ 'aria-label': stepTexts.camera.title, role: 'img' })}
      />
    </Card>
  );
});

interface StepProps {
  readonly device: Device;
  readonly test: DeviceTest;
  readonly onStart: () => void;
}

const Step = observer(function Step({ device, test, onStart }: StepProps) {
  const words = stepTexts[device];
  const state = test.states[device];
  const hint = state === 'asking' ? texts.asking : state === 'idle' || state === 'passed' ? '' : words[state];
  const asksHeard = device === 'sound' && state === 'running';
  return (
    <View className="device-part__step">
      <View className="device-part__head">
        <View className="device-part__name">{words.title}</View>
        {state === 'passed' && <Tag tone="primary" text={texts.passed} />}
        {!asksHeard && <Act device={device} test={test} onStart={onStart} />}
      </View>
      {hint && (
        <View className="device-part__hint" {...aria({ role: 'status' })}>
          {hint}
        </View>
      )}
      {asksHeard && (
        <View className="device-part__answers">
          <Button size="small" onPress={() => test.heard(true)}>
            {texts.yes}
          </Button>
          <Button size="small" kind="secondary" onPress={() => test.heard(false)}>
            {texts.no}
          </Button>
        </View>
      )}
    </View>
  );
});

/** Starts, stops or repeats the test. */
const Act = observer(function Act({ device, test, onStart }: StepProps) {
  const { title, start } = stepTexts[device];
  const state = test.states[device];
  const isOn = device !== 'sound' && test.isOn(device);
  const text = isOn ? texts.stop : state === 'idle' || state === 'asking' ? start : texts.again;
  return (
    <Button
      className="device-part__act"
      kind="secondary"
      size="small"
      loading={state === 'asking'}
      label={`${text} ${title}`}
      onPress={isOn ? () => test.stop(device) : onStart}
    >
      {text}
    </Button>
  );
});

const Meter = ({ level }: { readonly level: number }) => (
  <View className="device-part__meter">
    <View className="device-part__level" style={{ width: `${Math.round(level * 100)}%` }} />
  </View>
);
