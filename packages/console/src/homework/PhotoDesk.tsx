import { Box } from '@mui/material';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { PhotoMarks } from '../../../../src/contract/homework/homework.schema';
import { PHOTO_SCALE, StrokeColour } from '../../../../src/contract/homework/values';
import { texts } from '../texts';
import { Marks } from './Marks';
import type { PensState } from './Pens';

/** Limits of the contract. */
const MOST_STROKES = 200;
const MOST_SIGNS = 100;
const MOST_NUMBERS = 2000;
/** A hand trembles: shorter ways are not drawn. */
const SHORTEST = 0.004 * PHOTO_SCALE;
const STEP = 0.02 * PHOTO_SCALE;
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const inside = (place: number): number => Math.max(0, Math.min(PHOTO_SCALE, Math.round(place)));

interface Place {
  readonly x: number;
  readonly y: number;
}

interface PhotoDeskProps {
  readonly url: string;
  readonly marks: PhotoMarks;
  readonly pens: PensState;
  readonly onMark: (marks: PhotoMarks) => void;
}

/** A child's photo under the red pen: drawn by pointer; signs by pointer, or by arrow keys and Enter. */
export function PhotoDesk({ marks, onMark, pens: { tool }, url }: PhotoDeskProps) {
  const [drawn, setDrawn] = useState<readonly number[]>([]);
  const [cursor, setCursor] = useState<Place | null>(null);
  const sheet = useRef<HTMLDivElement>(null);

  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const { height, left, top, width } = sheet.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return {
      x: inside(((clientX - left) / width) * PHOTO_SCALE),
      y: inside(((clientY - top) / height) * PHOTO_SCALE),
    };
  };
  const putSign = ({ x, y }: Place) => {
    if (marks.signs.length >= MOST_SIGNS) return;
    onMark({ ...marks, signs: [...marks.signs, { x, y, sign: tool === 'pen' ? 'right' : tool }] });
  };
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const place = placeOf(event);
    if (tool !== 'pen') return putSign(place);
    if (marks.strokes.length >= MOST_STROKES) return;
    sheet.current?.setPointerCapture(event.pointerId);
    setDrawn([place.x, place.y]);
  };
  const draw = (event: PointerEvent) => {
    const [x = 0, y = 0] = drawn.slice(-2);
    if (drawn.length === 0 || drawn.length >= MOST_NUMBERS) return;
    const place = placeOf(event);
    if (Math.abs(place.x - x) + Math.abs(place.y - y) < SHORTEST) return;
    setDrawn([...drawn, place.x, place.y]);
  };
  const end = () => {
    // A touch without a way is no stroke.
    if (drawn.length > 2)
      onMark({ ...marks, strokes: [...marks.strokes, { colour: StrokeColour.red, points: [...drawn] }] });
    setDrawn([]);
  };
  const byKey = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const from = cursor ?? { x: PHOTO_SCALE / 2, y: PHOTO_SCALE / 2 };
    if (direction !== undefined)
      setCursor({ x: inside(from.x + direction[0]), y: inside(from.y + direction[1]) });
    else if (event.key === 'Enter') putSign(from);
    else return;
    event.preventDefault();
  };

  const strokes = drawn.length === 0 ? [] : [{ colour: StrokeColour.red, points: [...drawn] }];
  return (
    <Box
      ref={sheet}
      role="application"
      aria-label={texts.homework.photo(marks.picture + 1)}
      tabIndex={0}
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={byKey}
      onBlur={() => setCursor(null)}
      sx={{
        ...{ position: 'relative', maxWidth: 620, borderRadius: 1, overflow: 'hidden', mb: 1.5 },
        ...{ touchAction: 'none', userSelect: 'none', cursor: 'crosshair' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box component="img" src={url} alt="" draggable={false} sx={{ display: 'block', width: '100%' }} />
      <Marks marks={{ ...marks, strokes: [...marks.strokes, ...strokes] }} />
      {cursor && <Ring {...cursor} />}
    </Box>
  );
}

const Ring = ({ x, y }: Place) => (
  <Box
    sx={{
      ...{ position: 'absolute', width: 24, height: 24, m: '-12px', border: 2, borderRadius: '50%' },
      ...{ borderColor: 'error.main', pointerEvents: 'none' },
    }}
    style={{ left: `${(x * 100) / PHOTO_SCALE}%`, top: `${(y * 100) / PHOTO_SCALE}%` }}
  />
);
