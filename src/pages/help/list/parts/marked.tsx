import { Text } from '@tarojs/components';
import { piecesOf } from '../highlight';

/** A text with the words that were searched for marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <>
      {piecesOf(text, words).map((piece, index) =>
        piece.isHit ? (
          <Text key={index} className="help-list__hit">
            {piece.text}
          </Text>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}
