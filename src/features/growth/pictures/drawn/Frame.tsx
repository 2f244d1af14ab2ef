import { View } from '@tarojs/components';
import { useState, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import type { Picture } from '@/contract/growth/report.schema';
import { PictureTable } from '../PictureTable';
import { pictureTexts as texts } from '../texts';
import { hasBefore } from '../words';

interface FrameProps {
  readonly picture: Picture;
  readonly title: string;
  readonly children: ReactNode;
}

/** What every picture has below: which row is which, and the way to its numbers. */
export function Frame({ picture, title, children }: FrameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children}
      <View className="drawn__foot">
        <Legend picture={picture} />
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
      </View>
      {isOpen && <PictureTable picture={picture} title={title} />}
    </>
  );
}

function Legend({ picture }: { readonly picture: Picture }) {
  const { nowName, beforeName } = picture;
  if (!hasBefore(picture)) return <View className="drawn__legend">{nowName}</View>;
  return (
    <View className="drawn__legend" {...aria({ 'aria-hidden': 'true' })}>
      <View className="drawn__key">
        <Key row="now" />
        {nowName || texts.value}
      </View>
      <View className="drawn__key">
        <Key row="before" />
        {beforeName || texts.before}
      </View>
    </View>
  );
}

/** A piece of the row as it is drawn: line, dash and marker. */
const Key = ({ row }: { readonly row: 'now' | 'before' }) => (
  <svg className="drawn__key-line" viewBox="0 0 48 24">
    <path className={`drawn__line drawn__line--${row}`} d="M2 12h44" />
    <Marks d="M24 12h.01" row={row} />
  </svg>
);

/** Round and full now, square and hollow before. */
export const Marks = ({ d, row }: { readonly d: string; readonly row: 'now' | 'before' }) => (
  <>
    <path className={`drawn__mark drawn__mark--${row}`} d={d} />
    {row === 'before' && <path className="drawn__mark drawn__mark--hole" d={d} />}
  </>
);
