import { Text, View } from '@tarojs/components';
import { Fragment, type ReactNode } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { piecesOf, type Piece } from './parse';
import { spokenPiece } from './spoken';
import { keepSums } from './sums';
import './index.scss';

interface RichTextProps {
  readonly text: string;
  readonly className?: string;
  /** Renders a blank; a line by default. */
  readonly blank?: (key: string) => ReactNode;
}

/** Text with typeset fractions and powers. Screen readers get words instead of digits. */
export function RichText({ text, className, blank }: RichTextProps) {
  const pieces = piecesOf(text);
  const [first] = pieces;
  return (
    <View className={classNames('rich-text', className)}>
      {pieces.length === 1 && first?.is === 'text'
        ? keepSums(first.text)
        : pieces.map((piece, index) => <Fragment key={index}>{shown(piece, blank)}</Fragment>)}
    </View>
  );
}

function shown(piece: Piece, blank: RichTextProps['blank']): ReactNode {
  switch (piece.is) {
    case 'text':
      return keepSums(piece.text);
    case 'break':
      return <View className="rich-text__break" />;
    case 'fraction':
      return (
        <Drawn says={spokenPiece(piece)}>
          {piece.whole !== '' && <Text className="rich-text__whole">{piece.whole}</Text>}
          <Text className="rich-text__fraction">
            <Text className="rich-text__above">{piece.above}</Text>
            <Text className="rich-text__below">{piece.below}</Text>
          </Text>
        </Drawn>
      );
    case 'power':
      return (
        <Drawn says={spokenPiece(piece)}>
          {piece.base}
          <Text className="rich-text__exponent">{piece.exponent}</Text>
        </Drawn>
      );
    case 'blank':
      return (
        blank?.(piece.key) ?? (
          <Drawn says={spokenPiece(piece)}>
            <Text className="rich-text__gap" />
          </Drawn>
        )
      );
  }
}

const Drawn = ({ says, children }: { readonly says: string; readonly children: ReactNode }) => (
  <>
    <Text className="rich-text__drawn" {...aria({ 'aria-hidden': 'true' })}>
      {children}
    </Text>
    <Text className="rich-text__says">{says}</Text>
  </>
);

export { blanksIn } from './parse';
export { spoken } from './spoken';
