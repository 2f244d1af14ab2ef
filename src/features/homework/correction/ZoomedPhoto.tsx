import { View } from '@tarojs/components';
import { useState, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Sheet';
import { correctionTexts as texts } from './texts';
import './marked-photo.scss';

const STEPS = [1, 1.5, 2, 3] as const;

interface ZoomedPhotoProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Zoom by buttons, for touch and keyboard; pan by scrolling. */
export function ZoomedPhoto({ isOpen, title, onClose, children }: ZoomedPhotoProps) {
  const [step, setStep] = useState(0);
  const times = STEPS[step] ?? 1;
  return (
    <Sheet
      open={isOpen}
      title={title}
      onClose={onClose}
      footer={
        <View className="marked-photo__zoom">
          <Button kind="secondary" size="medium" disabled={step === 0} onPress={() => setStep(step - 1)}>
            {texts.smaller}
          </Button>
          <Button
            kind="secondary"
            size="medium"
            disabled={step === STEPS.length - 1}
            onPress={() => setStep(step + 1)}
          >
            {texts.larger}
          </Button>
        </View>
      }
    >
      <View className="marked-photo__window" {...aria({ role: 'group', 'aria-label': title, tabIndex: '0' })}>
        <View style={{ width: `${times * 100}%` }}>{children}</View>
      </View>
    </Sheet>
  );
}
