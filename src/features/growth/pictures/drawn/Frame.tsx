import { View } from '@tarojs/components';
import { useState, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { Picture } from '@/contract/growth/report.schema';
import { PictureKind } from '@/contract/growth/values';
import { drawnAs, hasLegend } from '../drawn-as';
import { PictureTable } from '../PictureTable';
import { pictureTexts as texts } from '../texts';
import { formatMaybe, hasBefore, isWeekly } from '../words';
import type { DrawnProps } from '@/features/growth/pictures/drawn-props';

interface FrameProps extends DrawnProps {
  readonly children: ReactNode;
}

/** Below every chart: legend and, unless bare, the toggle of the table. */
export function Frame({ picture, title, isBare, children }: FrameProps) {
  const [isOpen, setOpen] = useState(false);
  const isExplained = hasLegend(picture);
  return (
    <>
      {children}
      {(isExplained || !isBare) && (
        <View className={isBare ? 'drawn__foot drawn__foot--bare' : 'drawn__foot'}>
          {isExplained && <Legend picture={picture} />}
          {!isBare && (
            <Pressable
              className="drawn__toggle"
              aria={{ expanded: isOpen }}
              onPress={() => setOpen((wasOpen) => !wasOpen)}
            >
              {isOpen ? texts.hideTable : texts.showTable}
              <View className={isOpen ? 'drawn__arrow drawn__arrow--up' : 'drawn__arrow'}>
                <Icon name="arrow-down" size={24} />
              </View>
            </Pressable>
          )}
        </View>
      )}
      {isOpen && <PictureTable picture={picture} title={title} />}
    </>
  );
}

function Legend({ picture }: { readonly picture: Picture }) {
  const { nowName, beforeName, points, unit } = picture;
  const kind = drawnAs(picture);
  if (kind === PictureKind.calendar) return <Shades picture={picture} />;
  const weekly = isWeekly(picture) && <View className="drawn__key">{texts.byWeek}</View>;
  if (!hasBefore(picture)) return <View className="drawn__legend">{weekly}</View>;
  return (
    <View className="drawn__legend" {...aria({ 'aria-hidden': 'true' })}>
      <View className="drawn__key">
        <Key row="now" kind={kind} />
        {nowName || texts.value}
      </View>
      <View className="drawn__key">
        <Key row="before" kind={kind} />
        {beforeName || texts.before}
        {kind === PictureKind.ring && points.length === 1 && ` ${formatMaybe(points[0]?.before, unit)}`}
      </View>
      {weekly}
    </View>
  );
}

/** Legend of the calendar's levels. */
const Shades = ({ picture: { unit } }: { readonly picture: Picture }) => (
  <View className="drawn__legend" {...aria({ 'aria-hidden': 'true' })}>
    <View className="drawn__key">{texts.perDay(unit)}</View>
    <View className="drawn__key">
      {texts.less}
      {[0, 1, 2, 3].map((level) => (
        <View key={level} className={`drawn__shade drawn__shade--${level}`} />
      ))}
      {texts.most}
    </View>
  </View>
);

interface KeyProps {
  readonly row: 'now' | 'before';
  readonly kind: PictureKind;
}

/** Legend swatch: bar, arc, or line with dash and marker. */
const Key = ({ row, kind }: KeyProps) => (
  <svg className="drawn__key-line" viewBox="0 0 48 24">
    {kind === PictureKind.bars && <path className={`drawn__bar drawn__bar--${row}`} d="M14 2h20v20h-20z" />}
    {kind === PictureKind.ring && <path className={`drawn__key-arc drawn__key-arc--${row}`} d="M4 12h40" />}
    {kind !== PictureKind.bars && kind !== PictureKind.ring && (
      <>
        <path className={`drawn__line drawn__line--${row}`} d="M2 12h44" />
        <Marks d="M24 12h.01" row={row} />
      </>
    )}
  </svg>
);

/** Markers: filled circles for the current period, hollow squares for the earlier one. */
export const Marks = ({ d, row }: { readonly d: string; readonly row: 'now' | 'before' }) => (
  <>
    <path className={`drawn__mark drawn__mark--${row}`} d={d} />
    {row === 'before' && <path className="drawn__mark drawn__mark--hole" d={d} />}
  </>
);
