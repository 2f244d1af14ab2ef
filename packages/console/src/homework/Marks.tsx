import { Box } from '@mui/material';
import type { PhotoMarks } from '../../../../src/contract/homework/homework.schema';
import { PHOTO_SCALE, type PhotoSign, type StrokeColour } from '../../../../src/contract/homework/values';

export const SIGNS: Readonly<Record<PhotoSign, string>> = { right: '✓', half: '½', wrong: '✗' };

const SIGN_COLOURS: Readonly<Record<PhotoSign, readonly [ink: string, ground: string]>> = {
  right: ['#0c804b', '#e6f5ed'],
  half: ['#4a3200', '#fff5dd'],
  wrong: ['#cb2c34', '#fdecec'],
};
const STROKES: Readonly<Record<StrokeColour, string>> = { red: '#cb2c34', green: '#0c804b', blue: '#1f6fd1' };
/** As in the app: a sign stays within the photo. */
const RIGHTMOST = 0.9 * PHOTO_SCALE;
const share = (place: number): string => `${(place * 100) / PHOTO_SCALE}%`;

/** Drawn over the photo as the parent's app does. */
export const Marks = ({ marks: { signs, strokes } }: { readonly marks: PhotoMarks }) => (
  <>
    <Box
      component="svg"
      viewBox={`0 0 ${PHOTO_SCALE} ${PHOTO_SCALE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' }}
    >
      {strokes.map(({ colour, points }, index) => (
        <polyline
          key={index}
          points={points.join(' ')}
          fill="none"
          stroke={STROKES[colour]}
          strokeWidth={3}
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </Box>
    {signs.map(({ sign, x, y }, index) => (
      <Box
        key={index}
        aria-hidden="true"
        sx={{
          ...{ position: 'absolute', width: 26, height: 26, mt: '-13px', ml: '4px', borderRadius: '50%' },
          ...{ display: 'grid', placeItems: 'center', pointerEvents: 'none', fontWeight: 700 },
          color: SIGN_COLOURS[sign][0],
          backgroundColor: SIGN_COLOURS[sign][1],
        }}
        style={{ left: share(Math.min(x, RIGHTMOST)), top: share(y) }}
      >
        {SIGNS[sign]}
      </Box>
    ))}
  </>
);
