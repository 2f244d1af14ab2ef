import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Icon } from '@/components/Icon';
import { HelpParagraphKind } from '@/contract/help/values';
import { helpTexts } from '../../texts';
import type { HelpArticle } from '../store';

type Paragraph = HelpArticle['paragraphs'][number];

/** Headings, text, numbered steps, tips. Steps restart at 1 after each heading. */
export function Paragraphs({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return (
    <>
      {numbered(paragraphs).map(({ kind, text, step }, index) => {
        if (kind === HelpParagraphKind.heading) {
          return (
            <View
              key={index}
              className="help-detail__heading"
              {...aria({ role: 'heading', 'aria-level': '2' })}
            >
              {text}
            </View>
          );
        }
        if (kind === HelpParagraphKind.step) return <Step key={index} place={step} text={text} />;
        if (kind === HelpParagraphKind.tip) return <Tip key={index} text={text} />;
        return (
          <View key={index} className="help-detail__text">
            {text}
          </View>
        );
      })}
    </>
  );
}

const Step = ({ place, text }: { place: number; text: string }) => (
  <View className="help-detail__step">
    <View className="help-detail__number" {...aria({ 'aria-label': helpTexts.step(place) })}>
      {place}
    </View>
    <View className="help-detail__text help-detail__text--step">{text}</View>
  </View>
);

const Tip = ({ text }: { text: string }) => (
  <View className="help-detail__tip">
    <Icon name="info" size={32} tone="primary" label={helpTexts.tip} />
    <View className="help-detail__tip-text">{text}</View>
  </View>
);

function numbered(paragraphs: readonly Paragraph[]): readonly (Paragraph & { readonly step: number })[] {
  let step = 0;
  return paragraphs.map((paragraph) => {
    if (paragraph.kind === HelpParagraphKind.heading) step = 0;
    if (paragraph.kind === HelpParagraphKind.step) step += 1;
    return { ...paragraph, step };
  });
}
