import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon, type Line } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { usePlace } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { ReadAloud } from './read-aloud';
import { childTexts as texts } from './texts';

const SPEAKER: Line = {
  line: 'M7 19v10h8l10 8V11l-10 8zM32 18c3 4 3 8 0 12M37 12c7 7 7 17 0 24',
};

const Aloud = createContext<ReadAloud | undefined>(undefined);

/** What is inside can be read aloud, until the page is left. */
export function Readable({ children }: { readonly children: ReactNode }) {
  const app = useApp();
  const { isVisible } = usePlace();
  const [aloud] = useState(() => new ReadAloud(app));
  useEffect(() => {
    aloud.prepare();
    return aloud.stop;
  }, [aloud]);
  useEffect(() => {
    if (!isVisible) aloud.stop();
  }, [aloud, isVisible]);
  useEffect(() => app.platform.onVisibilityChange((isShown) => void (isShown || aloud.stop())), [aloud, app]);
  return <Aloud.Provider value={aloud}>{children}</Aloud.Provider>;
}

/** Whether answers are read aloud here. For observers. */
export const useReads = (): boolean => {
  const aloud = useContext(Aloud);
  return aloud !== undefined && !aloud.isMute;
};

interface SpeakerProps {
  /** Unique in the question. */
  readonly id: string;
  readonly text: string;
  /** What is read: '题目', 'A'. */
  readonly name: string;
  readonly className?: string;
}

/** Reads a text; a second press stops it. Nothing where there is no voice. */
export const Speaker = observer(function Speaker({ id, text, name, className }: SpeakerProps) {
  const aloud = useContext(Aloud);
  if (aloud === undefined || aloud.isMute || text === '') return null;
  const isOn = aloud.reading === id;
  return (
    <Pressable
      className={classNames('speaker', isOn && 'speaker--on', className)}
      label={isOn ? texts.stop(name) : texts.read(name)}
      onPress={() => aloud.press(id, text)}
    >
      <Icon name={SPEAKER} size={48} />
    </Pressable>
  );
});

/** Says that nothing is read here. */
export const NoVoice = observer(function NoVoice() {
  const aloud = useContext(Aloud);
  if (aloud === undefined) return null;
  return (
    <View className="speaker__none" {...aria({ role: 'status' })}>
      {aloud.isMute && texts.noVoice}
    </View>
  );
});
