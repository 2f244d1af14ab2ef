import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import type { MaterialRequestDetail } from '@/contract/materials/collect.schema';
import { useApp } from '@/stores/app/app-context';
import { formatMinute } from '@/features/dates/in-full';
import { CollectTag } from '@/features/materials/collect/CollectTag';
import { collectTexts } from '@/features/materials/collect/texts';
import { collectSubmitTexts as texts } from '../texts';

/** Who requests what, until when, and why it was sent back. */
export function Wanted({ request }: { readonly request: MaterialRequestDetail }) {
  const { serverClock } = useApp();
  const { title, asker, words, wanted, state, endsAt, reason } = request;
  const until = endsAt === '' ? collectTexts.endless : collectTexts.endsAt(formatMinute(endsAt, serverClock));
  return (
    <>
      <View className="collect-submit__head">
        <View className="collect-submit__title" {...aria({ role: 'heading', 'aria-level': '1' })}>
          {title}
        </View>
        <CollectTag state={state} />
      </View>
      <View className="collect-submit__note">{`${collectTexts.asker(asker)} · ${until}`}</View>
      {reason !== '' && (
        <View className="collect-submit__back" {...aria({ role: 'status' })}>
          <View className="collect-submit__heading">{texts.sentBackTitle}</View>
          <View>{reason}</View>
        </View>
      )}
      <Card className="collect-submit__card">
        <View className="collect-submit__words">{words}</View>
        <View className="collect-submit__heading">{texts.wanted}</View>
        <View {...aria({ role: 'list', 'aria-label': texts.wanted })}>
          {wanted.map((line) => (
            <View key={line} className="collect-submit__line" {...aria({ role: 'listitem' })}>
              {line}
            </View>
          ))}
        </View>
      </Card>
    </>
  );
}
