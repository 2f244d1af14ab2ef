import { useState } from 'react';
import { Cell } from '@/components/Cell';
import { Icon } from '@/components/Icon';
import { ShareSheet } from '@/features/share';
import { shareIcons } from '@/features/share/icons';
import type { ShareInput } from '@/services/share/types';
import { classTexts as texts } from './texts';

/** Shares the class; the recipient logs in first and is led to it. */
export function ShareCell({ input }: { readonly input: ShareInput }) {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <Cell
        icon={<Icon name={shareIcons.share} tone="body" />}
        title={texts.share}
        onPress={() => setSharing(true)}
      />
      {isSharing && <ShareSheet open onClose={() => setSharing(false)} input={input} />}
    </>
  );
}
