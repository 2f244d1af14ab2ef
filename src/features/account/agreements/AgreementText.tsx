import { View } from '@tarojs/components';
import { pageScrollTo } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import type { Agreement, AgreementSection } from '@/contract/account/agreements.schema';
import { formatFullDate } from '@/features/dates/in-full';
import { useOnce } from '@/components/use-once';
import { accountCalls } from '@/contract/account/calls';
import type { AgreementType } from '@/contract/account/values';
import { Screen } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { Loadable } from '@/stores/data/loadable';
import { agreementTexts, agreementNames } from './texts';
import './index.scss';

const idOf = (index: number): string => `agreement-section-${index}`;
/** CSS pixels: the H5 build's bar covers the top of the page. */
const BELOW_THE_BAR = -56;
const MOVE_MS = 200;

/** A document: title, version, dates, contents, sections. All as plain text. */
export function AgreementText({ document }: { readonly document: Agreement }) {
  const { title, version, changedOn, effectiveOn, intro, sections } = document;
  return (
    <View className="agreement">
      <View className="agreement__title page-title" {...aria({ role: 'heading', 'aria-level': '1' })}>
        {title}
      </View>
      <View className="agreement__dates">
        <View className="agreement__date">{agreementTexts.version(version)}</View>
        <View className="agreement__date">{agreementTexts.changedOn(formatFullDate(changedOn))}</View>
        <View className="agreement__date">{agreementTexts.effectiveOn(formatFullDate(effectiveOn))}</View>
      </View>
      {intro !== '' && <View className="agreement__intro">{intro}</View>}
      <View
        className="agreement__contents"
        {...aria({ role: 'navigation', 'aria-label': agreementTexts.contents })}
      >
        <View className="agreement__contents-title">{agreementTexts.contents}</View>
        {sections.map(({ heading }, index) => (
          <Pressable
            key={heading}
            className="agreement__entry"
            role="link"
            onPress={() =>
              void pageScrollTo({ selector: `#${idOf(index)}`, offsetTop: BELOW_THE_BAR, duration: MOVE_MS })
            }
          >
            {heading}
          </Pressable>
        ))}
      </View>
      {sections.map((section, index) => (
        <Section key={section.heading} id={idOf(index)} section={section} />
      ))}
    </View>
  );
}

function Section({ id, section }: { readonly id: string; readonly section: AgreementSection }) {
  return (
    <View className="agreement__section" id={id}>
      <View className="agreement__heading" {...aria({ role: 'heading', 'aria-level': '2' })}>
        {section.heading}
      </View>
      {section.paragraphs.map(({ text, isItem }, index) => (
        <View key={index} className={classNames('agreement__text', isItem && 'agreement__text--item')}>
          {text}
        </View>
      ))}
    </View>
  );
}

export function AgreementSkeleton() {
  return (
    <View className="agreement">
      <SkeletonBlock width="60%" height={48} />
      <View className="agreement__dates">
        <SkeletonBlock width="80%" height={28} />
      </View>
      <SkeletonLines lines={5} />
      <View className="agreement__contents agreement__contents--loading">
        <SkeletonLines lines={4} />
      </View>
      <SkeletonLines lines={6} />
    </View>
  );
}

/** A screen that shows one document. */
export const AgreementScreen = observer(function AgreementScreen({ type }: { readonly type: AgreementType }) {
  const { api } = useApp();
  const [document] = useState(() => new Loadable<Agreement>());
  const load = () => void document.load(() => api.call(accountCalls.getAgreement, { type }));
  useOnce(load, type);
  return (
    <Screen title={agreementNames[type]}>
      <Loaded of={document} skeleton={<AgreementSkeleton />} onRetry={load}>
        {(value) => <AgreementText document={value} />}
      </Loaded>
    </Screen>
  );
});
