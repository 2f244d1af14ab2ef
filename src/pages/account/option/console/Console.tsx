import { View } from '@tarojs/components';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Sheet';
import { useApp } from '@/stores/app/app-context';
import { deviceLines, entryLines, isFailure, reportOf } from './report';
import { consoleTexts as texts } from './texts';
import './index.scss';
import { copyText } from '@/services/feedback/copy-text';

/** In characters: a larger record is not sent (services/tracking/outbox). */
const MAX_SENT = 2500;

/** The environment and recent activity, as of opening. Names and outcomes only, no personal data. */
export default function Console({ onClose }: { readonly onClose: () => void }) {
  const app = useApp();
  const { feedback, journal, native, tracker } = app;
  const [entries] = useState(() => [...journal.entries]);
  const copy = async () => {
    const { device, entries: went } = reportOf(app);
    await copyText(app, `${device}\n\n${went}`, texts);
  };
  const upload = () => {
    const { device, entries: went } = reportOf(app);
    tracker.track('journal_sent', { device, entries: went.slice(0, MAX_SENT) });
    if (native.support('uploadSystemLog') === 'supported') {
      void native.call('uploadSystemLog', {}, { quiet: true });
    }
    feedback.toast(texts.uploaded);
  };
  return (
    <Sheet
      open
      title={texts.title}
      onClose={onClose}
      footer={
        <View className="debug-console__actions">
          <Button block kind="secondary" onPress={() => void copy()}>
            {texts.copy}
          </Button>
          <Button block className="debug-console__action" onPress={upload}>
            {texts.upload}
          </Button>
        </View>
      }
    >
      <Lines lines={deviceLines(app)} />
      <Lines title={texts.failed} lines={entryLines(entries.filter(isFailure))} />
      <Lines title={texts.native} lines={entryLines(entries.filter(({ what }) => what === 'native'))} />
    </Sheet>
  );
}

function Lines({ title, lines }: { readonly title?: string; readonly lines: readonly string[] }) {
  return (
    <View className="debug-console__part">
      {title !== undefined && (
        <View className="debug-console__title" {...aria({ role: 'heading', 'aria-level': '3' })}>
          {title}
        </View>
      )}
      {(lines.length > 0 ? lines : [texts.none]).map((line, index) => (
        <View key={index} className="debug-console__line">
          {line}
        </View>
      ))}
    </View>
  );
}
